import Foundation
import Pixels
import TestSupport
import Testing

@testable import Movie

/// An animated SVG is read as strictly as a file that a stranger's process has written needs to be.
@Suite struct SVGTests {
  let folder: TemporaryFolder
  var path: String { folder.path + "/clip.svg" }

  init() throws { folder = try TemporaryFolder() }

  private func facts(
    _ body: String, frames: Int = 4, mark: String = ClipMark.text, decode: Bool = true
  ) throws -> MovieFacts {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"20\" "
      + "data-frames=\"\(frames)\" data-frame-rate=\"20/1\"><metadata>\(mark)</metadata>"
      + body + "</svg>\n"
    let writer = try DocumentWriter(path: path)
    #expect(try writer.complete(text) == text.utf8.count)
    try writer.commit()
    return try MovieFacts.read(path, decode: decode)
  }

  private static let timing = "dur=\".2s\" repeatCount=\"indefinite\" calcMode=\"discrete\""

  private static func change(_ times: String = "0;.5", _ values: String = "0 0;20 0") -> String {
    "<path d=\"M0 0L20 0L20 20L0 20Z\" fill=\"#ff0000\"><animateTransform "
      + "attributeName=\"transform\" type=\"translate\" additive=\"replace\" \(timing) "
      + "keyTimes=\"\(times)\" values=\"\(values)\"/></path>"
  }

  /// Six elements that use ten of the next each.
  private static func laughs(of name: String, _ before: String, _ after: String) -> String {
    (0..<6).map { level in
      let uses = String(repeating: "<\(name) \(before)a\(level + 1)\(after)/>", count: 10)
      return "<g id=\"a\(level)\">\(uses)</g>"
    }.joined() + "<g id=\"a6\"/>"
  }

  private static func chain(_ count: Int) -> String {
    (0..<count).map { "<g id=\"a\($0)\"><use href=\"#a\($0 + 1)\"/></g>" }.joined()
      + "<g id=\"a\(count)\"/>"
  }

  @Test func whatItShowsIsDecodedFrameByFrame() throws {
    let facts = try facts(Self.change())
    #expect(facts.container == "svg" && facts.width == 40 && facts.height == 20)
    #expect(facts.frameCount == 2 && facts.decodesToTheEnd == true)
    #expect(facts.duration == ExactTime(1, 5) && facts.frameRate == 20)
    #expect(ClipMark.isOn(path))
    let pictures = try PictureSources.source(of: path)
    let (first, second) = (try #require(try pictures.next()), try #require(try pictures.next()))
    #expect(try pictures.next() == nil)
    #expect(second.start == ExactTime(1, 10))
    // Red on the left, then on the right.
    func red(_ picture: MoviePicture, _ x: Int) -> [UInt8] {
      Array(picture.pixels[(10 * 40 + x) * 4..<(10 * 40 + x) * 4 + 4])
    }
    #expect(red(first, 10) == [0, 0, 255, 255] && red(first, 30) == [0, 0, 0, 0])
    #expect(red(second, 10) == [0, 0, 0, 0] && red(second, 30) == [0, 0, 255, 255])
  }

  /// A number is quickly written; times are counted with it.
  @Test(arguments: [0, -1, (1 << 24) + 1, Int.max])
  func aNumberOfFramesIsOneThatAClipCanHave(_ frames: Int) {
    #expect(throws: MovieError.cannotRead(path: path, reason: "it says no number of frames")) {
      try facts("", frames: frames)
    }
  }

  /// It shows one picture, as long as they last.
  @Test func framesThatShowTheSameAreNotMade() throws {
    let facts = try facts("", frames: 1 << 24, decode: false)
    #expect(facts.frameCount == 1 && facts.duration == ExactTime(1 << 24, 20))
  }

