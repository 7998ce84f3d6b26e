import Foundation
import TestSupport
import Testing

/// Every option that says something about a clip says it about presets, Swift files and pages alike.
struct DirectionTests {
  /// What is asked for beside the small clip that all of them are, by the option's name.
  private static let changes: [String: [String]] = [
    "device": ["--device", "square"],
    "size": ["--size", "60x30"],
    "look": ["--look", "social"],
    "scale": ["--scale", "2"],
    "fps": ["--fps", "5"],
    "duration": ["--duration", "0.8"],
    "motion-blur": ["--motion-blur", "360"],
    "color-scheme": ["--color-scheme", "dark"],
    "os": ["--os", "26"],
    "tap": ["--tap", "Toggle@0.3"],
    "view": ["--view", "Other"],
    "renderer": ["--renderer", "software"],
    "codec": ["--codec", "vp9"],
    "crf": ["--crf", "51"],
    "preset": ["--preset", "ultrafast"],
    "frames": ["--frames", "1-2"],
    "width": ["--width", "60"],
    "still-pictures": ["--still-pictures", "encoder"],
    "max-bytes": ["--max-bytes", "1500"],
  ]
  /// The same of what no word of a preset's view depends on.
  private static let changesOfCode = ["locale": ["--locale", "de"]]
  /// About how things are done, or where they go.
  private static let others: Set<String> = [
    "output", "format", "poster", "sandbox", "no-sandbox", "time-limit", "memory-limit", "jobs",
    "force", "overwrite", "cache", "cache-size", "lenient", "strict",
    "quiet", "json", "github", "version", "help",
  ]

  private static let small = [
    "--size", "40x40", "--scale", "1", "--fps", "10", "--duration", "0.4",
  ]
  private static let inputs = ["preset.yaml", "file.swift", "page.md"]

  private static let code = """
    struct Other: View {
      var body: some View { Color.green }
    }

    struct Demo: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Circle().fill(isOn ? .red : .gray)
          Text(0.5, format: .percent).font(.system(size: 9))
          Button("Toggle") { isOn.toggle() }
        }
      }
    }
    """

  @Test func noOptionIsForgotten() async throws {
    let options = try await DumpedHelp(of: "export", by: Showreel()).options
    #expect(options.count > Self.changes.count)
    for names in options {
      let isKnown = names.contains {
        Self.changes[$0] != nil || Self.changesOfCode[$0] != nil || Self.others.contains($0)
      }
      #expect(isKnown, "\(names): say what it changes about a clip, or that it changes nothing")
    }
  }

  @Test func eachIsHeardByPresetsFilesAndPages() async throws {
    let program = try Showreel()
    try program.write(
      """
      view: Circle().fill(.red)
      transition: .opacity
      animation: .linear(duration: 0.2)
      timeline:
        - tap "Toggle" at 0.1
        - wait 0.3

      """, to: "preset.yaml")
    try program.write(
      "import SwiftUI\n// showreel: tap Toggle at 0.1\n" + Self.code, to: "file.swift")
    try program.write(
      "# Page\n<!-- showreel: tap Toggle at 0.1 -->\n```swift\n\(Self.code)\n```\n![](page.mp4)\n",
      to: "page.md")
    let usual = try await made(program, [])
    #expect(usual.values.allSatisfy { $0.code == 0 && $0.clip != nil }, "\(usual)")
    let all = Self.changes.merging(Self.changesOfCode) { $1 }
    for (name, words) in all.sorted(by: { $0.key < $1.key }) {
      let other = try await made(program, words)
      for input in Self.inputs {
        let isDeaf = input == "preset.yaml" && Self.changesOfCode[name] != nil
        #expect(
          isDeaf || other[input] != usual[input], "--\(name) changes nothing about \(input)")
      }
      // The same view, directed in the same way.
      #expect(other["file.swift"]?.clip == other["page.md"]?.clip, "--\(name)")
    }
  }

  /// What came of an export.
  private struct Made: Equatable {
    var code: Int32
    var clip: Data?
    /// Only where there is no clip.
    var errors = ""
  }

  /// What comes of each input: by one export of all of them, or by one of each where something is wrong with any.
  private func made(_ program: Showreel, _ words: [String]) async throws -> [String: Made] {
    // A device has a size of its own, a width makes a scale; any other option is given once.
    let others = ["--device": "--size", "--width": "--scale"]
    var options = Self.small
    if let name = words.first, let place = options.firstIndex(of: others[name] ?? name) {
      options.removeSubrange(place...place + 1)
    }
    let said = ["-o", "made/", "--quiet", "--force"] + options + words
    func export(_ inputs: [String]) async throws -> ProgramAnswer {
      try await program.run(["export"] + inputs + said)
    }
    func clip(_ input: String) throws -> Data {
      try program.data("made/" + String(input.prefix { $0 != "." }) + ".mp4")
    }
    var all: [String: Made] = [:]
    let together = try await export(Self.inputs)
    for input in Self.inputs {
      let answer = try await together.code == 0 ? together : export([input])
      all[input] = Made(code: answer.code, errors: answer.errors)
      if answer.code == 0 { all[input] = Made(code: 0, clip: try clip(input)) }
    }
    return all
  }
}
