import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

private struct Pose {
  var x = 0.0
  var y = 0.0
}

/// Values that keyframes move.
@MainActor
@Suite("KeyframeAnimator")
struct KeyframeAnimatorTests {
  private let count = Handle(0)

  private func place(_ played: PlayedView) -> [Double]? {
    played.frame(of: .red).map { [$0.minX - 40, $0.minY - 40] }
  }

  private func animated(count: Int) -> some View {
    Square().keyframeAnimator(initialValue: Pose(), trigger: count) { content, pose in
      content.offset(x: pose.x, y: pose.y)
    } keyframes: { _ in
      KeyframeTrack(\.x) {
        LinearKeyframe(20, duration: 1)
        LinearKeyframe(10, duration: 1)
      }
      KeyframeTrack(\.y) {
        MoveKeyframe(4)
        LinearKeyframe(8, duration: 1)
      }
    }
  }

  /// Rule: `keyframe-tracks`.
  @Test("Tracks run in parallel and keep their last values") func tracks() {
    let played = PlayedView { count.shows { animated(count: $0) } }
    played.advance(to: 1)
    #expect(place(played) == [0, 0])
    played.change { count.value = 1 }
    played.advance(to: 1.5)
    #expect(place(played) == [10, 6])
    played.advance(to: 2.5)
    #expect(place(played) == [15, 8])
    played.advance(to: 4)
    #expect(place(played) == [10, 8])
    #expect(played.graph.isSettled)
  }

  /// Rule: `keyframe-trigger-goes-on`.
  @Test("A trigger's next change starts where the value is") func retriggered() {
    let played = PlayedView { count.shows { animated(count: $0) } }
    played.change { count.value = 1 }
    played.advance(to: 0.5)
    #expect(place(played) == [10, 6])
    played.change { count.value = 2 }
    #expect(place(played)?[0] == 10)
    played.advance(to: 1)
    #expect(place(played)?[0] == 15)
  }

  @Test("Without a trigger the keyframes repeat") func repeats() {
    let played = PlayedView {
      KeyframeAnimator(initialValue: 0.0) { x in
        Square().offset(x: x)
      } keyframes: { _ in
        LinearKeyframe(20, duration: 1)
      }
    }
    played.advance(to: 0.5)
    #expect(place(played) == [10, 0])
    played.advance(to: 1.5)
    #expect(place(played).map { abs($0[0] - 10) < 1e-6 } == true)
    #expect(played.graph.runsForever)
  }

  @Test("Keyframes that do not repeat run once when the view appears") func once() {
    let played = PlayedView {
      Square().keyframeAnimator(initialValue: 0.0, repeating: false) { content, x in
        content.offset(x: x)
      } keyframes: { start in
        CubicKeyframe(start + 20, duration: 0.5)
        SpringKeyframe(10, duration: 0.5, spring: .smooth)
      }
    }
    played.advance(to: 0.5)
    #expect(place(played)?[0] == 20)
    played.advance(to: 2)
    #expect(place(played).map { abs($0[0] - 10) < 1 } == true)
    #expect(played.graph.isSettled)
  }
}
