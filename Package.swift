// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "FormDocs",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "formdocs", targets: ["formdocs-cli"]),
        .library(name: "FormMockup", targets: ["FormMockup"]),
        .library(name: "FormDocs", targets: ["FormDocs"]),
    ],
    targets: [
        .systemLibrary(
            name: "Ccmark", pkgConfig: "libcmark",
            providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
        .systemLibrary(
            name: "Cyaml", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .target(name: "FormMockup"),
        .target(name: "FormDocs", dependencies: ["FormMockup", "Ccmark", "Cyaml"]),
        .executableTarget(name: "formdocs-cli", dependencies: ["FormDocs"]),
        .testTarget(name: "FormMockupTests", dependencies: ["FormMockup"]),
        .testTarget(name: "FormDocsTests", dependencies: ["FormDocs"]),
    ],
    swiftLanguageModes: [.v6]
)
