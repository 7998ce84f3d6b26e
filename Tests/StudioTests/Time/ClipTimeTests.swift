import Foundation
import Testing

@testable import Studio

@Suite("A clip's two times")
struct ClipTimeTests {
  private func time(_ marks: [(Double, TimeMark.Kind)]) -> ClipTime {
    ClipTime(marks.map { TimeMark(time: $0.0, kind: $0.1) })
  }

  @Test("Where nothing is said, both are one, to the last bit") func plain() {
    for time in [0, 0.1, 1.0 / 3, 59.94] {
      #expect(ClipTime().played(at: time) == time)
      #expect(ClipTime().shown(time) == time)
    }
  }

  @Test("What is hidden takes no time") func hidden() {
    let time = time([(1, .hide), (2.5, .show)])
    #expect(time.played(at: 0.9) == 0.9)
    #expect(time.played(at: 1) == 2.5)
    #expect(time.played(at: 2) == 3.5)
    #expect([0.5, 1, 2, 2.5, 3].map(time.shown) == [0.5, 1, 1, 1, 1.5])
    #expect([0.9, 1, 2.4, 2.5].map(time.isHidden) == [false, true, true, false])
    #expect(time.isCut(after: 0.99, upTo: 1.01) && !time.isCut(after: 1, upTo: 2))
  }

  @Test("What is slow takes longer, and what is fast less") func speeds() {
    let slow = time([(1, .speed(0.25, for: 0.5))])
    #expect([0.5, 1, 1.25, 1.5, 2].map(slow.shown) == [0.5, 1, 2, 3, 3.5])
    #expect(slow.played(at: 2) == 1.25 && slow.played(at: 3.5) == 2)
    let fast = time([(1, .speed(4, for: nil)), (3, .speed(1, for: nil))])
    #expect(fast.shown(3) == 1.5 && fast.shown(4) == 2.5)
  }

  @Test("Of two speeds the later counts, and the first goes on after it") func nested() {
    let time = time([(0, .speed(2, for: nil)), (1, .speed(0.5, for: 1)), (2.5, .hide), (3, .show)])
    #expect([1, 2, 2.5, 3, 4].map(time.shown) == [0.5, 2.5, 2.75, 2.75, 3.25])
  }

  @Test("From one to the other and back is where it was") func roundTrip() throws {
    let time = time([
      (0.2, .speed(0.3, for: 0.4)), (0.5, .hide), (0.7, .show), (1.1, .speed(7, for: nil)),
      (2, .hide), (2.2, .show),
    ])
    var last = -1.0
    for step in 0...2000 {
      let shown = Double(step) / 1000
      let played = try #require(time.played(at: shown))
      #expect(abs(time.shown(played) - shown) < 1e-9 && !time.isHidden(played) && played > last)
      last = played
    }
  }

  @Test("What is hidden last is shown no more") func open() {
    let time = time([(1, .hide)])
    #expect(time.played(at: 0.99) == 0.99 && time.played(at: 1) == nil)
    #expect(time.end == 1 && time.shown(7) == 1)
  }

  @Test("To show where nothing is hidden is a mark, in the movie's time") func marks() {
    #expect(time([(1, .hide), (2, .show)]).mark == nil)
    #expect(time([(1, .hide), (2, .show), (2.5, .show)]).mark == 1.5)
    #expect(time([(1, .show)]).mark == 1)
    #expect(time([(1, .show)]).stretches.isEmpty)
  }

  // MARK: Fingers

  private func drag(from start: Double, to end: Double) -> TouchTrace {
    TouchTrace(
      kind: .drag,
      waypoints: [
        .init(time: start, point: .zero), .init(time: end, point: CGPoint(x: 100, y: 0)),
      ], effect: start)
  }

  @Test("A finger that is slow all the way goes its way in that time") func slowFinger() throws {
    let time = time([(1, .speed(0.5, for: 1))])
    let touch = try #require(time.shown(drag(from: 0.5, to: 1.5)))
    // The speed changes on its way, where it is half done.
    #expect(touch.waypoints.map(\.time) == [0.5, 1, 2])
    #expect(touch.waypoints.map(\.point.x) == [0, 50, 100])
    #expect(touch.effect == 0.5)
  }

  @Test("A finger that nobody sees is none") func hiddenFinger() throws {
    let time = time([(1, .hide), (2, .show)])
    #expect(time.shown(drag(from: 1.2, to: 1.8)) == nil)
    #expect(time.shown(drag(from: 1.2, to: 2)) == nil)
    #expect(time.shown(drag(from: 0.5, to: 0.9)) == drag(from: 0.5, to: 0.9))
    let cut = try #require(time.shown(drag(from: 1.5, to: 2.5)))
    #expect(cut.waypoints.map(\.time) == [1, 1.5] && cut.waypoints[0].point.x == 50)
  }
}
