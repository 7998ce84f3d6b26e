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
  private let page: String
  private let scripts: String
  private let playback: String
  private let served: String

  init() throws {
    // A line may end behind a bracket.
    codecs = try Repository.text(ofAllIn: "Sources/Movie/Formats/Codecs")
      .replacing(#/\(\s+/#, with: "(")
    help = ExportCommand.helpMessage(columns: 1_000)
    readme = try Repository.text("README.md")
    page = try Repository.text("Documentation/formats.md")
    scripts = try Repository.text("Scripts/lib/formats.py")
    served = try Repository.text("Serve/Sources/MediaKind.swift")
    playback = try Repository.text("Documentation/playback.md")
  }

  func places(of format: OutputFormat) -> [Place] {
    let (ending, isFolder) = (format.ending, format.isFolder)
    let clip = isFolder ? "frames/" : "clip" + ending
    let isInPages = isFolder || VideoReference.formats.contains(String(ending.dropFirst()))
    let encoders = HealthCheck.encoders().map(\.finding)
    let isSeenByDoctor = format.codecs.allSatisfy { codec in
      encoders.contains { $0.hasPrefix("\(codec.name) by \(codec.encoder)") }
    }
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
        "frame rate of its own in the help of --fps (ScreenOptions)",
        format.usualFrameRate == 60 || help.contains(usual)),
      Place("mention in README.md", readme.contains(isFolder ? clip : ending)),
      Place(
        "row in Documentation/formats.md",
        page.contains(isFolder ? "`frames/*.png`" : "`\(ending)`")),
      Place("line in Scripts/lib/formats.py", scripts.contains("\"\(clip)\"")),
      Place(
        "type in Serve/Sources/MediaKind.swift", served.contains("\"\(ending.dropFirst())\": \"")),
      Place("row in the table of Documentation/playback.md", hasRow(clip)),
    ]
  }

  /// The table calls a clip what formats.py calls it: `Format("webm", "WebM, VP9", "clip.webm", …`.
  private func hasRow(_ clip: String) -> Bool {
    guard let line = scripts.split(separator: "\n").first(where: { $0.contains("\"\(clip)\"") })
    else { return false }
    let parts = line.split(separator: "\"")
    return parts.count > 3 && playback.contains("| \(parts[3]) |")
  }
}
