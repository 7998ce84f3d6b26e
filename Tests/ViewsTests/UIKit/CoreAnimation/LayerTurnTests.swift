import Foundation
import Geometry
import TestSupport
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("How layers turn from one transform to another")
struct LayerTurnTests {
  /// What is seen of a bar of 40 × 10 that is held at its left end in the middle of the screen, on its way of a second.
  private func bar(
    from: CATransform3D = CATransform3DIdentity, to: CATransform3D, at time: Double
  ) -> CGRect {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 40, height: 10)
    layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    layer.position = middle
    layer.backgroundColor = UIColor.systemRed.cgColor
    let played = PlayedView(layer: layer)
    played.change {
      let turn = CABasicAnimation(keyPath: "transform")
      turn.fromValue = from
      turn.toValue = to
      turn.duration = 1
      layer.add(turn, forKey: nil)
    }
    played.advance(to: time)
    return played.frame(of: .red) ?? .zero
  }

  private func turn(_ degrees: CGFloat) -> CATransform3D {
    CATransform3DMakeRotation(degrees * .pi / 180, 0, 0, 1)
  }

  private func expect(_ frame: CGRect, _ expected: CGRect, _ location: SourceLocation) {
    #expect(
      isClose(frame.origin, expected.origin, 0.01) && isClose(frame.width, expected.width, 0.01)
        && isClose(frame.height, expected.height, 0.01), "\(frame)", sourceLocation: location)
  }

  @Test("Its size and its place change evenly") func scaleAndWay() {
    let to = CATransform3DConcat(
      CATransform3DMakeScale(0.5, 3, 1), CATransform3DMakeTranslation(-20, 10, 0))
    let expected = CGRect(x: 40, y: 45, width: 30, height: 20)
    expect(bar(to: to, at: 0.5), expected, #_sourceLocation)
  }

  @Test("It turns as a hand of a clock, and is as long on its way") func rotation() {
    let expected = CGRect(x: 45, y: 50, width: 10, height: 40)
    expect(bar(from: turn(0), to: turn(179.999), at: 90 / 179.999), expected, #_sourceLocation)
  }

  @Test("It turns the short way round") func shortWay() {
    let expected = CGRect(x: 10, y: 45, width: 40, height: 10)
    expect(bar(from: turn(170), to: turn(-170), at: 0.5), expected, #_sourceLocation)
  }

  @Test("What turns out of the plane is there at once") func outOfThePlane() {
    let away = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    let expected = CGRect(x: 50, y: 45, width: 20, height: 10)
    expect(bar(to: away, at: 0.1), expected, #_sourceLocation)
  }
}
