import Foundation
import Snippets
import Studio
import Views

/// The clips of a Swift file or of a Markdown page, compiled as `showreel export` does and played in this
/// process: the code is this repository's own, or somebody's who runs this.
@MainActor
enum DemoClips {
  /// - Throws: ``DemoFailure`` with what is wrong with the file, or why it does not compile.
  static func of(_ path: String) async throws -> [Clip] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw DemoFailure(path: path, problems: ["It is not a text file in UTF-8."])
    }
    let plan =
      path.hasSuffix(".md")
      ? try SnippetPlan(page: text, at: path) : SnippetPlan(source: text, at: path)
    let problems = plan.failures.map(\.description)
    guard problems.isEmpty else { throw DemoFailure(path: path, problems: problems) }
    guard !plan.clips.isEmpty else {
      throw DemoFailure(path: path, problems: plan.skipped.map(\.description))
    }
    let compiler = DemoCompiler(
      toolchain: try .locate(), sandbox: try await .detect(wanted: hasWalls))
    var clips: [Clip] = []
    for planned in plan.clips {
      let demo = try await compiler.compile(planned)
      clips.append(try clip(planned, DemoLibrary(path: demo.library)))
    }
    return clips
  }

  /// A container has none, and what is compared there is our own.
  private static var hasWalls: Bool { Executables.find("bwrap") != nil }

  private static func clip(_ planned: PlannedClip, _ library: DemoLibrary) -> Clip {
    Clip(planned.name) { AnyView(any: library.root(as: (any View).self)) }
      .dressed(by: planned.direction)
  }
}

/// Why a file gave no clips.
struct DemoFailure: Error, CustomStringConvertible {
  let path: String
  let problems: [String]

  var description: String {
    "\(path) gives no clip to compare" + (problems.isEmpty ? "." : ":")
      + problems.map { "\n  \($0)" }.joined()
  }
}
