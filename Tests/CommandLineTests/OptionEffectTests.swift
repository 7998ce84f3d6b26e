import Foundation
import Studio
import TestSupport
import Testing

@testable import ShowreelCLI

/// Every option of a command that takes a clip's source changes what the command answers, or stands here with the reason why
/// it does not. ``DirectionTests`` do it for `export`.
struct OptionEffectTests {
  /// A command, and how it is asked so that its answer comes fast.
  struct Asked: CustomTestStringConvertible, Sendable {
    let name: String
    var words: [String] = []
    /// What of its answer is in files.
    var files: [String] = []
    /// Options of its own: what is said instead of nothing, or of what ``words`` says.
    var changes: [String: [String]] = [:]
    /// Options that change nothing here, and why.
    var exceptions: [String: String] = [:]

    var testDescription: String { name }
  }

  /// What is said of a clip beside what the small one is.
  private static let changes: [String: [String]] = [
    "device": ["--device", "square"], "size": ["--size", "60x30"], "fps": ["--fps", "5"],
    "duration": ["--duration", "0.8"], "color-scheme": ["--color-scheme", "dark"],
    "locale": ["--locale", "de"], "os": ["--os", "26"], "look": ["--look", "social"],
    "scale": ["--scale", "2"], "motion-blur": ["--motion-blur", "360"],
    "tap": ["--tap", "Toggle@0.3"], "view": ["--view", "Other"], "codec": ["--codec", "vp9"],
    "crf": ["--crf", "51"], "preset": ["--preset", "ultrafast"], "frames": ["--frames", "1-2"],
    "width": ["--width", "60"], "max-bytes": ["--max-bytes", "1500"],
    "renderer": ["--renderer", "software"], "still-pictures": ["--still-pictures", "encoder"],
  ]

  /// About how things are done, how it is told, or what is done where something is already.
  private static let others: Set<String> = [
    "sandbox", "no-sandbox", "time-limit", "memory-limit", "jobs", "force", "overwrite", "lenient",
    "strict",
    "quiet", "json", "github", "version", "help", "output",
  ]

  private static let isNoMotion = "the demo moves in the same way on any screen"
  private static let drawsNothing = "nothing is drawn, and what is told is the same"

  private static let commands: [Asked] = [
    Asked(
      name: "check", words: ["--json"],
      exceptions: [
        "motion-blur": drawsNothing, "color-scheme": drawsNothing, "locale": drawsNothing,
        "os": drawsNothing,
        "compile": "is tried with mistakes in CheckTests", "no-compile": "the same",
      ]),
    Asked(
      name: "filmstrip", words: ["--height", "40", "--count", "4", "-o", "made.png", "--force"],
      files: ["made.png"],
      changes: ["count": ["--count", "3"], "height": ["--height", "50"]]),
    Asked(
      name: "plot", words: ["-o", "made.svg"], files: ["made.svg"],
      exceptions: [
        "device": isNoMotion, "size": isNoMotion, "locale": isNoMotion, "os": isNoMotion,
      ]),
    Asked(
      name: "snippet",
      changes: [
        "for": ["--for", "docc"], "alt": ["--alt", "Moves"], "poster": ["--poster", "none"],
      ],
      exceptions: [
        "fps": drawsNothing, "color-scheme": drawsNothing, "locale": drawsNothing,
        "os": drawsNothing, "duration": drawsNothing,
      ]),
    Asked(
      name: "gallery", words: ["-o", "made/"], files: ["made/index.html", "made/clips/demo.mp4"],
      changes: ["title": ["--title", "Buttons"]]),
    Asked(
      name: "verify", words: ["-o", "there.mp4", "--differences", "none"],
      exceptions: [
        "tolerance": "is tried in VerifyTests", "differences": "is tried in VerifyTests",
        "accept": "is tried in VerifyTests", "format": "the file's ending says it",
        "poster": "is tried in VerifyTests",
        "renderer": "draws the same", "still-pictures": "shows the same",
        "preset": "shows the same",
      ]),
    Asked(
      name: "plan", words: ["-o", "made.json"], files: ["made.json"],
      changes: [
        "to": ["--to", "Clips/"], "format": ["--format", "gif"], "poster": ["--poster"],
      ], exceptions: ["tasks": "one clip is one task"]),
    Asked(
      name: "preview",
      exceptions: ["renderer", "fullscreen", "interactive", "loop", "paused"].reduce(into: [:]) {
        $0[$1] = "is of its window, at which PreviewTests look"
      }),
  ]

