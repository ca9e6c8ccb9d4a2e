import SwiftUI

/// A row, not a screen.
struct QuietRow: View {
    @Binding var isQuiet: Bool

    var body: some View {
        Toggle("Quiet hours", isOn: $isQuiet)
    }

    /// Pushed by the row.
    struct Explanation: View {
        var body: some View {
            List {
                Section {
                    Text("Nothing sounds between \(hours("22")) and 7 o'clock.")
                }
            }
        }

        func hours(_ text: String) -> String { text }
    }
}
