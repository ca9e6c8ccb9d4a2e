import SwiftUI

/// A screen that is spread over three files and an extension.
struct SoundSettings: View {
    @State private var isQuiet = true
    @State private var chime = Chime.bell

    var body: some View {
        NavigationStack {
            Form {
                QuietRow(isQuiet: $isQuiet)
                chimes
            }
            .navigationTitle("Sound")
        }
    }

    /// A class may have functions that are no types.
    final class Player {
        class func play() {}
    }
}

extension SoundSettings {
    var chimes: some View {
        Section("Chime") {
            Picker("Sound", selection: $chime) {
                ForEach(Chime.allCases) { Text($0.rawValue) }
            }
            VolumeKnob(title: "Volume")
        }
        .engraved()
    }
}

enum Chime: String, CaseIterable, Identifiable {
    case bell = "Bell"
    case gong = "Gong"

    var id: String { rawValue }
}

// struct Commented: View { var body: some View { Form {} } }
