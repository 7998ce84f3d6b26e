import Snippets
import Testing

@testable import ShowreelCLI

/// What a demo's process says of its clip before anything is made.
@Suite struct CheckedClipTests {
  private let line =
    #"{"name":"A","frames":60,"duration":1,"width":640,"height":480,"frameRate":"60","#
    + #""events":[],"warnings":[]}"#

  @Test func aClipIsBelieved() throws { #expect(try CheckedClip(report: line).frames == 60) }

  @Test(arguments: ["", "{}", "[]"])
  func whatIsNoAnswerIsSaid(_ report: String) {
    #expect(throws: PlayError.notAClip("what it says of itself cannot be read")) {
      try CheckedClip(report: report)
    }
  }

  /// Encoders take memory for the size that they are given; sums of others end the program.
  @Test(arguments: [
    ("640", "65535000"), ("640", "9223372036854775807"), ("640", "-640"), ("480", "0"),
    (":60,", ":-1,"), (":60,", ":9223372036854775807,"), (":1,", ":1e308,"),
    (#""60""#, #""60\n::error::x""#), (#""A""#, #""A\n::error::x""#),
  ])
  func whatNoClipCanBeIsNot(_ part: String, _ other: String) {
    #expect(throws: PlayError.notAClip("what it says of itself is true of no clip")) {
      try CheckedClip(report: line.replacing(part, with: other))
    }
  }
}
