import Foundation
import TestSupport
import Testing

/// `--cache`: what was made once is taken from there, by presets, files, pages and tasks alike.
struct CacheTests {
  private let program = Result { try Showreel() }

  private static let code = """
    import SwiftUI
    struct ContentView: View { var body: some View { Circle().fill(.red) } }
    """

  /// Runs it as on a machine that has made nothing yet.
  private func fresh(_ arguments: [String]) async throws -> ProgramAnswer {
    let program = try program.get()
    return try await program.run(
      arguments, environment: ["XDG_CACHE_HOME": program.folder.appending(path: "home").path])
  }

  private var entries: [String] {
    get throws {
      try program.get().files.filter { $0.wholeMatch(of: #/kept/[0-9a-f]{2}/[0-9a-f]{32}/#) != nil }
    }
  }

  @Test func anotherMachineTakesWhatOneHasMade() async throws {
    let program = try program.get()
    try program.write(Self.code, to: "Card.swift")
    try program.write("```swift\n\(Self.code)\n```\n![](page.gif)\n", to: "page.md")
    let inputs = ["PulseRing", "Card.swift", "page.md", "--poster", "--cache", "kept"]
    let first = try await fresh(["export", "-o", "a/"] + inputs + Showreel.brief)
    #expect(first.code == 0, "\(first.errors)")
    #expect(try entries.count == 3)
    // No compiler is needed for what is kept.
    let second = try await program.run(
      ["export", "-o", "b/"] + inputs + Showreel.brief,
      environment: [
        "XDG_CACHE_HOME": program.folder.appending(path: "other").path,
        "SHOWREEL_SWIFTC": "/usr/bin/false",
      ])
    #expect(second.code == 0, "\(second.errors)")
    let made = program.files.filter { $0.hasPrefix("a/") }
    #expect(made.count == 6)
    for name in made {
      #expect(try program.data(name) == program.data("b/" + name.dropFirst(2)), "\(name)")
    }
    #expect(try entries.count == 3)
  }

  @Test func whatChangesTheClipChangesItsName() async throws {
    let program = try program.get()
    for (count, options) in [[], ["--crf", "30"], ["--frames", "0-2"], ["--poster"]].enumerated() {
      let made = try await program.run(
        ["export", "PulseRing", "-o", "a.mp4", "--cache", "kept"] + options + Showreel.brief)
      #expect(made.code == 0, "\(made.errors)")
      #expect(try entries.count == count + 1, "\(options)")
    }
    _ = try await program.run(
      ["export", "PulseRing", "-o", "a.gif", "--cache", "kept"] + Showreel.brief)
    #expect(try entries.count == 5)
  }

  /// What shows something else is never taken for the same.
  @Test(arguments: ["Card.swift", "Ring.yaml"])
  func whatIsWrittenAndItsFontsChangeTheClipsName(_ input: String) async throws {
    let program = try program.get()
    for (count, (text, font)) in [("a", ""), ("b", ""), ("b", "DejaVu Sans")].enumerated() {
      try program.write(
        input == "Ring.yaml"
          ? "view: Text(\"\(text)\")\n"
          : "import SwiftUI\n#Preview { Text(\"\(text)\") }\n", to: input)
      let made = try await program.run(
        ["export", input, "-o", "a.mp4", "--cache", "kept"] + Showreel.brief,
        environment: ["SHOWREEL_FONT": font])
      #expect(made.code == 0, "\(made.errors)")
      // Nor for what is there already.
      #expect(!made.errors.contains("unchanged"), "\(made.errors)")
      #expect(try entries.count == count + 1, "\(text) \(font)")
    }
  }

  @Test func picturesAreKeptAsAFolder() async throws {
    let program = try program.get()
    for folder in ["a", "b"] {
      let made = try await program.run(
        ["export", "PulseRing", "-o", "\(folder)/*.png", "--cache", "kept"] + Showreel.brief)
      #expect(made.code == 0, "\(made.errors)")
    }
    #expect(try entries.count == 1)
    for name in (0..<5).map({ "frame-0000\($0).png" }) {
      #expect(try program.data("a/\(name)") == program.data("b/\(name)"))
    }
  }

  @Test(arguments: ["", "cut", "other"])
  func aDamagedEntryIsNoticedAndMadeAnew(_ damage: String) async throws {
    let program = try program.get()
    let export = ["export", "PulseRing", "-o", "a.mp4", "--cache", "kept"] + Showreel.brief
    _ = try await program.run(export)
    let clip = try program.data("a.mp4")
    let entry = try #require(try entries.first)
    let whole = try program.data(entry)
    var damaged = whole
    switch damage {
    case "": damaged = Data()
    case "cut": damaged.removeLast(7)
    default: damaged[damaged.count - 9] ^= 1
    }
    try damaged.write(to: program.folder.appending(path: entry))
    let answer = try await program.run(export)
    #expect(answer.code == 0)
    #expect(answer.errors.contains("is damaged, and its clip is made anew"), "\(answer.errors)")
    #expect(try program.data("a.mp4") == clip)
    let again = try await program.run(export)
    #expect(!again.errors.contains("damaged"))
    #expect(try program.data("a.mp4") == clip)
  }

  @Test func aCacheThatIsAwayCostsAWarningAndNotTheRun() async throws {
    let program = try program.get()
    // Nobody listens on the port that was asked for last and given back.
    let port = try WebServer.freePort()
    let answer = try await program.run(
      ["export", "PulseRing", "TransitionMove", "-o", "out/"]
        + ["--cache", "http://127.0.0.1:\(port)/x"] + Showreel.brief)
    #expect(answer.code == 0)
    let warnings = answer.errors.split(separator: "\n").filter { $0.hasPrefix("warning:") }
    #expect(warnings.count == 1)
    #expect(
      answer.errors.contains(
        "warning: the cache is not used: http://127.0.0.1:\(port)/x does not answer: "))
    #expect(program.exists("out/TransitionMove.mp4"))
  }

  @Test func aServerKeepsThemByGetAndPut() async throws {
    let (program, server) = (try program.get(), try WebServer())
    for folder in ["a", "b"] {
      let made = try await fresh(
        ["export", "PulseRing", "-o", folder + "/", "--cache", server.address + "/clips"]
          + Showreel.brief)
      #expect(made.code == 0, "\(made.errors)")
      #expect(!made.errors.contains("warning"), "\(made.errors)")
    }
    #expect(try program.data("a/PulseRing.mp4") == program.data("b/PulseRing.mp4"))
    let asked = server.asked
    #expect(asked.map(\.method) == ["GET", "PUT", "GET"])
    #expect(Set(asked.map(\.path)).count == 1)
    let path = try #require(asked.first?.path)
    #expect(path.wholeMatch(of: #/\/clips\/([0-9a-f]{2})\/\1[0-9a-f]{30}/#) != nil, "\(path)")
  }

  @Test func aServerThatRefusesIsToldOfOnce() async throws {
    let (program, server) = (try program.get(), try WebServer(manner: .refusing))
    let answer = try await program.run(
      ["export", "PulseRing", "TransitionMove", "-o", "out/", "--cache", server.address]
        + Showreel.brief)
    #expect(answer.code == 0)
    #expect(answer.errors.contains("the cache is not used: \(server.address) answers 403 to GET"))
    #expect(server.asked.count == 1)
  }

  @Test func tasksTakeFromItAndGiveToIt() async throws {
    let program = try program.get()
    try program.write(Self.code, to: "Card.swift")
    let plan = ["plan", "PulseRing", "Card.swift"] + Showreel.brief
    _ = try await program.run(plan + ["-o", "one.json", "--to", "one/"])
    let first = try await program.run(["run", "one.json", "--cache", "kept"])
    #expect(first.code == 0, "\(first.errors)")
    #expect(try entries.count == 2)
    _ = try await program.run(plan + ["-o", "two.json", "--to", "two/"])
    let second = try await program.run(["run", "two.json", "--cache", "kept"])
    #expect(second.errors == "PulseRing  from the cache\nCard  from the cache\n")
    _ = try await program.run(["finish", "one.json"])
    _ = try await program.run(["finish", "two.json"])
    for name in ["PulseRing", "Card"] {
      #expect(try program.data("one/\(name).mp4") == program.data("two/\(name).mp4"))
    }
  }

  @Test func itKeepsToItsSize() async throws {
    let program = try program.get()
    for crf in ["10", "20", "30"] {
      let made = try await program.run(
        [
          "export", "PulseRing", "-o", "a.mp4", "--cache", "kept", "--cache-size", "1", "--crf",
          crf,
        ]
          + Showreel.brief)
      #expect(made.code == 0, "\(made.errors)")
      #expect(program.exists("a.mp4"))
    }
    #expect(try entries == [])
  }

  @Test func itIsLookedIntoAndCleared() async throws {
    let program = try program.get()
    _ = try await program.run(
      ["export", "PulseRing", "-o", "a.mp4", "--cache", "kept"] + Showreel.brief)
    try program.write("mine", to: "kept/note.txt")
    let look = try await program.run(["cache", "kept"])
    #expect(look.output.wholeMatch(of: #/kept  1 clip · \d+ k?B\n/#) != nil, "\(look.output)")
    let clear = try await program.run(["cache", "kept", "--clear"])
    #expect(clear.output.hasSuffix(", removed\n"))
    #expect(try entries == [])
    #expect(program.exists("kept/note.txt"))
    #expect(
      try await program.run(["cache", "kept", "--json"]).output
        == "{\"bytes\":0,\"cleared\":false,\"clips\":0,\"kind\":\"cache\"}\n")
    let none = try await program.run(["cache", "none"])
    #expect(none.code == 66)
    #expect(
      none.errors == "error: There is no folder 'none'. Name the one that --cache named.\n")
    let server = try await program.run(["cache", "http://a/"])
    #expect(server.code == 64)
    #expect(server.errors.contains("'http://a/' is a server, which nobody else can look into."))
  }

  @Test func whatCannotBeRemovedIsTold() async throws {
    let program = try program.get()
    // A folder is no file, for root neither.
    let name = String(repeating: "ab", count: 16)
    try program.write("x", to: "kept/ab/\(name)/x")
    let clear = try await program.run(["cache", "kept", "--clear"])
    #expect(clear.code == 73)
    #expect(clear.output.hasPrefix("kept  0 clips"), "\(clear.output)")
    #expect(
      clear.errors.hasPrefix("error: Cannot remove 'kept/ab/\(name)': "), "\(clear.errors)")
    #expect(clear.errors.hasSuffix(". Let it be written to, or remove it yourself.\n"))
    #expect(program.exists("kept/ab/\(name)/x"))
  }

  @Test(arguments: [
    (["--cache", "ftp://a/b"], "'ftp://a/b' is no address of a server."),
    (["--cache", ""], "--cache has no name."),
    (["--cache", "a", "--cache-size", "much"], "'much' is not a number of bytes."),
  ])
  func whatMakesNoSenseIsSaid(_ options: [String], _ text: String) async throws {
    let answer = try await program.get().run(["export", "PulseRing"] + options)
    #expect(answer.code == 64)
    #expect(answer.errors.contains(text), "\(answer.errors)")
  }
}
