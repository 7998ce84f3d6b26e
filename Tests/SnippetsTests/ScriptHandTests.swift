import Testing

@testable import Studio

/// How what a hand does is written.
@Suite("Script words of a hand")
struct ScriptHandTests {
  @Test(arguments: [
    ("double tap \"Photo\" at 1, 2", ScriptCommand.doubleTap(.label("Photo"), at: [1, 2])),
    ("Double Tap", .doubleTap(.first, at: [])),
    ("long press \"Photo\" for 1.5 at 0.5", .longPress(.label("Photo"), for: 1.5, at: [0.5])),
    ("long press for 2", .longPress(.first, for: 2, at: [])),
    ("long press at 1", .longPress(.first, for: 1, at: [1])),
    ("swipe left at 1, 2", .swipe(nil, .left, at: [1, 2])),
    ("swipe \"Mail\" right", .swipe(.label("Mail"), .right, at: [])),
    ("swipe 10,20 up", .swipe(.point(x: 10, y: 20), .up, at: [])),
    ("scroll to \"Row 40\" at 1", .scroll(to: .label("Row 40"), at: 1)),
    ("scroll to #end", .scroll(to: .identifier("end"), at: nil)),
    ("pinch \"Photo\" by 2 at 1", .pinch(.label("Photo"), by: 2, at: 1, over: 0.6)),
    ("pinch by 0.5 over 1", .pinch(.first, by: 0.5, at: nil, over: 1)),
    ("rotate \"Photo\" by 45° at 1", .rotate(.label("Photo"), by: 45, at: 1, over: 0.6)),
    ("rotate by -90deg over 2", .rotate(.first, by: -90, at: nil, over: 2)),
    ("crown by 5 at 1", .crown(by: 5, at: 1, over: 0.6)),
    ("crown by -0.5 over 2", .crown(by: -0.5, at: nil, over: 2)),
    ("type \"Hello\" into \"Name\" at 1", .type("Hello", into: .label("Name"), at: 1)),
    ("type 'swift\\n'", .type("swift\n", into: nil, at: nil)),
    ("hover \"Card\" at 1, 2", .hover(.label("Card"), at: [1, 2])),
    ("hover 120,40", .hover(.point(x: 120, y: 40), at: [])),
    ("press \"return\" at 1", .press("return", at: [1])),
    ("press right", .press("right", at: [])),
    ("press \"command+s\" at 1, 2", .press("command+s", at: [1, 2])),
  ])
  func aLineSays(_ line: String, _ command: ScriptCommand) throws {
    #expect(try ScriptLine(line).command == command)
  }

  @Test(arguments: [
    ("doubletap \"A\"", 1, "unknown script word 'doubletap'. Did you mean 'double tap'?"),
    ("press at 1", 7, "'press' needs a key, for example 'press \"return\" at 1'."),
    ("swpe left", 1, "unknown script word 'swpe'. Did you mean 'swipe'?"),
    ("double", 7, "'double' needs 'tap', for example 'double tap \"Photo\" at 1'."),
    ("double tab \"A\"", 8, "'tab' is not expected after 'double'. Did you mean 'tap'?"),
    (
      "long press \"A\" to 2", 16,
      "'to' is not expected after 'long press'. Did you mean 'for'?"
    ),
    (
      "long press \"A\" for 0", 20,
      "a time in seconds cannot be 0. Use more than 0, at most 3600."
    ),
    ("swipe lft", 7, "'lft' is not expected after 'swipe'. Did you mean 'left'?"),
    (
      "swipe \"A\" at 1", 11,
      "'swipe' needs a direction, for example 'swipe \"Message\" left at 0.5'."
    ),
    (
      "scroll \"A\"", 8, "'A' is not expected after 'scroll'. What can follow is 'to'."
    ),
    (
      "scroll to", 10,
      "'scroll to' needs what to scroll to, for example 'scroll to \"Row 40\" at 1'."
    ),
    (
      "scroll to 10,20", 11,
      "'scroll to' needs the name of what to scroll to, for example 'scroll to \"Row 40\" at 1'."
    ),
    (
      "pinch \"A\" at 1", 15,
      "'pinch' needs 'by' and how much, for example 'pinch \"Photo\" by 2 at 1'."
    ),
    (
      "pinch \"A\" by 11", 14,
      "how many times as far apart the fingers end cannot be 11. Use 0.1 to 10."
    ),
    (
      "rotate by far", 11, "'far' is not a number, but a number of degrees is expected here."
    ),
    ("rotate by 2000°", 11, "a number of degrees cannot be 2000°. Use -1080 to 1080."),
    ("crown at 1", 11, "'crown' needs 'by' and how much, for example 'crown by 5 at 1'."),
    (
      "crown by 1000000", 10,
      "how far the crown is turned cannot be 1000000. Use -100000 to 100000."
    ),
    (
      "type Hello", 6,
      "'type' needs a text in quotes, for example 'type \"Hello\" into \"Name\" at 1'."
    ),
    (
      "type \"A\" into at 1", 15,
      "'into' needs a field, for example 'type \"Hello\" into \"Name\" at 1'."
    ),
    ("type \"A\" in \"B\"", 10, "'in' is not expected after 'type'. Did you mean 'into'?"),
    (
      "type \"A\" at soon", 13,
      "'soon' is not a number, but a time in seconds is expected here."
    ),
    (
      "type \"\(String(repeating: "a", count: 1001))\"", 6,
      "a text to type cannot be 1001 characters long. Use up to 1000."
    ),
  ])
  func aWrongLineIsExplainedAtItsPlace(_ line: String, _ column: Int, _ message: String) {
    do throws(ScriptProblem) {
      let command = try ScriptLine(line).command
      Issue.record("'\(line)' was read as \(command)")
    } catch {
      #expect(error.description == message)
      #expect(error.column == column)
    }
  }

  @Test("A time that is over when the step before is done is told with its column")
  func past() {
    func problems(_ text: String) -> [String] {
      ScriptText(text).problems.map { "\($0.line):\($0.column) \($0)" }
    }
    #expect(
      problems("tap \"A\" at 2\ntap \"B\" at 1.5") == [
        "2:12 1.5 is in the past: the step before is over at 2 s. "
          + "Write the steps in the order of their times."
      ])
    #expect(problems("tap at 1, 0.5").count == 1)
    #expect(problems("drag by 9,9 at 1 over 1; tap at 1.5").map { $0.prefix(5) } == ["1:33 "])
    #expect(problems("wait 1; tap at 1; wait until settled; type 'ab' at 2; tap at 2.1").isEmpty)
  }

  @Test("What the reference says of a word can be read, and is that word's")
  func reference() throws {
    for verb in ScriptVerb.allCases {
      #expect(!verb.examples.isEmpty)
      #expect(verb.usage.hasPrefix(verb.words))
      for example in verb.examples {
        _ = try ScriptLine(example)
        #expect(example.hasPrefix(verb.words))
      }
    }
  }
}
