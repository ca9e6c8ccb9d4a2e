// The worker of Scripts/try-sources: draws every form screen below one folder.
//
//     formdocs-try FOLDER [SCREENS-TO-PASS-OVER]
//
// Standard output has one line for each event, written at once: the folder's report, then for each
// screen `begin FILE VIEW` with tabs between, so that a crash or a hang can be told, and its
// report. Reports are JSON.

import FormDocs
import Foundation

let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first, arguments.count <= 2 else {
    FileHandle.standardError.write(
        Data("usage: formdocs-try FOLDER [SCREENS-TO-PASS-OVER]\n".utf8))
    exit(2)
}
let passedOver = arguments.dropFirst().first.flatMap { Int($0) } ?? 0

// As much stack as the threads of a build have.
let thread = Thread {
    Trial(folder: folder).run(from: passedOver)
    exit(0)
}
thread.stackSize = 64 << 20
thread.start()
while true { sleep(1000) }
