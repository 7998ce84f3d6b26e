import Foundation
import Geometry
import TestSupport
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Springs of Core Animation")
struct CASpringAnimationTests {
  /// Where a layer is that a spring brings from x = 20 to 40.
  private func x(
    at time: Double, _ change: (CASpringAnimation) -> Void,
    afterwards: (CASpringAnimation) -> Void = { _ in }
  ) -> CGFloat {
    let (layer, spring) = (CALayer(), CASpringAnimation(keyPath: "position.x"))
    layer.frame = CGRect(x: 15, y: 20, width: 10, height: 10)
    layer.backgroundColor = UIColor.systemRed.cgColor
    spring.fromValue = 20
    spring.toValue = 40
    spring.duration = 2
    change(spring)
    let played = PlayedView(layer: layer)
    played.change {
      layer.add(spring, forKey: nil)
      afterwards(spring)
    }
    played.advance(to: time)
    return played.frame(of: .red)?.midX ?? 0
  }

  /// Half a turn of a spring takes π √(mass / stiffness) seconds, when little holds it back.
  @Test("A stiff one swings beyond its end, and a heavy one later") func swinging() {
    func loose(_ spring: CASpringAnimation) { (spring.stiffness, spring.damping) = (1000, 1) }
    #expect(x(at: .pi / 1000.0.squareRoot(), loose) > 55)
    let heavy = x(at: .pi / 1000.0.squareRoot()) {
      loose($0)
      $0.mass = 100
    }
    #expect(heavy > 20 && heavy < 30)
  }

  @Test("One that is held back strongly does not swing") func damped() {
    for time in [0.2, 0.5, 1] {
      let x = x(at: time) { $0.damping = 20 }
      #expect(x > 20 && x < 40.001, "\(time)")
    }
  }

  @Test("A push at the beginning brings it there sooner") func push() {
    let pushed = x(at: 0.05) { $0.initialVelocity = 10 }
    #expect(pushed > x(at: 0.05) { _ in } + 5)
  }

  @Test("A layer keeps it as it was given, whatever is made of it later") func copied() {
    let kept = x(at: 0.1) {
      ($0.stiffness, $0.damping, $0.mass, $0.initialVelocity) = (900, 3, 2, 4)
    } afterwards: {
      ($0.stiffness, $0.damping, $0.mass, $0.initialVelocity) = (1, 100, 9, 0)
    }
    let same = x(at: 0.1) {
      ($0.stiffness, $0.damping, $0.mass, $0.initialVelocity) = (900, 3, 2, 4)
    }
    #expect(kept == same && kept > 40)
  }
}
