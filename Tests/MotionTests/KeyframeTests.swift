import Foundation
import Geometry
import TestSupport
import Testing

@testable import Motion

private struct Pose: Equatable {
  var scale = 1.0
  var offset = CGSize.zero
}

@Suite struct KeyframeTests {
  /// Rule: `keyframe-velocities`.
  @Test func thereAndBackAgainStopsInTheMiddle() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(100, duration: 0.3)
      CubicKeyframe(0, duration: 0.7)
    }
    #expect(timeline.duration == 1)
    for (time, expected) in [
      (0.1, 25.9259), (0.15, 50), (0.2, 74.0741), (0.4, 94.4606), (0.65, 50), (2, 0),
    ] {
      #expect(isClose(timeline.value(time: time), expected, 1e-4), "at \(time)")
    }
  }

  /// Rule: `keyframe-velocities`.
  @Test func cubicsGoThroughTheirMiddleWithoutStopping() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(100, duration: 0.5)
      CubicKeyframe(150, duration: 0.5)
    }
    for (time, expected) in [
      (0.125, 12.1094), (0.25, 40.625), (0.375, 73.8281), (0.75, 134.375),
    ] {
      #expect(isClose(timeline.value(time: time), expected, 1e-4), "at \(time)")
    }
    let h = 1e-6
    let speed = (timeline.value(time: 0.5 + h) - timeline.value(time: 0.5 - h)) / (2 * h)
    #expect(isClose(speed, 150, 1e-2))
  }

  /// Rule: `keyframe-velocities`.
  @Test func aCubicTakesALinearNeighboursSlope() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      CubicKeyframe(30, duration: 1)
    }
    let h = 1e-6
    #expect(isClose((timeline.value(time: 1 + h) - 10) / h, 10, 1e-3))
  }

  /// Rule: `keyframe-velocities`.
  @Test func givenVelocitiesCount() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(0, duration: 1, startVelocity: 8, endVelocity: 0)
    }
    #expect(isClose(timeline.value(time: 0.5), 1))
  }

  /// Rule: `keyframe-kinds`.
  @Test func linearKeyframesFollowTheirCurve() {
    let timeline = KeyframeTimeline(initialValue: 10.0) {
      LinearKeyframe(20, duration: 2)
      LinearKeyframe(30, duration: 2, timingCurve: .easeIn)
    }
    #expect(timeline.value(time: 1) == 15)
    #expect(isClose(timeline.value(time: 2.5), 20.9346, 1e-4))
    #expect(timeline.value(progress: 0.25) == 15)
  }

  /// Rule: `keyframe-kinds`.
  @Test func moveJumps() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      MoveKeyframe(100)
      LinearKeyframe(110, duration: 1)
    }
    #expect(isClose(timeline.value(time: 0.999), 9.99))
    #expect(timeline.value(time: 1) == 100)
    #expect(timeline.value(time: 1.5) == 105)
  }

  /// Rule: `keyframe-kinds`.
  @Test func aSpringTakesItsTimeToSettle() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(100, spring: spring) }
    #expect(timeline.duration == spring.settlingDuration)
    #expect(isClose(timeline.value(time: 0.3), spring.value(target: 100, time: 0.3)))
    #expect(timeline.value(time: 5) == 100)
  }

  /// Rule: `cut-spring-keyframe`.
  @Test func aCutSpringHandsOnItsPositionAndSpeed() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(100, duration: 0.2)
      SpringKeyframe(0, duration: 1)
    }
    let h = 1e-6
    let (before, here, after) = (
      timeline.value(time: 0.2 - h), timeline.value(time: 0.2), timeline.value(time: 0.2 + h)
    )
    #expect(isClose(here, Spring().value(target: 100, time: 0.2), 1e-9))
    #expect(isClose(after - here, here - before, 1e-6))
  }

  /// Rule: `keyframe-tracks`.
  @Test func tracksRunSideBySideAndKeepTheirLastValue() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 1)
      }
      KeyframeTrack(\.offset) {
        LinearKeyframe(CGSize(width: 30, height: 0), duration: 3)
      }
    }
    #expect(timeline.duration == 3)
    #expect(
      timeline.value(time: 2) == Pose(scale: 2, offset: CGSize(width: 20, height: 0)))
  }

  @Test func tracksOfPartsOfAPartAreAllowed() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.offset.height) {
        for target in [10.0, 0] { LinearKeyframe(target, duration: 1) }
        if Bool(true) { CubicKeyframe(5, duration: 1) }
      }
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0.5).offset.height == 5)
    #expect(timeline.value(time: 3).offset.height == 5)
  }

  /// Rule: `keyframe-tracks`.
  @Test func theLaterTrackOfAPropertyWins() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) { MoveKeyframe(5) }
      KeyframeTrack(\.scale) { MoveKeyframe(7) }
    }
    #expect(timeline.value(time: 1).scale == 7)
  }

  @Test func angleKeyframesGoTheirWay() {
    let timeline = KeyframeTimeline(initialValue: Angle.zero) {
      LinearKeyframe(.degrees(90), duration: 1)
    }
    #expect(isClose(timeline.value(time: 0.5).degrees, 45))
  }

  /// Rule: `keyframe-trigger-goes-on`.
  @Test func aRestartGoesOnWithValueAndSpeed() {
    let first = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) { LinearKeyframe(11, duration: 1) }
    }
    let second = KeyframeTimeline(following: first, at: 0.5) {
      KeyframeTrack(\.scale) { CubicKeyframe(1, duration: 1) }
    }
    #expect(second.value(time: 0).scale == 6)
    let h = 1e-6
    #expect(isClose((second.value(time: h).scale - 6) / h, 10, 1e-3))
  }

  @Test func updatingLeavesTheRestAlone() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 1) }
    }
    var pose = Pose(scale: 0, offset: CGSize(width: 9, height: 9))
    timeline.update(value: &pose, time: 0.5)
    #expect(pose == Pose(scale: 2, offset: CGSize(width: 9, height: 9)))
  }

  @Test func noKeyframesAreTheInitialValue() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {}
    #expect(timeline.duration == 0)
    #expect(timeline.value(time: 1) == Pose())
  }

  @Test func keyframesCanBeComposed() {
    struct Hop: KeyframeTrackContent {
      let height: Double
      var body: some KeyframeTrackContent<Double> {
        LinearKeyframe(height, duration: 1)
        LinearKeyframe(0, duration: 1)
      }
    }
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      Hop(height: 4)
      Hop(height: 8)
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 2.5) == 4)
  }
}
