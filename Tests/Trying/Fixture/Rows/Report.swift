import SwiftUI

/// Has a section, but is no view.
struct Report {
    var text = "struct Quoted: View { var body: some View { Form {} } }"

    func preview() -> some View {
        Section { Text(text) }
    }
}
