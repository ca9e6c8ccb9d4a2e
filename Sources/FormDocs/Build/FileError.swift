/// A failure of the file system, with what was tried.
public struct FileError: Error, Sendable, Equatable {
    /// The file or folder.
    public var path: String
    /// What was tried, as "read" or "write".
    public var attempt: String
    /// The system's number for the reason.
    public var code: Int32

    /// Makes an error of the last system call.
    init(_ path: String, _ attempt: String, code: Int32 = errno) {
        self.path = path
        self.attempt = attempt
        self.code = code
    }

    /// Whether there is no such file.
    public var isMissing: Bool { code == ENOENT || code == ENOTDIR }

    /// Whether a file is where a folder must be, or a folder where a file must be.
    var isClash: Bool { code == EISDIR || code == ENOTDIR || code == EEXIST }

    /// The headline: "can't read 'Content/a.md': permission denied".
    public var message: String {
        "can't \(attempt) '\(path)': \(reason)"
    }

    private var reason: String {
        switch code {
        case ENOENT: "no such file or folder"
        case EACCES, EPERM: "permission denied"
        case EISDIR: "it is a folder"
        case ENODEV: "it is a pipe or a device"
        case ENOTDIR: "a part of the path is not a folder"
        case EEXIST: "something else has its name"
        case ENOSPC: "the disk is full"
        case EROFS: "the disk is read-only"
        case ELOOP: "its links lead in a circle"
        case ENAMETOOLONG: "the name is too long"
        case EWOULDBLOCK: "another build is writing there"
        case EMFILE, ENFILE: "too many open files"
        default: String(cString: strerror(code)).lowercased()
        }
    }
}
