import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Pinches that UIKit recognises")
struct UIPinchGestureRecognizerTests {
  private let log = Log()

  private func played(_ heard: @escaping (UIPinchGestureRecognizer) -> Void) -> PlayedView {
    let view = UIView()
    view.addGestureRecognizer(
      UIPinchGestureRecognizer(target: nil, action: Selector("pinch", _calling: heard)))
    return PlayedView { HostedView(view: view) }
  }

  /// Two fingers come down 20 points apart, move as far apart as is said, and are lifted.
  private func pinch(_ played: PlayedView, distances: [CGFloat]) {
    played.graph.touchDown(at: CGPoint(x: 20, y: 50))
    played.graph.secondTouch(at: CGPoint(x: 40, y: 50))
    for distance in distances {
      played.advance(to: played.graph.time + 0.1)
      played.graph.secondTouch(at: CGPoint(x: 20 + distance, y: 50))
    }
    played.graph.secondTouch(at: nil)
    played.graph.touchUp(at: CGPoint(x: 20, y: 50))
  }

  @Test("The scale is how far apart the fingers are, by how far they were when they came down")
  func scale() {
    let played = played { log.add("\($0.state) \($0.scale)") }
    pinch(played, distances: [40, 60, 10])
    #expect(log.entries == ["began 2.0", "changed 3.0", "changed 0.5", "ended 0.5"])
  }

  @Test("Who sets the scale back at each change is told of what has come since") func setBack() {
    let played = played {
      if $0.state != .ended { log.add("\($0.scale)") }
      $0.scale = 1
    }
    pinch(played, distances: [40, 60, 15])
    #expect(log.entries == ["2.0", "1.5", "0.25"])
  }

  @Test("Each pinch begins at 1, whatever the last one came to") func anew() {
    let played = played { if $0.state == .began { log.add("\($0.scale)") } }
    pinch(played, distances: [60])
    pinch(played, distances: [40])
    #expect(log.entries == ["3.0", "2.0"])
  }

  @Test("It is of two fingers, and as fast as they move apart or together") func velocity() {
    let played = played { pinch in
      #expect(pinch.numberOfTouches == 2)
      if pinch.state != .ended { log.add(pinch.velocity > 0 ? "apart" : "together") }
    }
    pinch(played, distances: [40, 60])
    pinch(played, distances: [10, 5])
    #expect(log.text == "apart apart together together")
  }

  @Test("One finger alone is none") func oneFinger() {
    let played = played { log.add("\($0.state)") }
    played.drag(from: middle, by: CGSize(width: 30, height: 0))
    #expect(log.text == "")
  }
}
