import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("UIKit's animations that are begun later")
struct UIViewPropertyAnimatorTests {
  @Test("What is added is animated once it is begun, and its end is told") func animator() {
    let isOn = Handle(false)
    let log = Log()
    let played = PlayedView {
      isOn.shows { Color.red.frame(width: $0 ? 40 : 20, height: 20) }
    }
    func width(at time: Double) -> CGFloat {
      played.advance(to: time)
      return played.frame(of: .red)?.width ?? 0
    }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations { isOn.value = true }
    animator.addCompletion { log.add("\($0)") }
    #expect(width(at: 0.5) == 20 && animator.state == .inactive)
    played.change { animator.startAnimation() }
    #expect(animator.isRunning && animator.fractionComplete == 1)
    #expect(abs(width(at: 1) - 30) < 0.01)
    #expect(width(at: 1.6) == 40)
    #expect(log.text == "end" && !animator.isRunning)
    played.change {
      UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0.5) {
        isOn.value = false
      }
    }
    #expect(width(at: 2) == 40)
    #expect(width(at: 3.2) == 20)
    played.change {
      UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { isOn.value = true }.startAnimation()
    }
    #expect((0..<10).contains { width(at: 3.3 + Double($0) / 10) > 41 })
    for curve in [UIView.AnimationCurve.easeIn, .easeOut, .easeInOut] {
      #expect(UIViewPropertyAnimator(duration: 2, curve: curve).duration == 2)
    }
  }

  @Test("What is moved by hand stays there, and runs to its end once it is let go")
  func scrubbed() {
    let isOn = Handle(false)
    let log = Log()
    let played = PlayedView {
      isOn.shows { Color.red.frame(width: $0 ? 40 : 20, height: 20) }
    }
    func width(at time: Double) -> CGFloat {
      played.advance(to: time)
      return played.frame(of: .red)?.width ?? 0
    }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { isOn.value = true }
    animator.addCompletion { log.add("\($0)") }
    played.change { animator.fractionComplete = 0.25 }
    #expect(abs(width(at: 1) - 25) < 0.01 && animator.state == .active)
    animator.fractionComplete = 0.75
    #expect(abs(width(at: 2) - 35) < 0.01 && !animator.isRunning)
    played.change { animator.startAnimation() }
    #expect(width(at: 3) == 40)
    #expect(log.text == "end" && animator.state == .inactive)
  }
}
