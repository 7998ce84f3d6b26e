import Foundation
import Pixels
import TestSupport
import Testing

@testable import Movie
@testable import Snippets

/// Every output format has been to every place that Documentation/ARCHITECTURE.md names under *To add …*.
@Suite("The recipe of an output format")
struct FormatRecipeTests {
  /// What a format goes without, and why.
  private static let exceptions: [String: (places: [String], reason: String)] = [
    ".m4v": (
      ["mention in"], "It is an MP4 by another name, which nobody needs to be told of."
    ),
    ".y4m": (["type in"], "Browsers do not play it."),
    "/*.png": (["type in"], "The page lists a folder, and shows none of its pictures."),
  ]

  private static func missing(_ format: OutputFormat, _ recipe: FormatRecipe) -> [Place] {
    recipe.places(of: format).filter { !$0.isThere }
  }

  @Test func everyFormatHasBeenEverywhere() throws {
    let recipe = try FormatRecipe()
    for format in OutputFormat.all {
      let excused = Self.exceptions[format.ending]?.places ?? []
      let missing = Self.missing(format, recipe)
        .filter { place in !excused.contains { place.what.hasPrefix($0) } }
      #expect(missing.missing(for: "\(format.name) (\(format.ending))") == [])
    }
  }

  @Test func exceptionsAreNeeded() throws {
    let recipe = try FormatRecipe()
    for (ending, exception) in Self.exceptions {
      let format = try #require(OutputFormat.all.first { $0.ending == ending })
      let missing = Self.missing(format, recipe)
      for place in exception.places {
        #expect(missing.contains { $0.what.hasPrefix(place) }, "\(ending): \(place)")
      }
    }
  }

  /// A codec in a file of its own does nothing until it is listed.
  @Test func everyCodecIsListed() throws {
    let listed = try Repository.text("Sources/Movie/Formats/MovieCodec.swift")
      .firstMatch(of: #/static let all = \[([^\]]*)\]/#).map {
        Set($0.output.1.split(separator: ", ").map(String.init))
      }
    let declared = try Repository.text(ofAllIn: "Sources/Movie/Formats/Codecs")
      .matches(of: #/static let (\w+) = MovieCodec\(/#).map { String($0.output.1) }
    for codec in declared {
      #expect(listed?.contains(codec) == true, "\(codec) is not in MovieCodec.all")
    }
  }

  /// What a demo's process hands over gets its name only when it is what the name says.
  @Test(arguments: OutputFormat.all.filter { !$0.isVector && !$0.isFolder }.map(\.ending))
  func aFileOfEachFormatIsProven(_ ending: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("clip" + ending)
    let writer = try MovieWriter(
      path: path, width: 32, height: 32, frameRate: 10, settings: MovieSettings())
    for _ in 0..<3 { try writer.append(writer.makeBuffer()) }
    try writer.finish()
    let claim = ClipClaim(width: 32, height: 32, frames: 3, frameRate: 10)
    #expect(throws: Never.self, "ClipProof does not know \(ending)") {
      try ClipProof(of: path).require(DemoOutput(path), claim)
    }
  }

  @Test func aFormatThatWasForgottenEverywhereIsToldAll() throws {
    let forgotten = OutputFormat(name: "AVIF", ending: ".avif", usualFrameRate: 25) {
      (request) throws(MovieError) in try PictureSink(request)
    }
    let missing = try FormatRecipe().places(of: forgotten).missing(for: "AVIF")
    #expect(missing.contains("AVIF has no line in Scripts/lib/formats.py"))
    // No codec makes it, so none is missing in doctor and in the help.
    #expect(missing.count == 9)
  }
}
