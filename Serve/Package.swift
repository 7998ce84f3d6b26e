// swift-tools-version: 6.1
import PackageDescription

// What 'showreel serve' starts. A package of its own, so that who builds Showreel neither fetches nor builds a
// server: swift build -c release --package-path Serve
let package = Package(
  name: "showreel-serve",
  dependencies: [
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1")
  ],
  targets: [
    .executableTarget(
      name: "showreel-serve", dependencies: ["FlyingFox"], path: "Sources",
      resources: [.embedInCode("Page")],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
    .testTarget(
      name: "ServeTests", dependencies: ["showreel-serve", "FlyingFox"], path: "Tests",
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
  ]
)
