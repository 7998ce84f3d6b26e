import Foundation
import Testing

@testable import Raster

@Suite struct SVGTests {
  private func elements(_ text: String) throws -> [SVGElement] {
    try SVGReader.elements(of: Data(text.utf8))
  }

  @Test func aPictureIsReadWithAllThatIsInIt() throws {
    let elements = try elements(
      """
      <?xml version="1.0"?>
      <svg width="16"><!-- a comment > with a bracket -->
        <g fill="a&amp;b"><path d="M0 0"/><circle r='2'></circle></g>
        <title>A &lt; B</title>
      </svg>
      """)
    #expect(elements.map(\.name) == ["g", "title"])
    #expect(elements[0].children.map(\.name) == ["path", "circle"])
    #expect(
      elements.svg == "<g fill=\"a&amp;b\"><path d=\"M0 0\"/><circle r=\"2\"/></g>"
        + "<title>A &lt; B</title>")
  }

  @Test func attributesStandInOneOrder() throws {
    #expect(
      try elements(#"<svg><path fill="none" d="M0 0"/></svg>"#)
        == elements(#"<svg><path d="M0 0" fill="none"/></svg>"#))
    #expect(
      try elements(#"<svg><path fill="none" d="M0 0"/></svg>"#).svg
        == #"<path d="M0 0" fill="none"/>"#)
  }

  @Test(arguments: [
    ("", SVGProblem.notXML(line: 1, column: 1), "it is no XML from line 1, column 1, on"),
    ("<html/>", SVGProblem.noPicture(root: "html"), "it is a 'html' and not an 'svg'"),
    (
      "<svg>\n<g></svg>", .notXML(line: 2, column: 10),
      "it is no XML from line 2, column 10, on"
    ),
  ])
  func whatIsNoPictureIsSaid(_ text: String, _ problem: SVGProblem, _ description: String) {
    #expect(throws: problem) { try elements(text) }
    #expect(problem.description == description)
  }

  /// In a name, an attribute, a value and a text. Foundation's parser ends the program over the first two.
  @Test(arguments: ["<svg><a%/></svg>", "<svg a%=\"\"/>", "<svg a=\"%\"/>", "<svg>%</svg>"])
  func aByteThatIsNoCharacterIsTold(_ text: String) {
    let parts = text.split(separator: "%").map { Data($0.utf8) }
    #expect(throws: SVGProblem.notText) { try SVGReader.elements(of: parts[0] + [0xC8] + parts[1]) }
    #expect(SVGProblem.notText.description == "it is not text in UTF-8. Save it as UTF-8")
  }

  @Test(arguments: ["encoding=\"ISO-8859-1\"", "encoding = 'latin1'", "encoding='windows-1252' "])
  func textOfAByteForEachCharacterIsReadWhereItSaysSo(_ encoding: String) throws {
    let start = Data("<?xml version=\"1.0\" \(encoding)?>\n<svg><title>caf".utf8)
    let title = start + [0xE9, 0x20, 0x80] + Data("</title><".utf8)
    let elements = try SVGReader.elements(of: title + [0xE9] + Data("/></svg>".utf8))
    #expect(elements.map(\.name) == ["title", "é"] && elements.first?.text == "café €")
  }

  @Test func anotherEncodingIsNotGuessed() {
    let start = Data("<?xml version=\"1.0\" encoding=\"iso-8859-5\"?>\n<svg>".utf8)
    #expect(throws: SVGProblem.notText) {
      try SVGReader.elements(of: start + [0xE9] + Data("</svg>".utf8))
    }
  }

  // MARK: Paths

  @Test func aPathIsSplitWhereItStartsAnew() throws {
    let path = SVGElement(
      name: "path", attributes: ["d": "M1 1h2v2zm4 4l1 1 1-1zM.5.5-1 0a1 1 0 012 3z"])
    #expect(
      try path.subpaths.svg
        == #"<path d="M1.0 1.0h2.0v2.0z"/><path d="M5.0 5.0l1.0 1.0l1.0 -1.0z"/>"#
        + #"<path d="M0.5 0.5L-1.0 0.0a1.0 1.0 0.0 0 1 2.0 3.0z"/>"#)
  }

  @Test func numbersAreReadAsCloselyAsTheyMayStand() throws {
    #expect(try SVGPath("M1e1-2E-1,.5.25").data == "M10.0 -0.2L0.5 0.25")
    #expect(try SVGPath(" ").steps.isEmpty)
  }

  @Test func aRelativeMoveCountsFromTheEndOfWhatWasClosed() throws {
    #expect(
      try SVGPath("M1 1V5H9zm1 1h1").subpaths.map(\.data) == [
        "M1.0 1.0V5.0H9.0z", "M2.0 2.0h1.0",
      ])
  }

  @Test(arguments: [
    ("h2", 0, "move to begin with"), ("M1 1k", 4, "command"), ("M1", 2, "number"),
    ("M1 1L2 .", 7, "number"), ("M0 0a1 1 0 2 0 1 1", 11, "flag of 0 or 1"),
    ("M1 1z3", 5, "command"),
    ("M1 1 L", 6, "number"),
  ])
  func aPathThatCannotBeReadSaysWhere(_ data: String, _ place: Int, _ expected: String) {
    #expect(throws: SVGProblem.path(place: place, expected: expected)) { try SVGPath(data) }
    #expect(
      SVGProblem.path(place: place, expected: expected).description
        == "its path has no \(expected) after \(place) characters")
  }
}
