extension GrammarSnippets {
    /// `#if` around whatever it may stand around, in files of their own.
    static let conditions: [String] = [
        #"""
        #if canImport(UIKit) && !os(watchOS)
        import UIKit
        #elseif canImport(AppKit) || targetEnvironment(macCatalyst)
        import AppKit
        #else
        #error("no kit")
        #endif
        #if swift(>=5.9) && compiler(<99.0)
        let a = 1
        #endif
        #if DEBUG
        #if os(iOS)
        let b = 1
        #endif
        #endif
        #if hasFeature(Something) || hasAttribute(other) || (arch(arm64) && _endian(little))
        let c = 2
        #endif
        """#,
        #"""
        #if compiler(>=99)
        this is a language ] of tomorrow ( that nobody can read yet
        #else
        let today = 1
        #endif
        #if swift(<4)
        func old(@noescape f: ()) -> { ]
        #endif
        """#,
        #"""
        struct A: P {
            #if os(iOS)
            var a = 1
            #else
            var a = 2
            #endif
            #if DEBUG
            @available(iOS 17, *)
            #endif
            func f() {}
            enum E {
                case one
                #if os(macOS)
                case two
                #elseif os(iOS)
                case three, four
                #endif
            }
        }
        #if os(iOS)
        @MainActor
        #endif
        class B {}
        """#,
        #"""
        func f(_ a: Int) -> Int {
            switch a {
            #if os(iOS)
            case 1: return 1
            #else
            case 1: return 2
            #endif
            case 2:
                #if DEBUG
                return 3
                #else
                return 4
                #endif
            default: return 5
            }
        }
        """#,
        #"""
        struct V: View {
            var body: some View {
                Form {
                    Text("a")
                        .bold()
                        #if os(iOS)
                        .listStyle(.insetGrouped)
                        #if DEBUG
                        .border(.red)
                        #endif
                        #elseif os(macOS)
                        .padding()
                        #endif
                        .italic()
                    #if os(iOS)
                    Button("b") { act() }
                    #endif
                }
                #if os(iOS)
                .navigationTitle("c")
                #endif
            }
        }
        """#,
        #"""
        func f() {
            let a = 1
            #if os(iOS)
            if a == 1 { return }
            #endif
            g {
                b()
                #if DEBUG
                c()
                #endif
            }
            let x = h
                #if os(iOS)
                .i()
                #else
                .j()
                #endif
            _ = x
        }
        """#,
    ]
}
