import Studio
import Testing

@testable import Snippets

/// What scripts say about time.
@Suite struct ScriptTimeTests {
  @Test(arguments: [
    ("hide", ScriptCommand.hide(at: nil)),
    ("hide at 1", .hide(at: 1)),
    ("show at 2500ms", .show(at: 2.5)),
    ("show", .show(at: nil)),
    ("speed 0.25 at 1 for 0.5", .speed(0.25, at: 1, for: 0.5)),
    ("speed 2x", .speed(2, at: nil, for: nil)),
    ("speed 0.5 for 2", .speed(0.5, at: nil, for: 2)),
    ("loop", .loop),
  ])
  func aLineSays(_ line: String, _ command: ScriptCommand) throws {
    #expect(try ScriptLine(line).command == command)
  }

  @Test(arguments: [
    (
      "speed", 6,
      "'speed' needs how many times as fast as it is, for example 'speed 0.25 at 1 for 0.5'."
    ),
    (
      "speed fast", 7,
      "'fast' is not a number, but how many times as fast as it is is expected here."
    ),
    ("speed 0 at 1", 7, "how many times as fast as it is cannot be 0. Use 0.05 to 20."),
    (
      "speed 2 until 3", 9,
      "'until' is not expected after 'speed'. What can follow is 'at' or 'for'."
    ),
    ("hide until 3", 6, "'until' is not expected after 'hide'. What can follow is 'at'."),
    ("hide at -1", 9, "a time in seconds cannot be -1. Use 0 to 3600."),
    ("loop 2", 6, "'2' is not expected after 'loop'. Put ';' between two commands."),
  ])
  func aMistakeIsTold(_ line: String, _ column: Int, _ message: String) {
    do {
      let command = try ScriptLine(line).command
      Issue.record("\(command)")
    } catch {
      #expect(error.column == column)
      #expect(error.description == message)
    }
  }

  @Test func whatIsSaidOfTimeWaitsForNothing() {
    #expect(ScriptText("hide at 2; show at 3; tap 'A' at 1; tap 'B' at 2.5").problems.isEmpty)
    #expect(ScriptText("speed 0.5 at 1 for 2; tap 'A' at 0.5").problems.isEmpty)
    let wrong = ScriptText("hide at 3; show at 2").problems
    #expect(wrong.map(\.column) == [20])
    // What is hidden later has no say in what is slow before.
    #expect(ScriptText("hide at 2; show at 3; speed 0.5 at 1 for 0.5").problems.isEmpty)
    #expect(ScriptText("speed 2 at 3; hide at 1; show at 2").problems.isEmpty)
    #expect(ScriptText("speed 2 at 3; speed 1 at 2").problems.map(\.column) == [26])
  }
}
