import Foundation
import Geometry
import TestSupport
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Keyframes of Core Animation")
struct CAKeyframeAnimationTests {
  /// What is seen of a bar of 20 × 4, held at its left end, that is animated for a second.
  private func bar(
    _ keyPath: String, at time: Double, _ change: (CAKeyframeAnimation) -> Void,
    afterwards: (CAKeyframeAnimation) -> Void = { _ in }
  ) -> CGRect {
    let (layer, steps) = (CALayer(), CAKeyframeAnimation(keyPath: keyPath))
    layer.bounds.size = CGSize(width: 20, height: 4)
    layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    layer.position = middle
    layer.backgroundColor = UIColor.systemRed.cgColor
    steps.duration = 1
    change(steps)
    let played = PlayedView(layer: layer)
    played.change {
      layer.add(steps, forKey: nil)
      afterwards(steps)
    }
    played.advance(to: time)
    return played.frame(of: .red) ?? .zero
  }

  private func x(at time: Double, _ change: (CAKeyframeAnimation) -> Void) -> CGFloat {
    bar("position.x", at: time, change).minX
  }

  @Test("It is at each value at that one's time, or evenly, when it is paced") func times() {
    func steps(_ animation: CAKeyframeAnimation) {
      animation.values = [20, 60, 20]
      animation.keyTimes = [0, 0.2, 1]
    }
    #expect(isClose(x(at: 0.2, steps), 60, 0.01) && isClose(x(at: 0.6, steps), 40, 0.01))
    let paced = x(at: 0.25) {
      steps($0)
      $0.calculationMode = .paced
    }
    #expect(isClose(paced, 40, 0.01))
  }

  @Test("Between two values time passes as the function there says") func functions() {
    func steps(_ animation: CAKeyframeAnimation) {
      animation.values = [20, 60, 20]
      animation.timingFunctions = [
        CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
      ]
    }
    #expect(x(at: 0.25, steps) < 35 && isClose(x(at: 0.75, steps), 40, 0.01))
  }

  @Test("One value alone is kept as long as it lasts") func single() {
    #expect(x(at: 0.1) { $0.values = [30] } == 30 && x(at: 0.9) { $0.values = [30] } == 30)
    #expect(x(at: 1.1) { $0.values = [30] } == 50)
  }

  @Test("Along a path it stays upright, or looks ahead, or behind") func rotation() {
    func frame(_ mode: CAAnimationRotationMode?) -> CGRect {
      bar("position", at: 0.5) {
        let down = UIBezierPath()
        down.move(to: CGPoint(x: 50, y: 10))
        down.addLine(to: CGPoint(x: 50, y: 90))
        $0.path = down.cgPath
        $0.rotationMode = mode
      }
    }
    let expected: [(CAAnimationRotationMode?, CGRect)] = [
      (nil, CGRect(x: 50, y: 48, width: 20, height: 4)),
      (.rotateAuto, CGRect(x: 48, y: 50, width: 4, height: 20)),
      (.rotateAutoReverse, CGRect(x: 48, y: 30, width: 4, height: 20)),
    ]
    for (mode, place) in expected {
      let seen = frame(mode)
      #expect(
        isClose(seen.origin, place.origin, 0.1) && isClose(seen.width, place.width, 0.1),
        "\(String(describing: mode)) \(seen)")
    }
  }

  @Test("A layer keeps it as it was given, whatever is made of it later") func copied() {
    let frame = bar("position.x", at: 0.2) {
      $0.values = [20, 60, 20]
      $0.keyTimes = [0, 0.2, 1]
    } afterwards: {
      $0.values = [0, 0, 0]
      $0.keyTimes = nil
    }
    #expect(isClose(frame.minX, 60, 0.01))
  }
}
