import Foundation
import Raster
import Testing

@testable import Studio
@testable import Views

/// A plan tells where a finger is, to the moment, for what draws it.
@MainActor
@Suite("Touches of a plan")
struct TouchTraceTests {
  private func touches(_ lines: String...) throws -> [TouchTrace] {
    let script = Script(commands: try lines.map { try ScriptLine($0).command })
    return try Clip.tiny(script) { Color.red.gesture(DragGesture()) }
      .plan(measuring: FontBook()).touches
  }

  private struct Held: View {
    @State private var isHeld = false

    var body: some View {
      (isHeld ? Color.blue : .red).onLongPressGesture { isHeld = true }
    }
  }

  private func places(_ touch: TouchTrace) -> [String] {
    touch.waypoints.map {
      "\(Int($0.point.x)),\(Int($0.point.y))@\(($0.time * 1000).rounded() / 1000)"
    }
  }

  @Test("A tap acts as the finger is lifted") func tap() throws {
    let touches = try touches("tap 20,30 at 0.55")
    #expect(touches.map(\.kind) == [.tap])
    #expect(places(touches[0]) == ["20,30@0.45", "20,30@0.55"])
    #expect(touches[0].effect == 0.55)
    #expect(touches[0].index == 0)
  }

  @Test("A finger that comes down beside the screen is told, one that leaves it is not")
  func besideScreen() throws {
    func warnings(_ lines: String...) throws -> [ClipWarning] {
      let script = Script(commands: try lines.map { try ScriptLine($0).command })
      let clip = Clip.tiny(script) { Color.red.gesture(DragGesture()) }
      return try clip.plan(measuring: FontBook()).warnings
        .filter { if case .besideScreen = $0 { true } else { false } }
    }
    #expect(
      try warnings("tap 5000,20 at 0.5", "drag 20,-9 by 0,40 at 1")
        == [.besideScreen(["tap 5000, 20", "drag 20, -9"])])
    #expect(try warnings("tap 0,0 at 0.5", "drag 20,30 by 900,0 at 1").isEmpty)
    // What is named is where it is.
    let far = Clip.tiny(Script(steps: [Tap("Far").at(0.5)])) { Button("Far") {}.offset(x: 5000) }
    #expect(
      try !far.plan(measuring: FontBook()).warnings.contains {
        if case .besideScreen = $0 { true } else { false }
      })
  }

  @Test("A drag has each place of its way, between frames too, and acts from the start")
  func drag() throws {
    let touches = try touches("drag 10,10 by 40,0 at 0.25 over 0.3 via 20,10@0.12", "wait 1")
    #expect(touches.map(\.kind) == [.drag])
    #expect(places(touches[0]) == ["10,10@0.25", "30,20@0.37", "50,10@0.55"])
    #expect(touches[0].effect == 0.25)
  }

  @Test("What does not come down before the clip ends is not there, the others in their order")
  func cutOff() throws {
    let touches = try touches("tap 1,1 at 0.5", "tap 2,2 at 1", "tap 3,3 at 4", "duration 2")
    #expect(touches.map { $0.waypoints[0].point.x } == [1, 2])
  }

  @Test("An automatic script says what its finger is there for") func automatic() throws {
    let plan = try Clip.tiny(.automatic) { Held() }.plan(measuring: FontBook())
    #expect(plan.touches.map(\.kind) == [.press])
  }
}
