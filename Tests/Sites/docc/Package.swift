// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Fancy",
  products: [.library(name: "Fancy", targets: ["Fancy"])],
  dependencies: [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")],
  targets: [.target(name: "Fancy")]
)
