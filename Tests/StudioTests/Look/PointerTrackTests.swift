import Foundation
import Testing

@testable import Studio

@Suite("The pointer's way")
struct PointerTrackTests {
  private let screen = CGSize(width: 393, height: 852)

  private func tap(at time: Double, _ x: Double, _ y: Double) -> TouchTrace {
    let place = CGPoint(x: x, y: y)
    return TouchTrace(
      kind: .tap,
      waypoints: [.init(time: time - 0.1, point: place), .init(time: time, point: place)],
      effect: time)
  }

  /// Recording: it is at rest 6 to 8 frames before what it causes.
  @Test("It is where it presses a little before what it causes") func arrives() {
    let track = PointerTrack([tap(at: 1, 200, 700)], screen: screen)
    for frame in -6...6 {
      #expect(track.point(at: 1 + Double(frame) / 60) == CGPoint(x: 200, y: 700))
    }
    #expect(track.point(at: 0) == CGPoint(x: 393 * 0.56, y: 852 * 0.64))
  }

  @Test("It never jumps, however close touches follow one another") func smooth() {
    let touches = [
      tap(at: 0.05, 20, 20), tap(at: 0.4, 380, 800), tap(at: 0.6, 380, 800), tap(at: 3, 20, 400),
      // As soon as the finger can be down again.
      tap(at: 3.1, 380, 800), tap(at: 3.2, 20, 20), tap(at: 3.25, 200, 400),
      TouchTrace(
        kind: .drag,
        waypoints: [
          .init(time: 4, point: CGPoint(x: 100, y: 100)),
          .init(time: 4.5, point: CGPoint(x: 300, y: 100)),
        ], effect: 4),
    ]
    let track = PointerTrack(touches, screen: screen)
    var last = track.point(at: 0)
    for step in 1...6000 {
      let point = track.point(at: Double(step) / 1000)
      // In a millisecond: 860 points in a tenth of a second, and steeper on its way.
      #expect(hypot(point.x - last.x, point.y - last.y) < 40, "\(step) ms")
      last = point
    }
  }

  @Test("It goes where a finger goes while it drags") func drags() {
    let drag = TouchTrace(
      kind: .drag,
      waypoints: [
        .init(time: 2, point: CGPoint(x: 100, y: 100)),
        .init(time: 3, point: CGPoint(x: 300, y: 200)),
      ], effect: 2)
    let track = PointerTrack([drag], screen: screen)
    #expect(track.point(at: 2.5) == CGPoint(x: 200, y: 150))
    #expect(track.size(at: 2.5) == 0.77)
  }

  @Test("It goes aside where there is time, and stays where there is none") func aside() {
    let track = PointerTrack(
      [tap(at: 1, 200, 300), tap(at: 2, 200, 300), tap(at: 6, 200, 300)], screen: screen)
    #expect(track.point(at: 1.5) == CGPoint(x: 200, y: 300))
    let aside = track.point(at: 4)
    #expect(aside.x > 220 && aside.y > 340)
    #expect(track.point(at: 6) == CGPoint(x: 200, y: 300))
  }

  /// Recording: 0.77 two to four frames before the effect, 1 six after, 1.04 ten to twelve, settled at twenty.
  @Test("It goes to the other side where the arrow would hang out of the screen")
  func asideAtAnEdge() {
    let track = PointerTrack([tap(at: 1, 200, 820), tap(at: 5, 380, 20)], screen: screen)
    #expect(track.point(at: 3).x > 220 && track.point(at: 3).y < 780)
    #expect(track.point(at: 9).x < 350 && track.point(at: 9).y > 60)
  }

  @Test("It shrinks as it presses and springs back") func presses() {
    let track = PointerTrack([tap(at: 1, 200, 300)], screen: screen)
    func size(_ frame: Double) -> Double { track.size(at: 1 + frame / 60) }
    #expect(size(-16) == 1)
    #expect(abs(size(-3) - 0.77) < 1e-9)
    #expect(abs(size(6) - 1) < 1e-9)
    #expect(abs(size(11) - 1.04) < 1e-9)
    #expect(abs(size(20) - 1) < 1e-9)
  }
}
