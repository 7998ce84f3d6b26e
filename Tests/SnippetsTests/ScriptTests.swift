import Studio
import Testing

@testable import Snippets

@Suite struct ScriptTests {
  @Test(arguments: [
    ("tap \"Toggle\" at 0.5, 2", ScriptCommand.tap(.label("Toggle"), at: [0.5, 2])),
    ("tap 'Toggle@0.5,2'", .tap(.label("Toggle"), at: [0.5, 2])),
    ("tap Toggle@0.5,2", .tap(.label("Toggle"), at: [0.5, 2])),
    ("tap 'me@2' at 1", .tap(.label("me@2"), at: [1])),
    ("tap 'me@home'", .tap(.label("me@home"), at: [])),
    ("tap “点击” at 500ms", .tap(.label("点击"), at: [0.5])),
    ("tap #save at 1s", .tap(.identifier("save"), at: [1])),
    ("tap 120,40 at 1", .tap(.point(x: 120, y: 40), at: [1])),
    ("tap at 1", .tap(.first, at: [1])),
    ("tap", .tap(.first, at: [])),
    ("TAP \"A\"", .tap(.label("A"), at: [])),
    ("wait 1", .wait(1)),
    ("wait until settled", .waitUntilSettled),
    ("duration 4", .duration(4)),
    (
      "drag \"x\" by 100,0 at 1 over 0.25",
      .drag(.label("x"), by: ScriptOffset(x: 100, y: 0), at: 1, over: 0.25, via: [])
    ),
    (
      "drag 10,20 by -5, 8",
      .drag(.point(x: 10, y: 20), by: ScriptOffset(x: -5, y: 8), at: nil, over: 0.5, via: [])
    ),
    (
      "drag 10,20 by 80,0 at 1 over 0.5 via 40,-5@0.1, 60.5,0@250ms",
      .drag(
        .point(x: 10, y: 20), by: ScriptOffset(x: 80, y: 0), at: 1, over: 0.5,
        via: [
          ScriptWaypoint(x: 40, y: -5, time: 0.1), ScriptWaypoint(x: 60.5, y: 0, time: 0.25),
        ])
    ),
    ("size 800x600", .size(width: 800, height: 600)),
    ("fps 29.97", .frameRate(29.97)),
    ("scale 2", .scale(2)),
    ("view ContentView", .view("ContentView")),
    ("dark", .colorScheme(.dark)),
    ("light", .colorScheme(.light)),
    ("skip", .skip),
  ])
  func aLineSays(_ line: String, _ command: ScriptCommand) throws {
    #expect(try ScriptLine(line).command == command)
  }

  @Test(arguments: [
    ("tpa \"Toggle\"", 1, "unknown script word 'tpa'. Did you mean 'tap'?"),
    (
      "explode", 1,
      "unknown script word 'explode'. A script line starts with one of 'tap', 'double tap', "
        + "'long press', 'drag', 'swipe', 'scroll to', 'pinch', 'rotate', 'crown', 'hover', 'type', 'press', 'zoom', 'caption', "
        + "'code', 'ring', 'arrow', 'label', 'wait', 'hide', 'show', 'speed', 'duration', 'loop', 'size', 'device', 'os', 'fps', 'scale', 'look', 'view', 'dark', 'light', 'skip'."
    ),
    ("wait", 5, "'wait' needs a time in seconds or 'until settled', for example 'wait 1'."),
    (
      "wait soon", 6,
      "'soon' is not a number, but a time in seconds or 'until settled' is expected here."
    ),
    (
      "wait until setled", 12,
      "'setled' is not expected after 'wait until'. Did you mean 'settled'?"
    ),
    (
      "tap nan,40 at 1", 5,
      "'nan' is not a number, but a distance from the left is expected here."
    ),
    (
      "drag inf,40 by 5,5", 6,
      "'inf' is not a number, but a distance from the left is expected here."
    ),
    ("tap \"A\" at -1", 12, "a time in seconds cannot be -1. Use 0 to 3600."),
    ("fps 0", 5, "a number of frames a second cannot be 0. Use more than 0, at most 3600."),
    ("size big", 6, "'big' is not a size. Write width x height in points, for example '800x600'."),
    ("size 0x10", 6, "a size cannot be 0x10. Use 1 to 16384 points."),
    ("tap \"Toggle", 5, "the text after \" has no closing \"."),
    ("tap \"A\" on 1", 9, "'on' is not expected after 'tap'. What can follow is 'at'."),
    ("dark mode", 6, "'mode' is not expected after 'dark'. Put ';' between two commands."),
    (
      "drag \"A\" at 1", 14,
      "'drag' needs 'by' and a distance, for example 'drag \"Card\" by 100,0 at 1 over 0.5'."
    ),
    (
      "drag \"A\" by 5", 14,
      "'by' needs a distance right and down, for example 'drag \"Card\" by 100,0 at 1 over 0.5'."
    ),
    (
      "drag 1,2 by 5,5 via 3,4", 24,
      "'via' needs '@' and seconds after each place, for example "
        + "'drag 10,20 by 100,0 over 0.5 via 40,-5@0.1, 80,0@0.25'."
    ),
    (
      "drag 1,2 by 5,5 via 3", 22,
      "'via' needs a distance right and down, for example "
        + "'drag 10,20 by 100,0 over 0.5 via 40,-5@0.1, 80,0@0.25'."
    ),
    (
      "drag 1,2 by 5,5 via 3,4@soon", 23,
      "'soon' is not a number, but a time in seconds is expected here."
    ),
    (
      "drag 1,2 by 5,5 via 3,low@1", 23,
      "'low' is not a number, but a distance down is expected here."
    ),
    (
      "drag 1,2 by 5,5 over 0.5 via 3,4@0.75", 38,
      "the finger is somewhere at 0.75 s and after that at 0.5 s. "
        + "Write the places after 'via' in their order, none later than 'over'."
    ),
    (
      "look social sideBySide light dark", 24,
      "'light' is no 'sideBySide' of a look. Two screens in one picture, played alike: light dark, "
        + "dark light, or the names of two views. Put both words in quotes: 'light dark'."
    ),
  ])
  func aWrongLineIsExplainedAtItsPlace(_ line: String, _ column: Int, _ message: String) {
    do throws(ScriptProblem) {
      let command = try ScriptLine(line, line: 7).command
      Issue.record("'\(line)' was read as \(command)")
    } catch {
      #expect(error.description == message)
      #expect(error.line == 7)
      #expect(error.column == column)
    }
  }

