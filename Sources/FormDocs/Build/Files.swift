/// The file system through its own calls: the only place that opens anything.
public enum Files {
    /// What a path leads to.
    enum Kind: Sendable {
        case file, folder, other
    }

    /// One name in a folder.
    struct Entry: Sendable {
        var name: String
        var kind: Kind
        /// Whether it is a symbolic link; the kind is that of its target.
        var isLink: Bool
    }

    /// All bytes of a file.
    static func read(_ path: String) throws(FileError) -> [UInt8] {
        // A pipe that nobody writes to would be waited for without end, unless it is one that the
        // command was given, as by `<(…)`.
        let isGiven = path.hasPrefix("/dev/fd/") || path == "/dev/stdin"
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | (isGiven ? 0 : O_NONBLOCK))
        guard descriptor >= 0 else { throw FileError(path, "read") }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileError(path, "read") }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw FileError(path, "read", code: EISDIR)
        default: if !isGiven { throw FileError(path, "read", code: ENODEV) }
        }
        return try readAll(descriptor, path, sizeHint: Int(status.st_size))
    }

    /// All bytes of the standard input.
    static func readStandardInput() throws(FileError) -> [UInt8] {
        try readAll(0, "standard input", sizeHint: 0)
    }

    private static func readAll(
        _ descriptor: Int32, _ path: String, sizeHint: Int
    ) throws(FileError) -> [UInt8] {
        var failure: FileError?
        var capacity = max(sizeHint + 1, 4096)
        var result: [UInt8] = []
        while true {
            var isAtEnd = false
            let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                while count < buffer.count {
                    let got = systemRead(
                        descriptor, buffer.baseAddress! + count, buffer.count - count)
                    if got < 0, errno == EINTR { continue }
                    if got < 0 { failure = FileError(path, "read") }
                    guard got > 0 else {
                        isAtEnd = true
                        return
                    }
                    count += got
                }
            }
            if let failure { throw failure }
            if isAtEnd, result.isEmpty { return chunk }
            result += chunk
            if isAtEnd { return result }
            capacity *= 2
        }
    }

    /// Writes a whole file, replacing what is there.
    static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileError(path, "write") }
        let isWritten = write(bytes, to: descriptor)
        let code = errno
        guard close(descriptor) == 0, isWritten else {
            throw FileError(path, "write", code: isWritten ? errno : code)
        }
    }

    /// Writes all bytes to an open file; false when that failed.
    @discardableResult static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let count = systemWrite(
                    descriptor, buffer.baseAddress! + offset, buffer.count - offset)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                offset += count
            }
            return true
        }
    }

    /// Whether a file holds exactly these bytes.
    static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            Int(status.st_size) == bytes.count, let there = try? read(path),
            there.count == bytes.count
        else { return false }
        return memcmp(there, bytes, bytes.count) == 0
    }

    /// What a path leads to, through links; nil when there is nothing.
    static func kind(_ path: String) -> Kind? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return kind(of: status.st_mode)
    }

    /// Whether a name is taken, also by a link that leads nowhere.
    static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Whether there is a folder, not merely a link to one.
    static func isRealFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// What keeps files from being made in a folder; nil when nothing does.
    static func writeFault(_ folder: String) -> FileError? {
        access(folder, W_OK | X_OK) == 0 ? nil : FileError(folder, "write to the folder")
    }

    /// The names in a folder, sorted by their bytes.
    static func list(_ path: String) throws(FileError) -> [Entry] {
        guard let folder = opendir(path) else { throw FileError(path, "read") }
        defer { closedir(folder) }
        var entries: [Entry] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            if name == "." || name == ".." { continue }
            let full = path + "/" + name
            switch Int32(entry.pointee.d_type) {
            case Int32(DT_REG): entries.append(Entry(name: name, kind: .file, isLink: false))
            case Int32(DT_DIR): entries.append(Entry(name: name, kind: .folder, isLink: false))
            default:
                var status = stat()
                guard lstat(full, &status) == 0 else { continue }
                let isLink = status.st_mode & S_IFMT == S_IFLNK
                // A link that leads nowhere is something else.
                entries.append(Entry(name: name, kind: kind(full) ?? .other, isLink: isLink))
            }
        }
        return entries.sorted { Paths.precedes($0.name, $1.name) }
    }

    private static func kind(of mode: mode_t) -> Kind {
        switch mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        default: .other
        }
    }
}

private func systemRead(_ descriptor: Int32, _ start: UnsafeMutableRawPointer, _ count: Int) -> Int
{
    read(descriptor, start, count)
}

private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
    write(descriptor, start, count)
}
