import Foundation
import Testing

@testable import Studio

struct ScriptWritingTests {
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
      ScriptWriting.preset(text, script: script) == """
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
      ScriptWriting.preset("view: Circle()\n", script: script)
        == "view: Circle()\ntimeline:\n  - tap \"Toggle\" at 0.35\n  - wait 0.5\n")
  }

  @Test func linesThatYAMLWouldMisreadAreQuoted() {
    #expect(
      ScriptWriting.preset("view: A()\n", script: ["tap \"It's: on\" at 1"])
        == "view: A()\ntimeline:\n  - 'tap \"It''s: on\" at 1'\n")
  }

  @Test func aCommentOfSwiftCodeKeepsWhatIsNoStep() {
    let text = """
      import SwiftUI

      // showreel: size 80x60; tap "A" at 1; wait 2
      struct A: View {}
      """
    #expect(
      ScriptWriting.swift(text, script: script) == """
        import SwiftUI

        // showreel: size 80x60; tap "Toggle" at 0.35; wait 0.5
        struct A: View {}
        """)
  }

  @Test func codeWithoutACommentGetsOneAboveItsFirstView() {
    #expect(
      ScriptWriting.swift("import SwiftUI\n\nstruct A: View {}\n", script: script)
        == "import SwiftUI\n\n// showreel: tap \"Toggle\" at 0.35; wait 0.5\nstruct A: View {}\n")
  }
}

struct RecordingTests {
  @Test func aFingerThatTravelsDrags() {
    var recording = Recording()
    recording.add(
      from: CGPoint(x: 10, y: 20), to: CGPoint(x: 60.5, y: 20), down: 1, up: 1.4, label: "Card")
    recording.add(
      from: CGPoint(x: 10, y: 20), to: CGPoint(x: 12, y: 20), down: 2, up: 2.1234, label: nil)
    #expect(
      recording.script(until: 3) == [
        "drag 10,20 by 50.5,0 at 1 over 0.4", "tap 10,20 at 2.123", "wait 0.877",
      ])
  }
}
