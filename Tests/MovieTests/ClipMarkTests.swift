import Foundation
import TestSupport
import Testing

@testable import Movie

/// The words count where their format has such words, and nowhere else.
struct ClipMarkTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let endings = ["mp4", "m4v", "mov", "webm", "gif", "webp", "apng"]
  private static let other = Data("Made by Somebody".utf8)
  private static let mark = Data(ClipMark.text.utf8)

  private func clip(_ ending: String, fastStart: Bool = true) throws -> (path: String, data: Data) {
    let path = folder.file("clip." + ending)
    var settings = MovieSettings()
    settings.fastStart = fastStart
    _ = try writeMovie(path, width: 64, height: 64, frames: 30, frameRate: 30, settings: settings)
    return (path, try Data(contentsOf: URL(filePath: path)))
  }

  @Test(arguments: endings, [true, false])
  func everyFormatHasItInAPlaceOfItsOwn(_ ending: String, _ fastStart: Bool) throws {
    #expect(ClipMark.isOn(try clip(ending, fastStart: fastStart).path))
  }

  /// Somebody's film with a page behind it, or a title that quotes us.
  @Test(arguments: endings)
  func theSameWordsElsewhereSayNothing(_ ending: String) throws {
    let (path, data) = try clip(ending)
    var theirs = data
    // QuickTime's writer says it twice.
    while let words = theirs.range(of: Self.mark) {
      theirs.replaceSubrange(words, with: Self.other)
    }
    #expect(theirs != data)
    for more in [Data(), Self.mark, Data("<metadata>".utf8) + Self.mark + Data("</metadata>".utf8)]
    {
      try (theirs + more).write(to: URL(filePath: path))
      #expect(!ClipMark.isOn(path))
    }
    // Another word of the same length, where a name of the place is.
    for name in ["©cmt", "COMMENT"] {
      let latin = try #require(name.data(using: .isoLatin1))
      guard let range = data.range(of: latin) else { continue }
      var renamed = data
      renamed.replaceSubrange(range, with: Data("x".utf8) + latin.dropFirst())
      try renamed.write(to: URL(filePath: path))
      #expect(!ClipMark.isOn(path))
    }
  }

  @Test func aPageOfTheWordsIsNoClip() throws {
    let page = "<!doctype html>\n<p>Made by Showreel</p>\n"
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>A</title>"
    let texts = [
      page, "Made by Showreel", svg + "<metadata>Made by Showreel</metadata></svg>",
      svg + "<text>Made by Showreel</text></svg>",
    ]
    for (text, name) in zip(texts, ["a.html", "a.mp4", "a.svg", "b.svg"]) {
      #expect(!ClipMark.isOn(try folder.write(text, to: name)))
    }
    let ours = svg.replacing("<title>A</title>", with: "<metadata>Made by Showreel</metadata>")
    #expect(ClipMark.isOn(try folder.write(ours + "</svg>", to: "c.svg")))
  }

  /// Sizes that lie, and parts within parts: an answer comes, and soon.
  @Test(arguments: endings)
  func aDamagedFileIsNobodysClip(_ ending: String) throws {
    let (path, data) = try clip(ending)
    var random = SeededNumbers(seed: 1)
    for _ in 0..<200 {
      var broken = data.prefix(Int(random.next() % UInt64(data.count)))
      for _ in 0..<8 where !broken.isEmpty {
        broken[Int(random.next() % UInt64(min(broken.count, 600)))] = UInt8(random.next() % 256)
      }
      try broken.write(to: URL(filePath: path))
      _ = ClipMark.isOn(path)
    }
  }
}
