import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What UIKit animates by parts, and from one look to another.
@MainActor
@Suite("UIKit's keyframes and transitions")
struct UIViewTransitionTests {
  @Test("A keyframe begins at its share of the whole") func keyframes() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { Color.red.frame(width: $0 ? 40 : 20, height: 20) }
    }
    played.change {
      UIView.animateKeyframes(withDuration: 2, delay: 0, options: .calculationModeLinear) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { isOn.value = true }
      }
    }
    for (time, width) in [(0.9, 20.0), (1.5, 30), (2.1, 40)] {
      played.advance(to: time)
      #expect(abs((played.frame(of: .red)?.width ?? 0) - width) < 0.01)
    }
  }

  private struct Shown: UIViewRepresentable {
    let view: UIView

    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private func box(in view: UIView) -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    box.backgroundColor = .red
    view.addSubview(box)
    return box
  }

  @Test("A view goes from keyframe to keyframe, and is told of the end") func path() {
    let (around, log) = (UIView(), Log())
    let box = box(in: around)
    let played = PlayedView { Shown(view: around) }
    played.change {
      UIView.animateKeyframes(withDuration: 2, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          box.frame.origin.x = 80
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          box.frame.origin.x = 0
        }
      } completion: { _ in
        log.add("done")
      }
    }
    for (time, place) in [(0.5, 40.0), (1.5, 40), (2.1, 0)] {
      #expect(log.text.isEmpty)
      played.advance(to: time)
      #expect(abs((played.frame(of: UIColor.red.color)?.minX ?? -1) - place) < 2)
    }
    #expect(log.text == "done")
  }

  @Test("A flip turns a view over, and shows what is changed from its middle on") func flip() {
    let around = UIView()
    let box = box(in: around)
    let played = PlayedView { Shown(view: around) }
    played.change {
      UIView.transition(with: box, duration: 1, options: .transitionFlipFromLeft) {
        box.backgroundColor = .blue
      }
    }
    played.advance(to: 0.3)
    #expect((played.frame(of: UIColor.red.color)?.width ?? 99) < 19)
    played.advance(to: 0.7)
    #expect((played.frame(of: UIColor.blue.color)?.width ?? 99) < 19)
    played.advance(to: 1.1)
    #expect(played.frame(of: UIColor.blue.color)?.width == 20)
  }

  @Test("A dissolve shows what a view was and what it is, one going while the other comes")
  func dissolve() {
    let (around, log) = (UIView(), Log())
    let box = box(in: around)
    let played = PlayedView { Shown(view: around) }
    played.change {
      UIView.transition(with: box, duration: 1, options: .transitionCrossDissolve) {
        box.backgroundColor = .blue
      } completion: { _ in
        log.add("done")
      }
    }
    played.advance(to: 0.5)
    #expect(played.frame(of: UIColor.red.color) != nil)
    #expect(played.frame(of: UIColor.blue.color) != nil && log.text.isEmpty)
    played.advance(to: 1.2)
    #expect(played.frame(of: UIColor.red.color) == nil && log.text == "done")
    #expect(played.frame(of: UIColor.blue.color)?.width == 20)
  }

  @Test("A transition animates SwiftUI's state, and puts one view in another's place")
  func transitions() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { Color.red.frame(width: $0 ? 40 : 20, height: 20) }
    }
    let (box, old, new) = (UIView(), UIView(), UIView())
    box.addSubview(old)
    played.change {
      UIView.transition(with: box, duration: 1, options: .transitionCrossDissolve) {
        isOn.value = true
      }
      UIView.transition(from: old, to: new, duration: 1)
    }
    #expect(box.subviews.count == 1 && box.subviews.first === new)
    played.advance(to: 0.5)
    #expect(abs((played.frame(of: .red)?.width ?? 0) - 30) < 0.1)
  }

  @Test("What is done without animation is there at once") func atOnce() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows {
        Color.red.frame(width: $0 ? 40 : 20, height: 20).animation(.linear(duration: 1), value: $0)
      }
    }
    UIView.setAnimationsEnabled(true)
    played.change { UIView.performWithoutAnimation { isOn.value = true } }
    #expect(played.frame(of: .red)?.width == 40)
  }

  @Test("A view of some size is drawn where it is asked for") func snapshot() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let played = PlayedView { Color.clear }
    var drawn = (empty: true, some: false)
    played.change {
      _ = UIGraphicsImageRenderer(size: view.frame.size).image { _ in
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        drawn.some = view.drawHierarchy(in: rect, afterScreenUpdates: true)
        drawn.empty = UIView().drawHierarchy(in: rect, afterScreenUpdates: true)
      }
    }
    #expect(drawn.some && !drawn.empty)
  }

  @Test("A layer is drawn where the context stands, with what it is in a view of") func rendered() {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 5, y: 5, width: 20, height: 10)
    gradient.backgroundColor = UIColor.systemRed.cgColor
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = .systemRed
    let played = PlayedView { Color.clear }
    played.change {
      for layer in [gradient, view.layer] {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
          layer.render(in: $0.cgContext)
        }
        let shown = PlayedView { Image(uiImage: image) }
        #expect(shown.frame(of: .red) == CGRect(x: 40, y: 45, width: 20, height: 10))
      }
    }
  }
}
