import Foundation
import Testing

@testable import Presets

struct PresetScriptWritingTests {
  private let script = ["tap \"Toggle\" at 0.35", "wait 0.5"]

  @Test func aTimelineIsReplacedWhereItStands() {
    let text = """
      title: A
      timeline:
        - tap "Toggle" at 0.5
        - wait 1

      # What is shown
      view: Circle()
      duration: 4

      """
    #expect(
      PresetScriptWriting.text(text, script: script) == """
        title: A
        timeline:
          - tap "Toggle" at 0.35
          - wait 0.5

        # What is shown
        view: Circle()

        """)
  }

  @Test func aPresetWithoutATimelineGetsOneAtItsEnd() {
    #expect(
      PresetScriptWriting.text("view: Circle()\n", script: script)
        == "view: Circle()\ntimeline:\n  - tap \"Toggle\" at 0.35\n  - wait 0.5\n")
  }

  @Test func linesThatYAMLWouldMisreadAreQuoted() {
    #expect(
      PresetScriptWriting.text("view: A()\n", script: ["tap \"It's: on\" at 1"])
        == "view: A()\ntimeline:\n  - 'tap \"It''s: on\" at 1'\n")
  }
}
