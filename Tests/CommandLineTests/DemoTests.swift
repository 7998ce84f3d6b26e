import Foundation
import TestSupport
import Testing

@testable import Snippets

/// Swift code in, clips out: the whole way, through the compiler and a process for each demo.
struct DemoTests {
  private let showreel = Result { try Showreel() }

  static func view(_ body: String, named name: String = "ContentView") -> String {
    """
    import SwiftUI
    struct \(name): View {
      @State private var isOn = false
      var body: some View { \(body) }
    }
    """
  }

  @Test func aBlockThatDoesNotCompileStopsNoOther() async throws {
    let program = try showreel.get()
    let page = """
      # Three colours
      ```swift
      struct Block: View { var body: some View { Color.red } }
      ```
      ![red](red.mp4)
      ```swift
      struct Block: View {
        var body: some View { Color.rde }
      }
      ```
      ![broken](broken.mp4)
      ```swift
      struct Block: View { var body: some View { Color.blue } }
      ```
      ![blue](blue.mp4)
      """
    try program.write(page, to: "guide.md")
    let arguments = ["export", "guide.md"] + Showreel.brief
    let answer = try await program.run(arguments)
    #expect(answer.code == 1)
    #expect(
      answer.errors.contains("guide.md:8:31: error: type 'Color' has no member 'rde'"),
      "\(answer.errors)")
    // What the compiler has to say of anybody's modules is nothing to a page's author.
    #expect(!answer.errors.contains("module"), "\(answer.errors)")
    #expect(program.files == ["blue.mp4", "guide.md", "red.mp4"])
    for color in ["red", "blue"] {
      try program.write(Self.view("Color." + color), to: "plain.swift")
      _ = try await program.run(["export", "plain.swift", "-q"] + Showreel.brief)
      #expect(try program.data(color + ".mp4") == program.data("plain.mp4"), "\(color)")
    }

