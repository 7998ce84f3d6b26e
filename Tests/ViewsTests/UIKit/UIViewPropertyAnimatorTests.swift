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

  @Test("It is timed by a curve's points or by a spring") func timing() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { Color.red.frame(width: $0 ? 40 : 20, height: 20) }
    }
    func widths(_ timing: any UITimingCurveProvider, from time: Double) -> [CGFloat] {
      played.change { isOn.value = false }
      played.advance(to: time)
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
      animator.addAnimations { isOn.value = true }
      played.change { animator.startAnimation() }
      return (1...9).map {
        played.advance(to: time + Double($0) / 10)
        return played.frame(of: .red)?.width ?? 0
      }
    }
    let straight = widths(UICubicTimingParameters(animationCurve: .linear), from: 1)
    #expect(abs(straight[4] - 30) < 0.1)
    let spring = widths(UISpringTimingParameters(dampingRatio: 0.4), from: 3)
    #expect(spring.contains { $0 > 41 })
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
    // Nobody waits for what stands still.
    #expect(played.graph.isSettled && !played.graph.runsForever)
    played.change { animator.startAnimation() }
    #expect(!played.graph.isSettled)
    #expect(width(at: 3) == 40)
    #expect(log.text == "end" && animator.state == .inactive)
  }

  @Test(
    "What is moved by hand goes as far as it is moved, and by its curve from there",
    arguments: [true, false])
  func curved(isLinear: Bool) {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { Color.red.frame(width: $0 ? 40 : 20, height: 20) }
    }
    func part(at time: Double) -> Double {
      played.advance(to: time)
      return Double((played.frame(of: .red)?.width ?? 0) - 20) / 20
    }
    let curve = UnitCurve.easeIn
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { isOn.value = true }
    animator.scrubsLinearly = isLinear
    played.change { animator.fractionComplete = 0.25 }
    #expect(abs(part(at: 1) - (isLinear ? 0.25 : curve.value(at: 0.25))) < 0.01)
    played.change { animator.startAnimation() }
    let place = isLinear ? curve.inverse.value(at: 0.25) : 0.25
    #expect(abs(part(at: 1.25) - curve.value(at: place + 0.25)) < 0.02)
    #expect(part(at: 2) == 1)
  }

  private final class ScrubbedView: UIView {
    let box = UIView(frame: CGRect(x: 0, y: 10, width: 20, height: 20))
    let log = Log()
    lazy var animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [self] in
      box.transform = CGAffineTransform(scaleX: 2, y: 2)
      box.layer.cornerRadius = 5
      box.center.x += 60
    }
  }

  private struct ByHand: UIViewRepresentable {
    let view: ScrubbedView
    let share: Double

    func makeUIView(context: Context) -> ScrubbedView {
      view.box.backgroundColor = .systemRed
      view.addSubview(view.box)
      view.animator.addCompletion { [log = view.log] in log.add("\($0)") }
      return view
    }

    func updateUIView(_ uiView: ScrubbedView, context: Context) {
      uiView.animator.fractionComplete = share
    }
  }

  @Test("What a slider moves in a view's update follows the finger") func scrubbedByFinger() {
    let (view, share) = (ScrubbedView(), Handle(0.0))
    let played = PlayedView(size: CGSize(width: 127, height: 100)) {
      share.shows { shown in
        VStack(spacing: 0) {
          ByHand(view: view, share: shown).frame(height: 40)
          Slider(value: share.bound)
        }
      }
    }
    #expect(played.frame(of: .red)?.midX == 10)
    // A slider of 31 below 40, in the middle of 100; its knob goes over 100.
    played.graph.touchDown(at: CGPoint(x: 13, y: 70))
    for x in [43.0, 73, 53] {
      played.graph.touchMoved(to: CGPoint(x: x, y: 70))
      // What was begun in the update has not jumped to its end.
      #expect((played.frame(of: .red)?.midX ?? 100) < 60)
      played.advance(to: played.graph.time + 0.1)
      #expect(share.value > 0.1 && share.value < 0.9)
      let frame = played.frame(of: .red) ?? .zero
      #expect(abs(frame.midX - (10 + 60 * share.value)) < 0.01)
      #expect(abs(frame.width - 20 * (1 + share.value)) < 0.01)
    }
    #expect(view.log.text == "" && view.animator.state == .active)
    played.graph.touchUp(at: CGPoint(x: 53, y: 70))
    played.change { view.animator.startAnimation() }
    played.advance(to: played.graph.time + 1.1)
    #expect(view.log.text == "end" && played.frame(of: .red)?.midX == 70)
  }
}
