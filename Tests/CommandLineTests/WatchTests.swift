import Foundation
import TestSupport
import Testing

/// `watch` makes what export makes, and again what was saved.
struct WatchTests {
  private let program: Showreel

  init() throws { program = try Showreel() }

  private func text(_ name: String) -> String {
    (try? String(contentsOf: program.folder.appending(path: name), encoding: .utf8)) ?? ""
  }

  private func preset(_ color: String) -> String {
    "view: Circle().fill(.\(color))\nduration: 0.2\ncanvas: { size: 64x48, scale: 1 }\n"
  }

  /// Runs a watch whose news go to a file, and hands over how often it waited for a save.
  private func watch(
    _ words: String, _ meanwhile: @escaping @Sendable (Process, (Int) -> Void) -> Void
  ) async throws -> ProgramAnswer {
    try await program.run(shell: "exec \"$SHOWREEL\" watch \(words) 2> news") { process in
      meanwhile(process) { count in
        process.blocks {
          text("news").components(separatedBy: "Waiting for the next save").count > count
        }
      }
    }
  }

  @Test func whatIsSavedIsMadeAgain() async throws {
    try program.write(preset("red"), to: "a.yaml")
    try program.write(preset("blue"), to: "b.yaml")
    let folder = program.folder
    let answer = try await watch("a.yaml b.yaml -o Clips/") { process, waits in
      waits(1)
      // Broken, which is told, and mended.
      try? Data("view: Circle(\n".utf8).write(to: folder.appending(path: "b.yaml"))
      waits(2)
      try? Data(preset("green").utf8).write(to: folder.appending(path: "b.yaml"))
      waits(3)
      kill(process.processIdentifier, SIGINT)
    }
    #expect(answer.code == 0)
    let news = text("news")
    let made = news.split(separator: "\n").filter { $0.hasPrefix("Clips/") }.map {
      $0.prefix { $0 != " " }
    }
    // The first two are made side by side.
    #expect(made.prefix(2).sorted() == ["Clips/a.mp4", "Clips/b.mp4"], "\(news)")
    #expect(made.dropFirst(2) == ["Clips/b.mp4"], "\(news)")
    #expect(news.contains("b.yaml:1:13: error: "), "\(news)")
    #expect(program.files.contains("Clips/a.mp4"))
  }

  @Test func whatCannotBeMadeAtFirstIsWaitedFor() async throws {
    let folder = program.folder
    let yaml = preset("red")
    let answer = try await watch("a.yaml -o a.mp4") { process, waits in
      waits(1)
      try? Data(yaml.utf8).write(to: folder.appending(path: "a.yaml"))
      waits(2)
      kill(process.processIdentifier, SIGTERM)
    }
    #expect(answer.code == 128 + SIGTERM)
    #expect(text("news").contains("There is no file 'a.yaml' here."))
    #expect(program.exists("a.mp4"))
  }

  /// As `swift package showreel watch` names them.
  @Test func aTargetWhoseCatalogueAloneHasClipsIsWatched() async throws {
    try program.write(
      "// swift-tools-version: 6.0\nimport PackageDescription\n"
        + "let package = Package(name: \"P\", targets: [.target(name: \"Paper\")])\n",
      to: "Package.swift")
    try program.write("public struct Fold {}\n", to: "Sources/Paper/Paper.swift")
    try program.write(
      "# ``Paper``\n\n```swift\nstruct Sheet: View { var body: some View { Color.red } }\n```\n\n"
        + "@Video(source: \"sheet\")\n", to: "Sources/Paper/Paper.docc/Paper.md")
    let folder = program.folder
    let words = Showreel.brief.joined(separator: " ")
    let answer = try await watch("Sources/Paper Sources/Paper/Paper.docc \(words)") {
      process, waits in
      waits(1)
      try? Data("public struct Fold { public init() {} }\n".utf8).write(
        to: folder.appending(path: "Sources/Paper/Paper.swift"))
      waits(2)
      kill(process.processIdentifier, SIGINT)
    }
    #expect(answer.code == 0)
    #expect(!text("news").contains("error"), "\(text("news"))")
    #expect(text("news").contains("sheet.mp4  unchanged"), "\(text("news"))")
  }

  @Test func aFileThatComesToAFolderIsSeen() async throws {
    try program.write("import SwiftUI\nlet color = Color.red\n", to: "Code/Color.swift")
    try program.write(
      "import SwiftUI\n#Preview(\"One\", traits: .fixedLayout(width: 64, height: 48)) { color }\n",
      to: "Code/One.swift")
    let folder = program.folder
    let answer = try await watch("Code -o Clips/ --duration 0.2") { process, waits in
      waits(1)
      let two = "import SwiftUI\n#Preview(\"Two\") { color }\n"
      try? Data(two.utf8).write(to: folder.appending(path: "Code/Two.swift"))
      waits(2)
      kill(process.processIdentifier, SIGINT)
    }
    #expect(answer.code == 0)
    #expect(program.exists("Clips/One.mp4") && program.exists("Clips/Two.mp4"), "\(text("news"))")
  }

  @Test func whatCannotBeDirectedIsToldAsByExport() async throws {
    let words = ["TransitionMove", "-o", "a.mp4", "--look", "nowhere.yaml"]
    let (watched, exported) = (
      try await program.run(["watch"] + words), try await program.run(["export"] + words)
    )
    #expect(watched.code == exported.code && watched.code != 0)
    // What follows names the command.
    #expect(watched.errors.prefix { $0 != "\n" } == exported.errors.prefix { $0 != "\n" })
  }

  @Test func itEndsWhenNobodyReadsIt() async throws {
    try program.write(preset("red"), to: "a.yaml")
    // It would wait for a save for ever.
    let answer = try await program.run(
      shell: "set -o pipefail; \"$SHOWREEL\" watch a.yaml --json -o a.mp4 | sed /waiting/q")
    #expect(answer.code == 0, "\(answer.errors)")
    let kinds = answer.lines.compactMap { $0.firstMatch(of: #/"kind":"(\w+)"/#)?.output.1 }
    #expect(kinds.filter { ["watch", "clip"].contains($0) } == ["watch", "clip", "watch"])
    #expect(answer.lines[0].contains(#""files":["a.yaml"],"inputs":["a.yaml"]"#))
    #expect(program.exists("a.mp4"))
  }

  @Test func standardOutputIsRefused() async throws {
    let answer = try await program.run(["watch", "TransitionMove", "-o", "-"])
    #expect(answer.code == 64)
    #expect(
      answer.errors.contains("Clips that are made again and again cannot go to standard output."))
  }
}
