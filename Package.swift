// swift-tools-version: 6.1
import PackageDescription

// Read the list downwards: a target only ever imports targets above it.
// The whole map, with what each module may know, is in Documentation/ARCHITECTURE.md.

let strict: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

// `View` is main-actor isolated as in SwiftUI, and a view file is compiled in Swift 5 mode as Xcode's
// templates do; the runtime that plays it shares that mode so that both see the same isolation rules.
let likeSwiftUI: [SwiftSetting] = strict + [.swiftLanguageMode(.v5)]

// What reads texts tells libFuzzer what a text reaches, in the build that Scripts/fuzz makes; to count all that is
// below it would take hours to build and say little about the text.
let fuzzed: [SwiftSetting] =
  Context.environment["SHOWREEL_FUZZ"] == nil
  ? [] : [.define("LIBFUZZER"), .unsafeFlags(["-Xfrontend", "-sanitize=fuzzer"])]

// What 'showreel --version' names. Whoever makes a release says it: a build of a working copy is of no commit, and
// the manifest is not read again when there is another.
let commit: [CSetting] =
  Context.environment["SHOWREEL_COMMIT"].map { [.define("SHOWREEL_COMMIT", to: "\"\($0)\"")] } ?? []

// Checks read Swift with the swift-syntax that the toolchain brings along, where Scripts/lib/optimized.sh names its
// folder: to build that library is a third of a check's build, and all others build the release named below.
let toolchainSyntax = Context.environment["SHOWREEL_SYNTAX"]
func syntax(_ modules: String...) -> [Target.Dependency] {
  toolchainSyntax == nil ? modules.map { .product(name: $0, package: "swift-syntax") } : []
}

