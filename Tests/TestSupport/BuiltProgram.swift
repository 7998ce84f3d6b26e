import Foundation

/// Programs of this package, which the build puts beside the tests.
package enum BuiltProgram {
  /// nil where it was not built.
  package static let showreel = named("showreel")

  /// nil where it was not built.
  package static func named(_ name: String) -> URL? {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = [
      tests.deletingLastPathComponent(), Bundle.main.bundleURL,
      URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent(),
    ]
    return beside.map { $0.appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
