import Foundation
import Snippets
import TestSupport
import Testing

/// No sandbox, no page: whatever is asked for, and however little is to be printed.
@Suite(.enabled(if: BrokenWalls.real != nil, "there is no bwrap"))
struct NoSandboxTests {
  private static let commands = [
    "export page.md", "export page.md -q", "export page.md --json", "export a.swift -o b.mp4",
    "preview a.swift", "preview page.md", "plot a.swift", "gallery page.md -o site/",
    "check page.md", "check a.swift -q", "check a.swift --json", "filmstrip a.swift",
  ]

  /// All of them where there are no walls, or none that stand. What walls lack is found out in one place, whoever asks: of
  /// those, each has some of the commands, and all commands have one.
  private static func commands(with walls: BrokenWalls) -> [String] {
    let lacking: [BrokenWalls] = [
      .network, .filter, .capabilities, .readOnlyRoot, .emptyRoot, .processes,
    ]
    guard let place = lacking.firstIndex(of: walls) else { return commands }
    return commands.indices.filter { $0 % 4 == place % 4 }.map { commands[$0] }
  }

  /// Writes a file as soon as it is asked for its body.
  private func program() throws -> Showreel {
    let program = try Showreel()
    let code = """
      import Foundation
      import SwiftUI
      struct A: View {
        var body: some View {
          let made = FileManager.default.createFile(
            atPath: "\(program.folder.path)/made", contents: nil)
          Text(made ? "a" : "b")
        }
      }
      """
    try program.write(code, to: "a.swift")
    try program.write("# A\n```swift\n\(code)\n```\n![a](a.mp4)\n", to: "page.md")
    return program
  }

  @Test(arguments: BrokenWalls.allCases)
  func withoutWallsNothingIsRun(_ walls: BrokenWalls) async throws {
    guard walls.isSeen else { return }
    let (program, folder) = (try program(), try TemporaryFolder())
    let environment = ["PATH": try walls.path(in: folder)]
    for command in Self.commands(with: walls) {
      let arguments = command.split(separator: " ").map(String.init)
      let answer = try await program.run(arguments, environment: environment)
      #expect(answer.code == 69, "\(command): \(answer.errors)")
      let said = arguments.contains("--json") ? answer.output : answer.errors
      #expect(said.contains(walls.words) && said.contains("--no-sandbox"), "\(command): \(said)")
      if arguments.contains("--json") {
        let line = try JSONDecoder().decode(Line.self, from: Data(said.utf8))
        #expect(line.kind == "error" && line.message.contains("--no-sandbox"))
      }
      #expect(program.files == ["a.swift", "page.md"], "\(command)")
    }
  }

  private struct Line: Decodable { var kind, message: String }

  /// A job that asks it first is to end there; one that has no compiler needs no walls, since presets do not.
  @Test(arguments: BrokenWalls.allCases)
  func doctorTriesToGetOut(_ walls: BrokenWalls) async throws {
    guard walls.isSeen else { return }
    let folder = try TemporaryFolder()
    var environment = ["PATH": try walls.path(in: folder)]
    // The PATH without bwrap may be one without a compiler, too.
    environment["SHOWREEL_SWIFTC"] = Executables.find("swiftc")
    let answer = try await Showreel().run(["doctor"], environment: environment)
    #expect(answer.code == 69, "\(answer.output) \(answer.errors)")
    let lines = answer.output.components(separatedBy: "✗ Sandbox: ").dropFirst()
    #expect(lines.count == 1)
    #expect(lines.allSatisfy { $0.contains(walls.words) && $0.contains("--no-sandbox") })
    let json = try await Showreel().run(["doctor", "--json"], environment: environment)
    #expect(json.output.contains(walls.words))
    #expect(json.code == 69)
    let folders = environment["PATH"]?.split(separator: ":").filter {
      !FileManager.default.isExecutableFile(atPath: $0 + "/swiftc")
    }
    let others = ["PATH": folders?.joined(separator: ":") ?? ""]
    let presets = try await Showreel().run(["doctor"], environment: others)
    #expect(presets.output.contains("✗ Sandbox: ") && presets.code == 0, "\(presets.output)")
  }

  /// One that is not there, and one that compiles nothing.
  @Test(arguments: ["/no/swiftc", "/usr/bin/false"])
  func aCompilerThatIsNamedIsNeeded(_ compiler: String) async throws {
    let environment = ["SHOWREEL_SWIFTC": compiler]
    let answer = try await Showreel().run(["doctor"], environment: environment)
    #expect(answer.output.contains("✗ Compiler: ") && answer.code == 70, "\(answer.output)")
  }

  /// Else the tests above would be glad of a demo that never writes.
  @Test func whoAsksForNoneGetsNone() async throws {
    let program = try program()
    let words = ["export", "page.md", "--no-sandbox"] + Showreel.brief
    let answer = try await program.run(words)
    #expect(answer.code == 0, "\(answer.errors)")
    #expect(program.files == ["a.mp4", "a.swift", "made", "page.md"])
  }

  /// And of walls that never stand.
  @Test func theSameWithWallsIsMade() async throws {
    let program = try program()
    let answer = try await program.run(["export", "page.md"] + Showreel.brief)
    #expect(answer.code == 0, "\(answer.errors)")
    #expect(program.files == ["a.mp4", "a.swift", "page.md"])
  }
}