let package = Package(
  name: "Showreel",
  products: [
    .library(name: "Showreel", targets: ["Showreel"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .executable(name: "showreel", targets: ["ShowreelCLI"]),
    .plugin(name: "ShowreelPlugin", targets: ["ShowreelPlugin"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
  ]
    + (toolchainSyntax == nil
      ? [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")] : []),
  targets: [
    // C libraries: a module map each, no logic. CCommit is one word that the build is told.
    // None says what to link with: CDelayLoad opens them. pkg-config does, where only it knows the headers' folders; the
    // program's linker leaves out again what nothing calls.
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(
      name: "CFFmpeg", providers: [.apt(["libavcodec-dev", "libavformat-dev", "libavutil-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CMark", providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .systemLibrary(name: "CCurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(
      name: "CSeccomp", pkgConfig: "libseccomp", providers: [.apt(["libseccomp-dev"])]),
    .systemLibrary(name: "CFiles"),
    .systemLibrary(name: "CRSVG", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
    .target(name: "CCommit", cSettings: commit),
    // FFmpeg brings 134 libraries along, the others thirty or forty each: three quarters of what it takes to start.
    .target(
      name: "CDelayLoad", dependencies: ["CFFmpeg", "CSDL2", "CPango", "CRSVG", "CMark", "CCurl"]),
    // For the processor that there is, which Swift cannot ask.
    .target(name: "CWeightedSum"),

    // Values.
    .target(name: "Wording", exclude: ["README.md"], swiftSettings: strict),
    .target(name: "Pixels", exclude: ["README.md"], swiftSettings: strict),
    .target(
      name: "Fingerprints", dependencies: ["CFFmpeg", "CDelayLoad"], exclude: ["README.md"],
      swiftSettings: strict),
    .target(name: "Threads", exclude: ["README.md"], swiftSettings: strict),
    .target(
      name: "Geometry", dependencies: ["Wording"], exclude: ["README.md"], swiftSettings: strict),
    .target(
      name: "Motion", dependencies: ["Wording", "Geometry"], exclude: ["README.md"],
      swiftSettings: strict),
    .target(
      name: "Drawing", dependencies: ["Geometry"], exclude: ["README.md"], swiftSettings: strict),

    // SwiftUI's half: what plays views, and the views that people write.
    .target(
      name: "ViewEngine",
      dependencies: ["Threads", "Geometry", "Motion", "Drawing", "OpenCombine"],
      exclude: ["README.md"], swiftSettings: likeSwiftUI),
    .target(
      name: "Views", dependencies: ["Geometry", "Motion", "Drawing", "ViewEngine", "OpenCombine"],
      exclude: ["README.md"], swiftSettings: likeSwiftUI),

    // Pixels and files.
    .target(
      name: "Raster",
      dependencies: [
        "Wording", "Pixels", "Fingerprints", "Geometry", "Drawing", "CPango", "CRSVG",
        "CDelayLoad",
      ],
      exclude: ["README.md"], swiftSettings: strict),
    .target(
      name: "Vectors", dependencies: ["Geometry", "Drawing", "Raster"], exclude: ["README.md"],
      swiftSettings: strict),
    .target(
      name: "Compositing",
      dependencies: [
        "Pixels", "Geometry", "Drawing", "Raster", "CSDL2", "CDelayLoad", "CWeightedSum",
      ],
      exclude: ["README.md"], swiftSettings: strict),
    .target(
      name: "Movie",
      dependencies: [
        "Wording", "Pixels", "Fingerprints", "Threads", "CFFmpeg", "CDelayLoad", "CFiles",
      ],
      exclude: ["README.md"],
      swiftSettings: strict),

    // Where they meet.
    .target(
      name: "Studio",
      dependencies: [
        "Wording", "Pixels", "Geometry", "Motion", "Drawing", "ViewEngine", "Views", "Raster",
        "Vectors", "Compositing", "Movie",
      ],
      exclude: ["README.md"], swiftSettings: strict + fuzzed),
    .target(
      name: "Presets",
      dependencies: [
        "Wording", "Geometry", "Motion", "Views", "Movie", "Studio", "Yams", "OpenCombine",
      ] + syntax("SwiftSyntax", "SwiftParser"),
      exclude: ["README.md"], swiftSettings: likeSwiftUI + fuzzed),
    .target(
      name: "Snippets",
      dependencies: [
        "Wording", "Fingerprints", "Threads", "Views", "Movie", "Studio", "CMark", "CCurl",
        "CDelayLoad", "CSeccomp",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ] + syntax("SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics"),
      exclude: ["README.md"], swiftSettings: strict + fuzzed),

    // What people import and run.
    .target(
      name: "Showreel", dependencies: ["Movie", "Studio", "Views"], exclude: ["README.md"]),
    .target(
      name: "SwiftUI", dependencies: ["Views", "OpenCombine"], exclude: ["README.md"]),
    .executableTarget(
      name: "ShowreelCLI",
      dependencies: [
        "Wording", "Pixels", "Fingerprints", "Geometry", "Drawing", "Views", "Compositing", "Movie",
        "Raster", "Studio",
        "Presets", "Snippets", "Showreel", "SwiftUI", "CMalloc", "CCommit",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      exclude: ["README.md", "link.cfg"], swiftSettings: strict,
      // A demo is compiled into a library of its own and finds the views in this executable.
      linkerSettings: [
        .unsafeFlags(["-Xlinker", "--export-dynamic"]),
        .unsafeFlags([
          "-Xclang-linker", "--config=\(Context.packageDirectory)/Sources/ShowreelCLI/link.cfg",
        ]),
      ]),

    // 'swift package showreel', in a package that depends on this one.
    .plugin(
      name: "ShowreelPlugin",
      capability: .command(
        intent: .custom(verb: "showreel", description: "Makes clips of the package's views."),
        permissions: [.writeToPackageDirectory(reason: "Clips are written beside the code.")]),
      path: "Sources/ShowreelPlugin", exclude: ["README.md"]),

    // How a package makes clips of its own views.
    .executableTarget(
      name: "MakeClip", dependencies: ["Showreel"], path: "Examples/MakeClip",
      swiftSettings: likeSwiftUI),

    // What a clip costs, by stage: swift run -c release showreel-benchmark
    .executableTarget(
      name: "showreel-benchmark",
      dependencies: [
        "Drawing", "Geometry", "Motion", "Movie", "Raster", "Studio", "Presets", "Views",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Benchmarks", exclude: ["README.md"], swiftSettings: likeSwiftUI),

    // What tests of many modules need: it knows none of them.
    .target(
      name: "TestSupport", path: "Tests/TestSupport", exclude: ["README.md"],
      swiftSettings: strict),

    // What reads other people's texts, for Scripts/fuzz and the tests to throw anything at.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Studio", "Presets", "Snippets", "Raster", "Drawing", "Movie", "Vectors", "TestSupport",
      ],
      path: "Tests/Fuzzing/Targets",
      swiftSettings: strict + fuzzed),
    .executableTarget(
      name: "showreel-fuzz", dependencies: ["FuzzTargets", "Movie", "TestSupport"],
      path: "Tests/Fuzzing/Command",
      swiftSettings: strict + fuzzed),
    .testTarget(
      name: "FuzzTests",
      dependencies: ["FuzzTargets", "Snippets", "ShowreelCLI", "TestSupport", "showreel-fuzz"],
      exclude: ["Regressions"],
      swiftSettings: strict),
    // Random views under random scripts, and whether their frames are the same however they are
    // drawn: some in the tests, a million by swift run -c release showreel-frames.
    .target(
      name: "ExactFrames",
      dependencies: [
        "Pixels", "Geometry", "Motion", "Drawing", "ViewEngine", "Views", "Raster", "Compositing",
        "Studio", "TestSupport",
      ],
      path: "Tests/ExactFrames", exclude: ["README.md"], swiftSettings: likeSwiftUI),
    .executableTarget(
      name: "showreel-frames",
      dependencies: [
        "Geometry", "Views", "Raster", "Compositing", "Studio", "Presets", "Snippets", "SwiftUI",
        "ExactFrames",
      ],
      path: "Tests/ExactFramesCommand", swiftSettings: strict,
      // It plays demos as the preview does: in its own process, with its own views.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),

    // A demo for each name of SwiftUI's or family of names, and the pictures that they are held to.
    .target(
      name: "Gallery",
      dependencies: [
        "Geometry", "Motion", "Pixels", "Drawing", "ViewEngine", "Views", "Raster", "Studio",
        "SwiftUI", "ExactFrames",
      ],
      path: "Tests/Gallery", exclude: ["Pictures", "README.md"], swiftSettings: likeSwiftUI),
    .executableTarget(
      name: "showreel-gallery", dependencies: ["Gallery", "Raster", "ExactFrames"],
      path: "Tests/GalleryCommand", swiftSettings: strict),

    .testTarget(name: "DrawingTests", dependencies: ["Drawing", "Geometry"]),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry", "TestSupport"]),
    .testTarget(name: "MotionTests", dependencies: ["Motion", "Geometry", "TestSupport"]),
    .testTarget(name: "WordingTests", dependencies: ["Wording"]),
    .testTarget(name: "PixelsTests", dependencies: ["Pixels"]),
    .testTarget(name: "FingerprintsTests", dependencies: ["Fingerprints"]),
    .testTarget(name: "ThreadsTests", dependencies: ["Threads"]),
    .testTarget(
      name: "MovieTests", dependencies: ["Movie", "Pixels", "CDelayLoad", "TestSupport"]),
    .testTarget(
      name: "CompositingTests",
      dependencies: [
        "Compositing", "Drawing", "Raster", "Geometry", "Pixels", "CWeightedSum", "TestSupport",
      ]),
    .testTarget(
      name: "RasterTests", dependencies: ["Raster", "Drawing", "Geometry", "CPango", "TestSupport"]),
    .testTarget(
      name: "VectorsTests", dependencies: ["Vectors", "Raster", "Drawing", "Geometry"]),
    .testTarget(
      name: "ViewsTests",
      dependencies: [
        "ViewEngine", "Views", "Drawing", "Motion", "Geometry", "OpenCombine", "TestSupport",
      ],
      swiftSettings: likeSwiftUI),
    .testTarget(
      name: "StudioTests",
      dependencies: [
        "Studio", "ViewEngine", "Views", "Movie", "Motion", "Geometry", "Drawing", "Raster",
        "Vectors", "Compositing", "Pixels", "ExactFrames", "TestSupport",
      ],
      exclude: ["Goldens", "Truth/Curves", "Truth/Ink"],
      swiftSettings: likeSwiftUI),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["Gallery", "ExactFrames", "Raster", "Studio", "TestSupport"],
      swiftSettings: likeSwiftUI),
    .testTarget(
      name: "PresetsTests",
      dependencies: [
        "Presets", "Studio", "Views", "Movie", "Motion", "Geometry", "Drawing", "Raster", "Yams",
        "TestSupport",
      ],
      swiftSettings: likeSwiftUI),
    .testTarget(
      name: "SnippetsTests",
      dependencies: ["Movie", "Snippets", "Studio", "SwiftUI", "TestSupport", "Views", "Wording"],
      // Compiled by the tests, as a stranger's.
      exclude: ["Attacks/attack.c"]),
    .testTarget(
      name: "PreviewTests",
      dependencies: [
        "ShowreelCLI", "Studio", "ViewEngine", "Views", "Compositing", "Raster", "Movie", "Pixels",
        "TestSupport",
      ],
      swiftSettings: likeSwiftUI),
    // Whether the sources keep to what the documents say of them.
    .testTarget(
      name: "HouseTests",
      dependencies: [
        "ShowreelCLI", "Movie", "Presets", "Snippets", "TestSupport",
      ] + syntax("SwiftSyntax", "SwiftParser"),
      swiftSettings: likeSwiftUI),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "ShowreelCLI", "Compositing", "Movie", "Studio", "Presets", "Snippets", "TestSupport",
        "Yams",
      ] + syntax("SwiftSyntax", "SwiftParser")),
  ]
)

// What checks are built as. Only where Scripts/lib/optimized.sh says so: SwiftPM allows a package that others depend on
// no such flags.
if Context.environment["SHOWREEL_OPTIMIZED"] != nil {
  // A warning is an error, so that a build which compiles a file again and one which does not say the same of it.
  for target in package.targets where [.regular, .executable, .test].contains(target.type) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-warnings-as-errors"])]
  }
  // Tests draw millions of pixels and lay out thousands of screens, with a quarter of the processor's time where that
  // is optimised: a module at a time, of which the compiler reads no file twice. What only reads texts and starts programs
  // takes longer to optimise than that saves.
  let readsAndStarts: Set = [
    "Snippets", "ShowreelCLI", "Presets", "Gallery", "showreel-gallery", "showreel-benchmark",
    "showreel-fuzz",
  ]
  for target in package.targets where target.name == "CWeightedSum" {
    target.cSettings = [.unsafeFlags(["-O2"])]
  }
  for target in package.targets where [.regular, .executable].contains(target.type) {
    let optimised = readsAndStarts.contains(target.name) ? [] : ["-O"]
    target.swiftSettings =
      (target.swiftSettings ?? []) + [
        .unsafeFlags(optimised + ["-whole-module-optimization", "-num-threads", "2"])
      ]
  }
}

if let toolchainSyntax {
  for target in package.targets where [.regular, .executable, .test].contains(target.type) {
    target.swiftSettings =
      (target.swiftSettings ?? []) + [.unsafeFlags(["-I", toolchainSyntax])]
    target.linkerSettings =
      (target.linkerSettings ?? []) + [
        .unsafeFlags(["-L", toolchainSyntax, "-Xlinker", "-rpath", "-Xlinker", toolchainSyntax])
      ]
  }
}
