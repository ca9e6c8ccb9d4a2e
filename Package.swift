// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "FormDocs",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "formdocs", targets: ["formdocs-cli"]),
        .library(name: "FormMockup", targets: ["FormMockup"]),
    ],
    targets: [
        .systemLibrary(
            name: "Ccmark", pkgConfig: "libcmark",
            providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
        .systemLibrary(
            name: "Cyaml", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        // The files of Themes/, embedded by the C compiler.
        .target(name: "CThemes"),
        // What languages write numbers and dates with, embedded likewise.
        .target(name: "CLocales", exclude: ["locales.txt"]),
        .target(
            name: "FormMockup",
            // Rounding calls the C library, and a pure module imports nothing that brings it.
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(
            name: "FormDocs",
            dependencies: ["FormMockup", "Ccmark", "Cyaml", "CThemes", "CLocales"]),
        .executableTarget(name: "formdocs-cli", dependencies: ["FormDocs"]),
        // The worker of Scripts/try-sources.
        .executableTarget(name: "formdocs-try", dependencies: ["FormDocs", "FormMockup"]),
        .testTarget(name: "FormMockupTests", dependencies: ["FormMockup"]),
        .testTarget(name: "FormDocsTests", dependencies: ["FormDocs"]),
        .testTarget(
            name: "TryingTests", dependencies: ["formdocs-try"], path: "Tests/Trying",
            exclude: ["Fixture", "fake-worker"]),
        // The native side of the WebAssembly test.
        .executableTarget(
            name: "wasm-reference", dependencies: ["FormMockup"], path: "Tests/Wasm/Reference"),
        // Holds the arrows between folders and modules, by reading the sources.
        .testTarget(
            name: "ArchitectureTests", dependencies: ["CThemes"], path: "Tests/Architecture"),
    ],
    swiftLanguageModes: [.v6]
)
