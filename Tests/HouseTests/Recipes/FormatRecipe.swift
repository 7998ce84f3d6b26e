import Foundation
import TestSupport
import Testing

@testable import Movie
@testable import ShowreelCLI
@testable import Snippets

/// The places of "an output format" in Documentation/ARCHITECTURE.md, *To add …*.
struct FormatRecipe {
  private let codecs: String
  private let help: String
  private let readme: String
  private let moduleReadme: String
  private let played: String
  private let server: String
  private let playback: String
  private let tortures: String
  private let fuzzed: String
  private let movieTests: String
  private let exportTests: String

  init() throws {
    // A line may end behind a bracket.
    codecs = try Repository.text(ofAllIn: "Sources/Movie/Formats/Codecs")
      .replacing(#/\(\s+/#, with: "(")
    help = ExportCommand.helpMessage(columns: 1_000)
    readme = try Repository.text("README.md")
    moduleReadme = try Repository.text("Sources/Movie/README.md").replacing("\n", with: " ")
    played = try Repository.text("Scripts/lib/playback/clips.py")
    server = try Repository.text("Scripts/lib/playback/web.py")
    playback = try Repository.text("Documentation/playback.md")
    tortures = try Repository.text("Scripts/tortures/rig.py")
    fuzzed = try Repository.text("Tests/Fuzzing/Command/CommandLines.swift")
    movieTests = try Repository.text(ofAllIn: "Tests/MovieTests")
    exportTests = try Repository.text("Tests/CommandLineTests/ExportTests.swift")
  }

  func places(of format: OutputFormat) -> [Place] {
    let (ending, isFolder) = (format.ending, format.isFolder)
    let clip = isFolder ? "frames/" : "clip" + ending
    let isInPages = isFolder || VideoReference.formats.contains(String(ending.dropFirst()))
    let encoders = HealthCheck.encoders().map(\.finding)
    let isSeenByDoctor = format.codecs.allSatisfy { codec in
      encoders.contains { $0.hasPrefix("\(codec.name) by \(codec.encoder)") }
    }
    let isTested =
      movieTests.contains("\(ending)\"") || exportTests.contains("\"\(ending.dropFirst())\"")
    let usual = "\(format.name): \(format.usualFrameRate)"
    return [
      Place(
        "codec in Sources/Movie/Formats/Codecs",
        codecs.contains("OutputFormat(name: \"\(format.name)\"")),
      Place("video of a page (VideoReference.formats)", isInPages),
      Place("line of 'doctor' (HealthCheck.encoders)", isSeenByDoctor),
      Place("mention in the help of 'export' (ExportCommand)", help.contains(ending)),
      Place(
        "codec in the help of --codec (MovieOptions)",
        format.codecs.allSatisfy { help.contains($0.word) }),
      Place(
        "frame rate of its own in the help of --fps (StageOptions)",
        format.usualFrameRate == 60 || help.contains(usual)),
      Place("mention in README.md", readme.contains(isFolder ? clip : ending)),
      Place("mention in Sources/Movie/README.md", moduleReadme.contains(format.name)),
      Place("clip in Scripts/lib/playback/clips.py", played.contains("\"\(clip)\"")),
      Place(
        "MIME type in Scripts/lib/playback/web.py", isFolder || server.contains("\"\(ending)\":")),
      Place("row in the table of Documentation/playback.md", hasRow(clip)),
      Place("clip in FORMATS of Scripts/tortures/rig.py", tortures.contains("\"\(clip)\"")),
      Place("file in Tests/Fuzzing/Command/CommandLines.swift", fuzzed.contains("\"x\(ending)\"")),
      Place("test in Tests/MovieTests or ExportTests that writes it", isTested),
    ]
  }

  /// The table calls a clip what clips.py calls it: `("webm", "WebM, VP9", "clip.webm", …`.
  private func hasRow(_ clip: String) -> Bool {
    guard let line = played.split(separator: "\n").first(where: { $0.contains("\"\(clip)\"") })
    else { return false }
    let parts = line.split(separator: "\"")
    return parts.count > 3 && playback.contains("| \(parts[3]) |")
  }
}