  @Test(arguments: commands)
  func noOptionIsForgotten(_ command: Asked) async throws {
    let options = try await DumpedHelp(of: command.name, by: Showreel()).options
    #expect(options.count > 15)
    for names in options {
      let isKnown = names.contains { name in
        Self.changes[name] != nil || command.changes[name] != nil
          || command.exceptions[name] != nil || Self.others.contains(name)
      }
      #expect(isKnown, "\(names): say what it changes, or why it changes nothing")
    }
    let all = options.reduce(into: Set<String>()) { $0.formUnion($1) }
    let own = Set(command.changes.keys).union(command.exceptions.keys)
    #expect(own.subtracting(all).sorted() == [], "no options of \(command.name)")
  }

  @Test(arguments: commands.filter { $0.name != "preview" })
  func eachChangesTheAnswer(_ command: Asked) async throws {
    let options = try await DumpedHelp(of: command.name, by: Showreel()).options
    let program = try Showreel()
    try program.write(Self.code, to: "demo.swift")
    if command.name == "verify" {
      let answer = try await program.run(
        ["export", "demo.swift", "-o", "there.mp4"] + Self.small(for: options))
      #expect(answer.code == 0, "\(answer.errors)")
    }
    let usual = try await answer(of: command, options, [], by: program)
    for names in options {
      for name in names where command.exceptions[name] == nil {
        guard let words = command.changes[name] ?? Self.changes[name] else { continue }
        let answer = try await answer(of: command, options, words, by: program)
        #expect(answer != usual, "--\(name) changes nothing about \(command.name)")
      }
    }
  }

  /// It answers with a window; what its clip is told by each option is seen without one.
  @Test @MainActor func eachIsSaidOfTheClipThatIsPreviewed() async throws {
    let preview = try #require(Self.commands.first { $0.name == "preview" })
    let usual = try PreviewCommand.parse(["demo.swift"]).direction
    var heard = 0
    for names in try await DumpedHelp(of: preview.name, by: Showreel()).options {
      for name in names where preview.exceptions[name] == nil {
        guard let words = Self.changes[name] else { continue }
        let said = try PreviewCommand.parse(["demo.swift"] + words).direction
        #expect(said != usual, "--\(name) says nothing of the clip that is previewed")
        heard += 1
      }
    }
    #expect(heard >= 12)
  }

  /// What a command makes of no words but its own is compared with what it makes of some more.
  private struct Answer: Equatable {
    let code: Int32
    let output: String
    let files: [Data?]
  }

  private func answer(
    of command: Asked, _ options: [Set<String>], _ words: [String], by program: Showreel
  ) async throws -> Answer {
    // How a demo hears of options is the same within walls, which take a while to try and to make.
    var given = Self.small(for: options) + ["--no-sandbox"] + command.words
    // A device has a size of its own, a width makes a scale; any other option is given once.
    let replaced = ["--device": "--size", "--width": "--scale"]
    if let name = words.first, let place = given.firstIndex(of: replaced[name] ?? name) {
      given.removeSubrange(place...place + 1)
    }
    let answer = try await program.run([command.name, "demo.swift"] + given + words)
    #expect(answer.code == 0 || !words.isEmpty, "\(answer.errors)")
    // An answer that is an error tells of an option that is heard, too, but not of one that there is not.
    #expect(answer.code != 64, "\(answer.errors)")
    return Answer(
      code: answer.code, output: answer.output,
      files: command.files.map { try? program.data($0) })
  }

  /// As far as the command takes it.
  private static func small(for options: [Set<String>]) -> [String] {
    [("size", "40x40"), ("scale", "1"), ("fps", "10"), ("duration", "0.4")]
      .filter { option in options.contains { $0.contains(option.0) } }
      .flatMap { ["--" + $0.0, $0.1] }
  }

  /// What moves hangs on all that is said of a clip.
  private static let code = """
    import SwiftUI
    // showreel: tap Toggle at 0.1

    struct Other: View {
      var body: some View { Color.green }
    }

    struct Demo: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Circle().fill(isOn ? .red : .gray).scaleEffect(isOn ? 0.5 : 1)
          Text(0.5, format: .percent).font(.system(size: 9))
          Button("Toggle") { withAnimation(.linear(duration: 0.2)) { isOn.toggle() } }
            .buttonStyle(.borderedProminent)
        }
      }
    }

    """
}
