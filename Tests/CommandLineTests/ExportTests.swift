import Foundation
import TestSupport
import Testing

/// `export` of presets: what is written, what is said, and how the program ends.
struct ExportTests {
  private let showreel = Result { try Showreel() }

  private func run(_ arguments: [String]) async throws -> ProgramAnswer {
    try await showreel.get().run(["export"] + arguments)
  }

  @Test func aClipIsWrittenAndSummedUpInALine() async throws {
    let answer = try await run(["TransitionMove"] + Showreel.brief)
    #expect(answer.code == 0)
    #expect(answer.output.isEmpty)
    let summary =
      #/TransitionMove\.mp4  5 frames · 0\.500 s · 80×60@10 · \d+ k?B · rendered in \d+\.\d\d s\n$/#
    // A machine that is busy may have had time for news on the way.
    #expect(answer.errors.firstMatch(of: summary) != nil, "\(answer.errors)")
    #expect(try showreel.get().files == ["TransitionMove.mp4"])
  }

  @Test func twoClipsOfOneNameAreTwoFiles() async throws {
    let program = try showreel.get()
    for folder in ["a", "b"] { try program.write("view: Circle()\n", to: folder + "/X.yaml") }
    let answer = try await run(["a/X.yaml", "b/X.yaml", "-o", "out/"] + Showreel.brief)
    #expect(answer.code == 0)
    #expect(program.files.filter { $0.hasPrefix("out/") } == ["out/X-2.mp4", "out/X.mp4"])
  }

  /// Folders are made before it is known whether anything comes of it.
  @Test func aRunThatFailsLeavesNoFolders() async throws {
    let program = try showreel.get()
    try program.write("", to: "file")
    #expect(try await program.run(["gallery", "NoSuch", "-o", "full/g"]).code == 66)
    #expect(try await run(["TransitionMove", "-o", "deep/er/", "-o", "file/"]).code == 73)
    #expect(!program.exists("full"))
    #expect(!program.exists("deep"))
  }

  @Test func quietSaysNothing() async throws {
    let answer = try await run(["TransitionMove", "--quiet", "-o", "a.mp4"] + Showreel.brief)
    #expect(answer.code == 0)
    #expect(answer.output + answer.errors == "")
    #expect(try showreel.get().files == ["a.mp4"])
  }

  @Test func jsonHasALineForEachTenthAndOneForTheClip() async throws {
    let answer = try await run(["TransitionMove", "--json"] + Showreel.brief)
    #expect(answer.errors.isEmpty)
    #expect(answer.lines.first == #"{"clip":"TransitionMove","frame":1,"kind":"progress","of":5}"#)
    #expect(answer.lines.count == 6)
    let last = try #require(answer.lines.last)
    let written = try JSONDecoder().decode(Written.self, from: Data(last.utf8))
    #expect(written == Written(path: "TransitionMove.mp4", frames: 5, duration: 0.5, width: 80))
  }

  private struct Written: Decodable, Equatable {
    let path: String
    let frames: Int
    let duration: Double
    let width: Int
  }

