// swift-tools-version: 6.1
import PackageDescription

// Read the list downwards: a target only ever imports targets above it.
// The whole map, with what each module may know, is in Documentation/ARCHITECTURE.md.

let strict: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

// `View` is main-actor isolated as in SwiftUI, and a view file is compiled in Swift 5 mode as Xcode's
// templates do; the runtime that plays it shares that mode so that both see the same isolation rules.
let likeSwiftUI: [SwiftSetting] = strict + [.swiftLanguageMode(.v5)]

let package = Package(
  name: "Showreel",
  products: [
    .library(name: "Showreel", targets: ["Showreel"]),
    .library(name: "SwiftUI", targets: ["SwiftUI", "Combine"]),
    .executable(name: "showreel", targets: ["ShowreelCLI"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    // C libraries: a module map each, no logic.
    .systemLibrary(name: "CSDL2", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(
      name: "CFFmpeg", pkgConfig: "libavformat",
      providers: [.apt(["libavcodec-dev", "libavformat-dev", "libavutil-dev", "libswscale-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CRSVG", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),

    // Values.
    .target(name: "Geometry", swiftSettings: strict),
    .target(name: "Motion", dependencies: ["Geometry"], swiftSettings: strict),
    .target(name: "Drawing", dependencies: ["Geometry"], swiftSettings: strict),

    // SwiftUI's half.
    .target(
      name: "Views", dependencies: ["Geometry", "Motion", "Drawing", "OpenCombine"],
      swiftSettings: likeSwiftUI),

    // Pixels and files.
    .target(
      name: "Raster", dependencies: ["Geometry", "Drawing", "CPango", "CRSVG"],
      swiftSettings: strict),
    .target(
      name: "Compositor", dependencies: ["Geometry", "Drawing", "Raster", "CSDL2"],
      swiftSettings: strict),
    .target(name: "Movie", dependencies: ["CFFmpeg"], swiftSettings: strict),

    .testTarget(name: "GeometryTests", dependencies: ["Geometry"]),
    .testTarget(name: "MotionTests", dependencies: ["Motion"]),
    .testTarget(name: "MovieTests", dependencies: ["Movie"]),
    .testTarget(name: "CompositorTests", dependencies: ["Compositor", "Drawing", "Raster", "Geometry"]),
    .testTarget(name: "ViewsTests", dependencies: ["Views", "Drawing", "Motion", "Geometry"]),
  ]
)
