import Testing

@testable import Studio

/// How what is shown is written.
@Suite("Script words of what is shown")
struct ScriptCueTests {
  @Test(arguments: [
    (
      "zoom 2× on \"Toggle\" at 0.4 for 2",
      ScriptCue(.zoom(2), on: .label("Toggle"), at: 0.4, for: 2)
    ),
    ("zoom 1.5x on 120,40", ScriptCue(.zoom(1.5), on: .point(x: 120, y: 40))),
    ("zoom 3 at 1", ScriptCue(.zoom(3), at: 1)),
    ("zoom out at 3", ScriptCue(.zoom(1), at: 3)),
    ("caption 'A spring' for 2 at 1", ScriptCue(.caption("A spring"), at: 1, for: 2)),
    ("caption 'One\\nTwo'", ScriptCue(.caption("One\nTwo"))),
    ("code 'x.toggle()'", ScriptCue(.code("x.toggle()"))),
    ("ring", ScriptCue(.ring, on: .first)),
    ("ring #save for 1", ScriptCue(.ring, on: .identifier("save"), for: 1)),
    ("arrow \"Toggle\" at 1 for 1", ScriptCue(.arrow, on: .label("Toggle"), at: 1, for: 1)),
    ("label 'Here' on 'Toggle'", ScriptCue(.label("Here"), on: .label("Toggle"))),
    ("label 'Here' at 1", ScriptCue(.label("Here"), on: .first, at: 1)),
  ])
  func aLineSays(_ line: String, _ cue: ScriptCue) throws {
    #expect(try ScriptLine(line).command == .cue(cue))
  }

  @Test(arguments: [
    ("zoom", 5, "'zoom' needs how many times as near, for example "),
    ("zoom near", 6, "'near' is not a number, but how many times as near is expected here."),
    ("zoom 0.5", 6, "how many times as near cannot be 0.5. Use 1 to 8."),
    ("zoom nan", 6, "'nan' is not a number"),
    ("zoom 2 on at 1", 11, "'on' needs what is meant, for example "),
    ("zoom 2 to 'A'", 8, "'to' is not expected after 'zoom'. "),
    ("caption Hello", 9, "'caption' needs a text in quotes, for example "),
    ("caption ' '", 9, "'caption' needs a text in quotes, for example "),
    ("caption 'A' for 0", 17, "a time in seconds cannot be 0."),
    ("label 'A' at -1", 14, "a time in seconds cannot be -1. Use 0 to 3600."),
    ("zom 2", 1, "unknown script word 'zom'. Did you mean 'zoom'?"),
  ])
  func whatIsWrongIsTold(_ line: String, _ column: Int, _ message: String) {
    let problem = #expect(throws: ScriptProblem.self) { try ScriptLine(line) }
    #expect(problem?.column == column)
    #expect(problem?.description.hasPrefix(message) == true, "\(problem?.description ?? "")")
  }

  @Test("A text that nobody could read is too long") func longText() {
    let text = String(repeating: "a", count: 201)
    let problem = #expect(throws: ScriptProblem.self) { try ScriptLine("caption '\(text)'") }
    #expect(
      problem?.description
        == "a text to show cannot be 201 characters long. Use up to 200.")
  }

  @Test("What is only shown waits for nothing, and nothing waits for it") func order() {
    let text = ScriptText(
      "tap 'A' at 2; caption 'Before' at 0.5; ring 'A' at 1 for 9; tap 'A' at 3")
    #expect(text.problems.isEmpty)
    #expect(Script(commands: text.commands).leastLength == 3)
  }
}
