// swift-tools-version: 6.1
import PackageDescription
let package = Package(
  name: "Fancy",
  dependencies: [.package(path: "../..")],
  targets: [.target(name: "Fancy"), .target(name: "Paper")])
