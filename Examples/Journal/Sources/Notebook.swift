import SwiftUI

struct Notebook: Identifiable {
    let id: Int
    var name: LocalizedStringKey
    var entries: Int

    static let samples = [
        Notebook(id: 1, name: "journal.notebook.travel", entries: 12),
        Notebook(id: 2, name: "journal.notebook.garden", entries: 1),
    ]
}

struct NotebookRow: View {
    let notebook: Notebook

    var body: some View {
        LabeledContent {
            Text("journal.entries \(notebook.entries)")
        } label: {
            Label(notebook.name, systemImage: "book.closed")
        }
    }
}