    try program.write(page.replacing("rde", with: "green"), to: "guide.md")
    let mended = try await program.run(arguments)
    #expect(mended.code == 0)
    #expect(mended.errors.contains("red.mp4  unchanged\n"))
    #expect(mended.errors.contains("blue.mp4  unchanged\n"))
    #expect(mended.errors.contains("1 clip, 5 frames, 0.5 s of video in "))
    let forced = try await program.run(arguments + ["--force"])
    #expect(forced.errors.contains("3 clips, 15 frames, "))
  }

  @Test func aDemoThatMisbehavesHarmsNoOther() async throws {
    let program = try showreel.get()
    let bodies = [
      "Crash": "Color.red.onAppear { fatalError(\"on purpose\") }",
      "Endless": "Color.red.onAppear { while true {} }",
      "Exits": "Color.red.onAppear { exit(0) }",
      "Memory": """
      Color.red.onAppear {
        var all: [[UInt8]] = []
        while true { all.append(Array(repeating: 1, count: 1 << 20)) }
      }
      """,
      "Prints": "Color.green.onAppear { print(\"showreel-clip {}\") }",
      "Unknown": "Color.red.supportedVolumeViewpoints()",
    ]
    for (name, body) in bodies { try program.write(Self.view(body), to: name + ".swift") }
    let answer = try await program.run(
      ["export", "--time-limit", "6", "--memory-limit", "400"]
        + bodies.keys.sorted().map { $0 + ".swift" } + Showreel.brief)
    #expect(answer.code == 1)
    let errors = answer.errors.split(separator: "\n").map(String.init)
    func error(_ name: String) -> String { errors.first { $0.hasPrefix(name + ".swift:") } ?? "" }
    let unfinished = ".swift:1: error: the demo was not finished: "
    #expect(error("Crash").hasPrefix("Crash" + unfinished + "it crashed ("))
    #expect(error("Crash").hasSuffix(": Crash.swift:4: Fatal error: on purpose"))
    #expect(
      error("Endless") == "Endless" + unfinished
        + "it was stopped after 6 s. Raise --time-limit if it needs longer.")
    #expect(
      error("Exits")
        == "Exits.swift:1: error: the demo ended without writing a clip. Does it call 'exit'?")
    #expect(
      error("Memory") == "Memory" + unfinished
        + "it needed more than 400 MB of memory. Raise --memory-limit if it should have more.")
    #expect(error("Unknown").hasPrefix("Unknown.swift:4:35: error: "), "\(errors)")
    #expect(
      error("Unknown").hasSuffix(
        "'supportedVolumeViewpoints' is SwiftUI API that Showreel does not support yet; "
          + "'showreel list --api' shows what is."))
    #expect(program.files.filter { $0.hasSuffix(".mp4") } == ["Prints.mp4"])
    #expect(errors.last?.hasSuffix("; 5 failed.") == true)
    #expect(answer.output.isEmpty)
  }

  @Test func aTightLimitIsForTheDemoAndNotForItsCompiler() async throws {
    let program = try showreel.get()
    try program.write(Self.view("Color.red.onAppear { while true {} }"), to: "Endless.swift")
    // No compiler is done in so short a time.
    let answer = try await program.run(["export", "Endless.swift", "--time-limit", "0.4"])
    #expect(
      answer.errors.hasPrefix(
        "Endless.swift:1: error: the demo was not finished: it was stopped after 0.4 s. "
          + "Raise --time-limit if it needs longer.\n"))
  }

  @Test func aFolderIsForTheClipsOfAFileAndOfAPage() async throws {
    let program = try showreel.get()
    try program.write(Self.view("Color.red"), to: "a.swift")
    let block = "```swift\n\(Self.view("Color.red"))\n```\n"
    try program.write(block + "![r](r.gif)\n", to: "one.md")
    try program.write(
      block + "<video><source src=\"x/a.webm\"><source src=\"x/a.mp4\"></video>\n\n" + block
        + "<img src=\"b.webp\">\n",
      to: "two.md")
    func files(_ arguments: String...) async throws -> [String] {
      let before = Set(program.files)
      let answer = try await program.run(["export", "-q"] + arguments + Showreel.brief)
      #expect(answer.code == 0, "\(answer.errors)")
      return program.files.filter { !before.contains($0) }
    }
    let pictures = (0..<5).map { "frames/frame-0000\($0).png" }
    #expect(try await files("a.swift", "-o", "frames/*.png") == ["frames"] + pictures)
    #expect(try await files("a.swift", "-o", "mine/") == ["mine", "mine/a.mp4"])
    #expect(
      try await files("one.md", "-o", "gifs/", "--format", "webp") == ["gifs", "gifs/r.webp"])
    #expect(try await files("one.md", "-o", "one/") == ["one", "one/r.gif"])
    #expect(try await files("one.md", "-o", "alone.gif") == ["alone.gif"])
    #expect(
      try await files("two.md", "-o", "two/") == ["two", "two/a.mp4", "two/a.webm", "two/b.webp"])
    #expect(try await files("two.md") == ["b.webp", "x", "x/a.mp4", "x/a.webm"])
    let refused = try await program.run(["export", "two.md", "-o", "all.mp4"])
    #expect(refused.code == 64)
    #expect(
      refused.errors.hasPrefix(
        "error: all.mp4 is one file, but there are several clips. Name a folder: --output all/"))
  }

  @Test func theViewToShowIsChosen() async throws {
    let program = try showreel.get()
    let views =
      Self.view("Color.red", named: "First")
      + Self.view("Color.blue", named: "Second").replacing("import SwiftUI", with: "")
    let preview = """

      #Preview("Wide", traits: .fixedLayout(width: 120, height: 40)) { First() }
      """
    try program.write(Self.view("Color.red"), to: "Red.swift")
    try program.write(Self.view("Color.blue"), to: "Blue.swift")
    try program.write(views, to: "Two.swift")
    try program.write(views + preview, to: "Previewed.swift")
    func clip(_ arguments: String...) async throws -> Data {
      let rest = ["-o", "a.mp4", "--duration", "0.1"]
      let answer = try await program.run(["export"] + arguments + rest)
      #expect(answer.code == 0, "\(answer.errors)")
      return try program.data("a.mp4")
    }
    let (red, blue) = try await (
      clip("Red.swift", "--size", "120x40"), clip("Blue.swift", "--size", "120x40")
    )
    #expect(red != blue)
    #expect(try await clip("Two.swift", "--view", "First", "--size", "120x40") == red)
    #expect(try await clip("Two.swift", "--view", "Second", "--size", "120x40") == blue)
    #expect(try await clip("Previewed.swift") == red)
  }

  @Test func theScriptIsSaidInTheFileOrOnTheCommandLine() async throws {
    let program = try showreel.get()
    let button = Self.view(
      "Button(\"Go\") { isOn = true }.background(isOn ? Color.green : Color.red)")
    try program.write("// showreel: tap \"Go\" at 1; wait 1\n" + button, to: "Said.swift")
    try program.write(button, to: "Tapped.swift")
    let said = try await program.run(["export", "Said.swift"] + Showreel.tiny)
    #expect(said.errors.contains("  20 frames · 2.000 s"), "\(said.errors)")
    func tapped(_ tap: String) async throws -> Data {
      let options = Showreel.tiny + ["--tap", tap, "--duration", "2", "-o", "a.mp4"]
      let answer = try await program.run(["export", "Tapped.swift"] + options)
      #expect(answer.code == 0, "\(answer.errors)")
      return try program.data("a.mp4")
    }
    #expect(try await tapped("Go@1") == program.data("Said.mp4"))
    #expect(try await tapped("40,30@1") == program.data("Said.mp4"))
    #expect(try await tapped("Go@1.5") != program.data("Said.mp4"))
    let missed = try await program.run(
      ["export", "Tapped.swift", "--tap", "Stop@1", "-o", "b.mp4"] + Showreel.tiny)
    #expect(missed.code == 65)
    #expect(
      missed.errors.contains(
        "Nothing to tap at 1 s: 'Stop' is not there. What can be tapped: 'Go' at 40,30."),
      "\(missed.errors)")
    #expect(!program.exists("b.mp4"))
  }

  /// Longer than what Linux takes for one argument of a command.
  @Test func aScriptMayHaveThousandsOfSteps() async throws {
    let program = try showreel.get()
    let taps = Array(repeating: "tap 40,30 at 0.1", count: 2499) + ["tap 40,30 at 0.3"]
    let button = Self.view("Color(white: count >= 2500 ? 1 : 0).onTapGesture { count += 1 }")
      .replacing("isOn = false", with: "count = 0")
    try program.write(
      "// showreel: \(taps.joined(separator: "; "))\n" + button, to: "Long.swift")
    let answer = try await program.run(["export", "Long.swift", "--json"] + Showreel.brief)
    #expect(answer.code == 0, "\(answer.errors)")
    #expect(answer.output.contains("\"framesDrawn\":2"), "\(answer.output)")
  }

  /// It cannot say so to anybody: there are no walls here that would go with it.
  @Test func aKilledExportTakesItsDemosWithIt() async throws {
    let program = try showreel.get()
    try program.write(Self.view("Color.red.onAppear { while true {} }"), to: "Endless.swift")
    let name = "demo-\(UUID().uuidString)"
    try program.write("", to: name + "/here")
    _ = try await program.run(
      ["export", "Endless.swift", "--no-sandbox", "--time-limit", "100"],
      environment: ["TMPDIR": program.folder.path + "/" + name]
    ) { process in
      Self.waitUntilItPlays(process, naming: name)
      kill(process.processIdentifier, SIGKILL)
    }
    #expect(try await waits { Self.processes(naming: name).isEmpty })
  }

  /// Compiling takes as long as it takes; a program that has ended plays nothing any more.
  private static func waitUntilItPlays(_ process: Process, naming word: String) {
    // Those below it alone: to look at all of a machine's takes longer than what they do meanwhile.
    process.blocks {
      ProcessTree(root: process.processIdentifier).descendants
        .contains { isNamed($0, by: [word, "play-demo"]) }
    }
  }

  /// Those with all these words among theirs.
  private static func processes(naming words: String...) -> [Int32] {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return numbers.compactMap { Int32($0) }.filter { isNamed($0, by: words) }
  }

  private static func isNamed(_ process: Int32, by words: [String]) -> Bool {
    guard let line = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") else {
      return false
    }
    let text = String(decoding: line, as: UTF8.self)
    return words.allSatisfy(text.contains)
  }

  @Test func controlCStopsDemosToo() async throws {
    let program = try showreel.get()
    try program.write(Self.view("Color.red.onAppear { while true {} }"), to: "Endless.swift")
    let name = "demo-\(UUID().uuidString)"
    try program.write("", to: name + "/here")
    let answer = try await program.run(
      ["export", "Endless.swift", "--time-limit", "3600"],
      environment: ["TMPDIR": program.folder.path + "/" + name]
    ) { process in
      Self.waitUntilItPlays(process, naming: name)
      kill(process.processIdentifier, SIGINT)
    }
    #expect(answer.code == 130)
    // Whoever waited for the program finds nothing of its demos.
    #expect(Self.processes(naming: name) == [])
    #expect(program.files == ["Endless.swift", name, name + "/here"])
  }
}
