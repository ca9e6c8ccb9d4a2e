import Testing

@testable import FormMockup

/// `#if`, folded for iOS.
struct ConditionalCompilationParsingTests {
    @Test func aroundStatements() {
        expectTree(
            #"""
            #if os(iOS)
            a
            #else
            b
            #endif
            """#,
            #"""
            a
            """#)
    }

    @Test func aroundModifiers() {
        expectTree(
            #"""
            Text("a")
                #if os(macOS)
                .frame(1)
                #elseif os(iOS)
                .padding()
                #endif
                .bold()
            """#,
            #"""
            (postfix Text (call "a") .padding (call) .bold (call))
            """#)
    }

    @Test func aroundMembersAndCases() {
        expectTree(
            #"""
            enum E {
                #if canImport(AppKit)
                case a
                #endif
                case b
            }
            switch e {
            #if !DEBUG
            case .x: 1
            #endif
            case .b: 2
            }
            """#,
            #"""
            (enum E (cases b))
            (switch e (case .b (do 2)))
            """#)
    }

    @Test func aroundAttributes() {
        expectTree(
            #"""
            #if compiler(>=6)
            @Other
            #endif
            struct S {}
            """#,
            #"""
            (struct S @Other)
            """#)
    }

    @Test func nested() {
        expectTree(
            #"""
            #if os(iOS) && DEBUG
            #if targetEnvironment(simulator) || FLAG
            a
            #else
            b
            #endif
            #else
            c
            #endif
            """#,
            #"""
            b
            """#)
    }

    @Test func conditions() {
        expectTree(
            #"""
            #if canImport(UIKit) && (swift(>=5.9) || compiler(<5)) && !os(watchOS) && !targetEnvironment(macCatalyst)
            a
            #endif
            """#,
            #"""
            a
            """#)
    }

    @Test func droppedCodeMayBeBroken() {
        expectTree(
            #"""
            #if os(Linux)
            let a = "
            } ) ' $
            #endif
            b
            """#,
            #"""
            b
            """#)
    }
}
