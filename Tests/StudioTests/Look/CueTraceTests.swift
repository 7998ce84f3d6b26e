import Foundation
import Geometry
import Raster
import TestSupport
import Testing

@testable import Studio
@testable import Views

/// What a script shows, and where that is in the clip's plan.
@MainActor
@Suite("What a script shows")
struct CueTraceTests {
  private struct Slide: View {
    @State private var isRight = false
    var body: some View {
      Button("Go") { withAnimation(.linear(duration: 1)) { isRight = true } }
        .frame(width: 200, alignment: isRight ? .trailing : .leading)
    }
  }

  private func plan(_ lines: String, duration: Double? = nil) throws -> ClipPlan {
    var script = Script(commands: ScriptText(lines).commands)
    if duration != nil { script.duration = duration }
    var clip = Clip("slide", stage: Stage(size: CGSize(width: 240, height: 100)), script: script) {
      Slide()
    }
    clip.frameRate = 20
    return try clip.plan(measuring: FontBook())
  }

  @Test("A mark goes where the view goes that it marks, as it is seen") func follows() throws {
    let plan = try plan("ring 'Go' at 0.2 for 1.6; tap 'Go' at 0.5; wait 1.5")
    let ring = try #require(plan.cues.first)
    #expect(ring.start == 0.2 && ring.end == 1.8)
    let (before, after) = (try #require(ring.frame(at: 0.4)), try #require(ring.frame(at: 1.7)))
    let middle = try #require(ring.frame(at: 1))
    #expect(after.midX - before.midX > 100)
    #expect(abs(middle.midX - (before.midX + after.midX) / 2) < 3)
    #expect(before.size == after.size)
  }

  @Test("What is shown lengthens a clip until it is over, and moves none of its steps")
  func length() throws {
    let plain = try plan("tap 'Go' at 0.5; wait 0.2")
    let shown = try plan("tap 'Go' at 0.5; caption 'Later' at 2 for 1; wait 0.2")
    #expect(plain.duration < 1)
    #expect(abs(shown.duration - 3) < 0.06)
    #expect(shown.events == plain.events)
  }

  @Test("A script that only shows something leaves the demo to play itself") func automatic() throws
  {
    var direction = Direction()
    direction.steps = ScriptText("caption 'Hello' at 0").commands
    let clip = Clip("slide", stage: Stage(size: CGSize(width: 240, height: 100))) { Slide() }
      .directed(by: direction)
    let plan = try clip.plan(measuring: FontBook())
    #expect(plan.events.map(\.name) == ["tap 'Go'"])
    #expect(plan.cues.map(\.cue.kind) == [.caption("Hello")])
  }

  @Test("What is marked and not there is told with what is") func missing() {
    let error = #expect(throws: ClipError.self) { try plan("ring 'Gone' at 0.5; wait 1") }
    #expect(
      error?.description.hasPrefix(
        "Nothing to point out at 0.5 s: 'Gone' is not there. Did you mean 'Go'? What is there: "
          + "'Go' at ") == true, "\(error.map(\.description) ?? "")")
  }

  @Test("What comes after the clip's end, and what a plain clip cannot show, is told")
  func warnings() throws {
    let late = try plan("caption 'Late' at 3; wait 1", duration: 2).warnings.map(\.description)
    #expect(
      late.contains {
        $0.hasPrefix(
          "The clip ends at 2 s, before this can happen: caption 'Late' at 3 s.")
      })
    #expect(
      late.contains(
        "A plain clip is its screen and nothing else, so this is not shown: caption 'Late'. "
          + "Give it a look, 'documentation' say."))
  }

  @Test("Keys that are pressed are known with their times") func keys() throws {
    let script = Script(steps: [TypeText("ab").at(0.5)], duration: 2.5)
    let clip = Clip("field", script: script) { TextField("Name", text: .constant("")) }
    let keys = try clip.plan(measuring: FontBook()).keys
    #expect(keys.map(\.text) == ["a", "b"])
    #expect(keys[1].time > keys[0].time)
  }
}