  @Test func severalClipsGoToAFolderThatIsMade() async throws {
    let answer = try await run(
      ["TransitionMove", "TransitionPush", "-o", "new/Clips"] + Showreel.brief)
    #expect(answer.code == 0)
    #expect(
      try showreel.get().files
        == ["new", "new/Clips", "new/Clips/TransitionMove.mp4", "new/Clips/TransitionPush.mp4"])
    let last = try #require(answer.errors.split(separator: "\n").last)
    #expect(last.wholeMatch(of: #/2 clips, 10 frames, 1\.0 s of video in \d+\.\d s\./#) != nil)
  }

  @Test(arguments: [["-o", "frames/*.png"], ["-o", "frames", "--format", "png"]])
  func picturesGoToAFolderOfTheirOwn(_ words: [String]) async throws {
    let answer = try await run(["TransitionMove"] + words + Showreel.brief)
    #expect(answer.code == 0)
    let names = (0..<5).map { "frames/frame-0000\($0).png" }
    #expect(try showreel.get().files == ["frames"] + names)
  }

  @Test(arguments: [[], ["--format", "mp4"], ["--format", "gif"], ["--format", "png"]])
  func aNameThatEndsInASlashIsAFolderOfClipsForOneToo(_ words: [String]) async throws {
    let answer = try await run(["TransitionMove", "-o", "out/"] + words + Showreel.brief)
    #expect(answer.code == 0)
    let files = try showreel.get().files.prefix(2)
    let name = "out/TransitionMove"
    #expect(files == ["out", words.last == "png" ? name : "\(name).\(words.last ?? "mp4")"])
  }

  @Test(arguments: ["gif", "webp", "webm", "mov", "m4v", "apng", "svg", "y4m"])
  func theEndingChoosesTheFormat(_ ending: String) async throws {
    let answer = try await run(["TransitionMove", "-o", "a.\(ending)"] + Showreel.brief)
    #expect(answer.code == 0, "\(answer.errors)")
    #expect(try showreel.get().files == ["a.\(ending)"])
  }

  @Test func aGIFHasFiftyFramesASecondUnlessSomebodySaysOtherwise() async throws {
    let size = ["TransitionMove", "--size", "80x60", "--scale", "1", "--duration", "0.5"]
    let usual = try await run(size + ["-o", "a.gif"])
    #expect(usual.errors.contains("a.gif  25 frames · 0.500 s · 80×60@50 · "))
    let tooFast = try await run(size + ["-o", "b.gif", "--fps", "60"])
    #expect(tooFast.code == 64)
    #expect(
      tooFast.errors
        == "error: TransitionMove: Players show GIF at 50 frames a second at most, and the clip "
        + "has 60. Use --fps 50, or a movie: .mp4 or .webm.\n")
    #expect(try showreel.get().files == ["a.gif"])
  }

  @Test func aClipThatFailsStopsNoOther() async throws {
    let program = try showreel.get()
    try FileManager.default.createDirectory(
      at: program.folder.appending(path: "out/TransitionMove.mp4/x"),
      withIntermediateDirectories: true)
    let answer = try await run(["TransitionMove", "TransitionPush", "-o", "out/"] + Showreel.brief)
    #expect(answer.code == 1)
    // Above it stands how far the other one was, where that took long.
    #expect(
      answer.errors.contains(
        "error: TransitionMove: Cannot write out/TransitionMove.mp4: a folder has that name."))
    #expect(program.exists("out/TransitionPush.mp4"))
    #expect(answer.errors.contains("1 clip, 5 frames, 0.5 s of video in "))
    #expect(answer.errors.hasSuffix("; 1 failed.\n"))
  }

  /// Before anything is compiled, and by the name that was typed.
  @Test func aFormatThatNoNameSaysIsToldOfCodeToo() async throws {
    let program = try Showreel()
    try program.write(
      "import SwiftUI\nstruct A: View { var body: some View { Txet() } }", to: "A.swift")
    let answer = try await program.run(["export", "A.swift", "-o", "a.mp5"])
    #expect(answer.code == 64)
    #expect(
      answer.errors.hasPrefix("error: Cannot tell the format of 'a.mp5' from its name."),
      "\(answer.errors)")
  }

  struct Refusal: Sendable {
    let options: String
    let code: Int32
    let text: String
  }

  private static let refusals = [
    Refusal(
      options: "--size 81x60 --scale 1", code: 64,
      text: "H.264 needs an even width and height, but the clip is 81×60. Use --size 82x60.\n"),
    Refusal(
      options: "-o x.xyz", code: 64, text: "Cannot tell the format of 'x.xyz' from its name."),
    Refusal(
      options: "--duration 0.001", code: 64,
      text: "A clip of 0.001 s at 10 frames a second has no frames. Use a longer --duration.\n"),
    Refusal(
      options: "--frames 9-20 --duration 0.5", code: 64,
      text: "Frames 9-20 are not in the clip, which has 5 frames. Use --frames 0-4 or less.\n"),
    Refusal(
      options: "-o none/x.mp4 --duration 0.5", code: 73,
      text: "Cannot write none/x.mp4: the folder 'none' does not exist. "
        + "Create it with: mkdir -p 'none'\n"),
    Refusal(options: "-o /proc/x.mp4 --duration 0.5", code: 73, text: "Cannot write /proc/x.mp4: "),
  ]

  @Test(arguments: refusals)
  func whatCannotBeDoneIsSaid(_ refusal: Refusal) async throws {
    let options = refusal.options.split(separator: " ").map(String.init)
    let sized = options.contains("--size") ? [] : Showreel.tiny
    let answer = try await run(["TransitionMove"] + sized + options)
    #expect(answer.code == refusal.code)
    #expect(answer.errors.hasPrefix("error: TransitionMove: " + refusal.text), "\(answer.errors)")
    #expect(try showreel.get().files.isEmpty)
  }

  @Test func allThatIsWrongWithTheInputsIsSaidAtOnce() async throws {
    let program = try showreel.get()
    try program.write("title: x\nvew: Circle()\n", to: "bad.yaml")
    let answer = try await run(["bad.yaml", "nope.swift", "TransitionMov"])
    #expect(answer.code == 66)
    let errors = answer.errors.split(separator: "\n")
    #expect(errors.count == 4)
    #expect(errors[0].hasPrefix("bad.yaml:1:1: error: 'view' is missing."))
    #expect(errors[1] == "bad.yaml:2:1: error: unknown key 'vew'. Did you mean 'view'?")
    #expect(
      errors[2]
        == "error: There is no file 'nope.swift' here. Check the name, or run 'showreel list'.")
    #expect(errors[3].hasPrefix("error: There is no preset named 'TransitionMov' in "))
    #expect(errors[3].contains("Did you mean 'TransitionMove'?"))
  }

  @Test func aPresetWithMistakesEndsIn65() async throws {
    try showreel.get().write("title: x\n", to: "bad.yaml")
    #expect(try await run(["bad.yaml"]).code == 65)
  }

  @Test func aFileThatIsNoTextIsRefused() async throws {
    let program = try showreel.get()
    try Data([0xFF, 0xFE, 0]).write(to: program.folder.appending(path: "a.swift"))
    let answer = try await run(["a.swift"])
    #expect(answer.code == 65)
    #expect(answer.errors == "error: a.swift is not a text file in UTF-8.\n")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aRequestToStopLeavesNothingBehind(_ signal: Int32) async throws {
    let program = try showreel.get()
    // What is started by nohup hands on to all it starts that a hang-up is ignored.
    let outer = Foundation.signal(signal, SIG_DFL)
    defer { _ = Foundation.signal(signal, outer) }
    let answer = try await program.run(
      ["export", "TransitionMove", "-o", "out.mp4", "--duration", "600"]
    ) { process in
      // The first frames are being written once a file of the folder is open that has no name there.
      let path = program.folder.resolvingSymlinksInPath().path
      Showreel.wait(for: process) { target in
        target.hasPrefix(path + "/") && target.hasSuffix("(deleted)")
      }
      kill(process.processIdentifier, signal)
    }
    #expect(answer.code == 128 + signal)
    #expect(answer.errors.hasSuffix("error: TransitionMove: Stopped; nothing was written.\n"))
    #expect(program.files.isEmpty)
  }

  @Test func aRepeatedRequestEndsAStepThatTakesLong() async throws {
    let program = try showreel.get()
    // Takes minutes to plan, and nobody looks after requests meanwhile.
    let answer = try await program.run(
      ["export", "PulseRing", "-o", "out.mp4", "--duration", "3600"]
    ) { process in
      Showreel.waitUntilItListens(process)
      // Obeyed is who still asks a second later; how long the machine takes for that does not count.
      blocks(until: {
        if process.isRunning { kill(process.processIdentifier, SIGTERM) }
        return !process.isRunning
      })
    }
    #expect(answer.code == 143)
    // Had it been obeyed at the end of the step, the clip would be named.
    #expect(!answer.errors.contains("Stopped"), "\(answer.errors)")
    #expect(program.files.isEmpty)
  }

  @Test func aFileThatMayNotBeSoLargeIsAnErrorAndNoCrash() async throws {
    let program = try showreel.get()
    try program.write("old", to: "out.mp4")
    let answer = try await program.shell(
      #"ulimit -f 1; exec "$0" export TransitionMove -o out.mp4 --size 80x60 --scale 1 -q"#,
      environment: Showreel.unmeasured)
    #expect(answer.code == 73)
    #expect(
      answer.errors
        == "error: TransitionMove: Cannot write out.mp4: the file would be larger than is allowed "
        + "here. Allow more with: ulimit -f unlimited, or make a shorter or smaller clip.\n")
    #expect(try program.data("out.mp4") == Data("old".utf8))
    #expect(program.files == ["out.mp4"])
  }

  @Test(arguments: [
    (
      "-n 20",
      "Only 20 files may be open at once here, and Showreel needs 64. Allow more with: ulimit -n 64"
    ),
    (
      "-v 1000000",
      "Only 976 MB of addresses may be used here, and Showreel needs 1536 MB. "
        + "Allow more with: ulimit -v 1572864"
    ),
    (
      "-d 100000",
      "Only 97 MB of memory may be used here, and Showreel needs 512 MB. "
        + "Allow more with: ulimit -d 524288"
    ),
  ])
  func aLimitThatIsTooLowIsAnErrorAndNoCrash(limit: String, text: String) async throws {
    let answer = try await showreel.get().shell(
      "ulimit \(limit); exec \"$0\" export TransitionMove --size 80x60")
    #expect(answer.code == 71)
    #expect(answer.errors == "error: \(text).\n")
  }

  @Test func aNameOfAnyBytesIsWritten() async throws {
    let program = try showreel.get()
    let answer = try await program.shell(
      #"name=$(printf 'caf\351.mp4'); "$0" export TransitionMove -o "$name" --size 80x60 --scale 1 "#
        + #"--duration 0.2 && rm "$name""#)
    #expect(answer.code == 0)
    #expect(answer.errors.contains("caf\\xE9.mp4  "), "\(answer.errors)")
    #expect(program.files.isEmpty)
  }

  @Test func aDemosClipMayHaveANameOfAnyBytes() async throws {
    let program = try showreel.get()
    try program.write(
      "import SwiftUI\nstruct A: View { var body: some View { Color.red } }\n", to: "a.swift")
    let export = #""$0" export a.swift -o "$name" --size 80x60 --scale 1 --fps 10 --duration 0.2"#
    let answer = try await program.shell(
      "name=$(printf 'caf\\351.mp4'); \(export) && \(export) && rm \"$name\"; "
        + "name=$(printf 'caf\\351/*.png'); \(export) && rm -r \"${name%/*}\"")
    #expect(answer.code == 0, "\(answer.errors)")
    #expect(answer.errors.contains("caf\\xE9.mp4  2 frames"), "\(answer.errors)")
    #expect(answer.errors.contains("caf\\xE9.mp4  unchanged"), "\(answer.errors)")
    #expect(program.files == ["a.swift"])
  }

  @Test func anInputWhoseNameIsNoTextIsRefused() async throws {
    let program = try showreel.get()
    let answer = try await program.shell(
      #"name=$(printf 'caf\351.swift'); "$0" export "$name""#)
    #expect(answer.code == 65)
    #expect(
      answer.errors
        == "error: The name 'caf\\xE9.swift' is not UTF-8, and a clip and its messages are named "
        + "after it. Give it a name that is.\n")
  }

  @Test func progressIsOneLineOnATerminal() async throws {
    let showreel = try Showreel()
    let answer = try await showreel.run(
      ["export", "TransitionMove", "-o", "a.mp4"] + Showreel.tiny, onTerminal: true)
    #expect(answer.code == 0)
    #expect(showreel.exists("a.mp4"))
    // Each state of the line takes the place of the one before, and at the end nothing is left of it.
    let states = answer.output.components(separatedBy: "\r\u{1B}[2K")
    let frames = try #require(states.last?.split(separator: " ").dropFirst().first)
    let last = states[states.count - 2]
    #expect(last.hasPrefix("TransitionMove  ██████████████████  \(frames)/\(frames) frames  "))
    #expect(last.hasSuffix("× real time  00:00 left"))
    #expect(states.dropFirst().dropLast().allSatisfy { !$0.contains("\n") })
    #expect(states.last?.hasPrefix("a.mp4  \(frames) frames") == true)
  }

  @Test func progressIsALineForEachTenthWhereThereIsNoTerminal() async throws {
    let answer = try await run(
      ["TransitionMove", "--duration", "60", "--preset", "ultrafast", "--size", "80x60"]
        + ["--scale", "1"])
    #expect(answer.code == 0)
    let line = #/TransitionMove  [█░]{18}  \d+/3600 frames  \d+\.\d× real time  \d\d:\d\d left/#
    let lines = answer.errors.split(separator: "\n").dropLast()
    #expect(lines.count <= 10)
    for text in lines { #expect(text.wholeMatch(of: line) != nil, "\(text)") }
  }
}
