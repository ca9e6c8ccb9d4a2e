import SwiftUI

/// How often the journal asks for an entry.
enum Rhythm: String, CaseIterable, Identifiable {
    case daily, weekly, never

    var id: Self { self }

    var title: LocalizedStringKey {
        switch self {
        case .daily: "journal.rhythm.daily"
        case .weekly: "journal.rhythm.weekly"
        case .never: "journal.rhythm.never"
        }
    }
}

struct JournalSettingsView: View {
    @State private var rhythm = Rhythm.daily
    @State private var keepsPhotos = true
    let notebooks: [Notebook]

    var body: some View {
        Form {
            Section {
                Picker("journal.rhythm", selection: $rhythm) {
                    ForEach(Rhythm.allCases) { Text($0.title).tag($0) }
                }
                Toggle("journal.photos", isOn: $keepsPhotos)
            } footer: {
                if keepsPhotos { Text("journal.photos.note") }
            }

            Section("journal.notebooks") {
                ForEach(notebooks) { NotebookRow(notebook: $0) }
            }
        }
        .navigationTitle("journal.settings")
    }
}

#Preview {
    JournalSettingsView(notebooks: Notebook.samples)
}
