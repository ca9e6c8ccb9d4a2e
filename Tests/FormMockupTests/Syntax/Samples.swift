/// Code of real size and shape for tests that break it on purpose.
enum Samples {
    /// All samples.
    static let all = [settings, model, language, urdu]

    /// A screen as an app has it.
    static let settings = #"""
        import SwiftUI

        struct NotificationSettings: View {
            @Environment(\.dismiss) private var dismiss
            @AppStorage("sound") private var sound = Sound.chime
            @State private var isOn = true, hours: ClosedRange<Int> = 9...17
            @Bindable var model: SettingsModel

            var body: some View {
                NavigationStack {
                    Form {
                        Section {
                            Toggle("Notifications", isOn: $isOn)
                            if isOn, let name = model.channel?.name {
                                LabeledContent("Channel", value: name) // (1) Only when it is on
                            } else if #available(iOS 18, *) {
                                Text("Off since \(model.date, format: .dateTime.day())")
                            }
                        } header: {
                            Label("Alerts", systemImage: "bell.badge").font(.headline)
                        } footer: {
                            Text("Delivered from \(hours.lowerBound) to \(hours.upperBound) o’clock.")
                                .foregroundStyle(.secondary)
                        }
                        Section("Sound") {
                            Picker("Tone", selection: $sound) {
                                ForEach(Sound.allCases, id: \.self) { tone in
                                    Text(tone.title).tag(tone)
                                }
                            }
                            #if os(iOS)
                            .pickerStyle(.inline)
                            #else
                            .pickerStyle(.radioGroup)
                            #endif
                            .disabled(!isOn)
                            Stepper("Volume: \(model.volume)", value: $model.volume, in: 0...10)
                        }
                    }
                    .navigationTitle("Notifications")
                    .toolbar {
                        ToolbarItem(placement: .confirmationAction) {
                            Button("Done", role: .none) { save(); dismiss() }
                        }
                    }
                    .task { await model.load() }
                }
            }

            private func save() {
                guard isOn else { return model.reset() }
                do { try model.save() } catch let error as SettingsError where error.isFatal {
                    fatalError("\(error)")
                } catch { print(error) }
            }
        }

        #Preview("Settings", traits: .sizeThatFitsLayout) {
            NotificationSettings(model: .init(volume: 3))
        }
        """#

    /// A model with what stands around screens.
    static let model = #"""
        @MainActor @Observable
        final class SettingsModel: Identifiable, Sendable {
            enum Sound: String, CaseIterable, Codable { case chime = "c", bell, none }
            enum Event { case moved(x: Int, y: Int = 0), failed(any Error), idle }
            typealias Handler<T> = @Sendable (T) async throws -> Void

            private(set) var volume: Int { didSet { changed?(volume) } }
            nonisolated(unsafe) static var shared: SettingsModel! = nil
            lazy var names: [String: [Sound?]] = ["a": [.chime, nil], "b": []]
            var changed: ((Int) -> Void)?
            subscript(index: Int) -> Int { get { volume + index } set { volume = newValue } }

            init(volume: Int = 5) { self.volume = volume }
            deinit { changed = nil }

            func handle(_ event: Event, with handler: Handler<Event>...) async rethrows -> Bool {
                switch event {
                case .moved(let x, y: 0...10) where x > 3, .moved(x: 0, _): return true
                case let .failed(error as CancellationError): throw error
                case .failed, .idle: break
                }
                outer: for (i, h) in handler.enumerated() where i % 2 == 0 {
                    defer { volume += 1 }
                    while let next = queue.popLast(), next != 3 { continue outer }
                    repeat { try await h(event) } while volume < 10
                }
                return try? await load()?.items[0]!.flag ?? false
            }
        }

        extension Array where Element: Comparable, Element.Type == Int.Type {
            static func <+> (a: Self, b: inout [Element]) -> some Sequence<Element> {
                zip(a, b).lazy.map { $0 < $1 ? $0 : $1 }.filter { [weak self] (x: Element) -> Bool in
                    x != nil
                }
            }
        }
        """#

    /// Literals, operators and other corners of the grammar.
    static let language = ##"""
        infix operator <+>: AdditionPrecedence
        let a = 0x1F + 1_000.5e-3 - -b << 2 &+ ~c, d = (x: 1, y: (2, "three"))
        let text = """
            One \(two + "\(three ? "a" : #"b\#(c)"#)") \
              four
            """
        let pattern = /[a-z]+(\d{2,3})\/x/, other = #/a/b/#
        let path = \Model.items[0]?.name.count, own = \.self
        let made = Dictionary<String, [Int?]>(uniqueKeysWithValues: [("a", [1, nil])])
        let kind = if a < b, c > d { "x" } else { switch e { case 1, 2: "y" default: "z" } }
        let f: (Int, inout [String]) async throws -> ((A & B)?, any P<Q>.Type) = { _, _ in g() }
        if case .some(let (x, y))? = z as? (Int, Int), x is Int { h(&x, y...) }
        func variadic<each T: P>(_ value: repeat each T) -> (repeat each T) where T: Q {}
        #if DEBUG && canImport(UIKit)
        #warning("later")
        #endif
        async let l = m(); _ = await (l, n)
        /* outer /* inner */ */ o.p { $0 } q: { $1 } // end
        """##

    /// Urdu in names, strings and comments.
    static let urdu = #"""
        let زمرے = ["کام", "ذاتی", "صحت"] // زمرہ جات
        Form {
            Section(header: Text("پروفائل"), footer: Text("کل \(زمرے.count) زمرے")) {
                ForEach(زمرے, id: \.self) { زمرہ in
                    Toggle(زمرہ, isOn: $منتخب) // (1) ہر زمرے کے لیے
                }
            }
        }
        """#
}