  @Test func aTextHasOneCommandALineOrSeveralWithSemicolons() {
    let text = ScriptText("tap 'a;b' at 1; fps 30\n\n  wait until settled ;", line: 10, column: 5)
    #expect(text.problems.isEmpty)
    #expect(text.commands == [.tap(.label("a;b"), at: [1]), .frameRate(30), .waitUntilSettled])
    #expect(text.lines.map(\.line) == [10, 10, 12])
    #expect(text.lines.map(\.column) == [5, 21, 3])
  }

  @Test func theLinesAroundAWrongOneStillCount() {
    let text = ScriptText("fps 30\nspf 30\ndark\nsize")
    #expect(text.commands == [.frameRate(30), .colorScheme(.dark)])
    #expect(text.problems.map(\.line) == [2, 4])
  }

  @Test(arguments: [
    ("Toggle@0.5,2", ScriptCommand.tap(.label("Toggle"), at: [0.5, 2])),
    ("Show all @ 1, 2", .tap(.label("Show all "), at: [1, 2])),
    ("120,40@1", .tap(.point(x: 120, y: 40), at: [1])),
    ("#save@1", .tap(.identifier("save"), at: [1])),
    ("Toggle", .tap(.label("Toggle"), at: [])),
    ("nan,40@1", .tap(.label("nan,40"), at: [1])),
    ("40,-infinity@1", .tap(.label("40,-infinity"), at: [1])),
  ])
  func theTapOptionReads(_ argument: String, _ command: ScriptCommand) throws {
    #expect(try ScriptLine(tap: argument).command == command)
  }

  @Test(arguments: [
    ("Toggle@-1", 8, "-1"), ("Toggle@nan", 8, "nan"), ("Toggle@1,x", 10, "x"),
    ("Toggle@1, 3601", 11, "3601"), ("a@b@.5.", 5, ".5."), ("Toggle@INF", 8, "INF"),
    ("Toggle@1,", 10, ""),
  ])
  func aTapWhoseTimeIsNoneIsExplainedAtItsPlace(_ word: String, _ column: Int, _ text: String) {
    let message =
      "'\(text)' behind '@' is no time. Write seconds from 0 to 3600, as in 'Toggle@0.5,2'; if "
      + "it belongs to the name, write the time behind it: '\(word)@0.5'."
    let argument = #expect(throws: ScriptProblem.self) { try ScriptLine(tap: word) }
    #expect(argument?.description == message && argument?.column == column)
    let line = #expect(throws: ScriptProblem.self) { try ScriptLine("tap '\(word)'") }
    #expect(line?.description == message && line?.column == column + 5)
  }

  @Test(arguments: ["me@home", "me@nancy", "me@", "me@infinite", "me@home,2"])
  func whatFollowsAnAtSignAndIsAWordIsAName(_ word: String) throws {
    #expect(try ScriptLine(tap: word).command == .tap(.label(word), at: []))
    #expect(try ScriptLine("tap '\(word)'").command == .tap(.label(word), at: []))
    #expect(try ScriptLine(tap: word + "@2").command == .tap(.label(word), at: [2]))
  }

  @Test func timesInOneWordHavePlacesToo() throws {
    #expect(
      try ScriptLine("tap Toggle@0.5, 2").places == [
        ScriptPlace(line: 1, column: 12), ScriptPlace(line: 1, column: 17),
      ])
    #expect(
      ScriptText("tap 'A' at 3; tap 'Toggle@1'").problems.map(\.column) == [27])
  }
}