  @Test(arguments: [
    ("<script>alert(1)</script>", "it has an element 'script'"),
    ("<foreignObject/>", "it has an element 'foreignObject'"),
    ("<image href=\"#a\"/>", "it has an element 'image'"),
    ("<a href=\"#a\"/>", "it has an element 'a'"),
    ("<g onclick=\"x\"/>", "it has an attribute 'onclick'"),
    ("<g style=\"fill: red\"/>", "it has an attribute 'style'"),
    ("<use href=\"https://a.org/b.svg\"/>", "its attribute 'href' leads out of it"),
    ("<use xlink:href=\"#a\"/>", "it has an attribute 'xlink:href'"),
    ("<g fill=\"url(a.svg#b)\"/>", "its attribute 'fill' leads out of it"),
    ("<g fill=\"URL(a.svg#b)\"/>", "its attribute 'fill' leads out of it"),
    ("<g fill=\"\\75rl(a.svg)\"/>", "its attribute 'fill' leads out of it"),
    ("<g mask=\"image-set('a.png' 1x)\"/>", "its attribute 'mask' leads out of it"),
    ("<use href=\"#nothing\"/>", "it uses 'nothing', which is not there"),
    ("<g fill=\"url(#nothing)\"/>", "it uses 'nothing', which is not there"),
    ("<!-- a --><g/>", "it has declarations"),
    ("<?xml-stylesheet href=\"a\"?>", "it has declarations"),
    (
      "<use href=\"#a\"><animate attributeName=\"href\" \(timing) keyTimes=\"0\" values=\"b\"/></use>",
      "it changes 'href'"
    ),
    (change("0;.5;.75"), "it has a change whose times and values do not fit"),
    (change("0;.4"), "it has a change whose times and values do not fit"),
    (change(".25;.5"), "it has a change whose times and values do not fit"),
    (change("0;1"), "it has a change whose times and values do not fit"),
    ("<g>", "it is no XML from line 1, column"),
    ("<g fill=\"URL(#a)\"/>", "its attribute 'fill' leads out of it"),
    ("<g id=\"a\"/><path id=\"a\"/>", "it has two 'a'"),
    ("<g id=\"a\"><use href=\"#a\"/></g>", "'a' uses itself"),
    (
      "<mask id=\"a\"><g mask=\"url(#b)\"/></mask><g id=\"b\"><g mask=\"url(#a)\"/></g>", "'a' uses"
    ),
    (change("0;.5", "0 0;url(#b)"), "it uses 'b', which is not there"),
    (laughs(of: "use", "href=\"#", "\""), "it draws more than 1000000 elements"),
    (laughs(of: "g", "mask=\"url(#", ")\""), "it draws more than 1000000 elements"),
    (chain(600), "it uses more than 512 levels of elements"),
    (String(repeating: "<g>", count: 100_000), "it is no XML from line 1, column"),
  ])
  func whatNoneOfOursHasIsRefused(_ body: String, _ reason: String) throws {
    let error = #expect(throws: MovieError.self) { try facts(body, decode: false) }
    guard case .cannotRead(_, let said) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(said.hasPrefix(reason), "\(said)")
  }

  /// Foundation's parser ends the program over such a name.
  @Test func aByteThatIsNoCharacterIsRefused() throws {
    _ = try? facts("<g typ%=\"a\"/>", decode: false)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let parts = text.split(separator: "%").map { Data($0.utf8) }
    try (parts[0] + [0xC8] + parts[1]).write(to: URL(filePath: path))
    #expect(throws: MovieError.cannotRead(path: path, reason: "it is not text in UTF-8")) {
      try MovieFacts.read(path)
    }
  }

  /// It is what FFmpeg takes it for, and no clip.
  @Test func anybodysSVGIsNotOurs() throws {
    #expect(try AnimatedSVG(path: path) == nil)
    let container = try? facts(Self.change(), mark: "Drawn by hand").container
    #expect(container != "svg")
  }

  @Test func picturesCannotBePutIntoOne() throws {
    #expect(throws: MovieError.noPictureFormat(format: "animated SVG")) {
      try MovieWriter(path: path, width: 4, height: 4, frameRate: 10)
    }
    #expect(
      MovieError.noPictureFormat(format: "animated SVG").description
        == "animated SVG holds shapes and text, and no pictures can be put into it. "
        + "Use .webp or .apng, say.")
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
