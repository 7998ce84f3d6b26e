import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// How long what is represented lives, and what it is told.
@MainActor
@Suite("Representables")
struct RepresentableTests {
  private struct Box: UIViewRepresentable {
    final class Coordinator {
      var updates = 0
    }

    let log: Log
    var value = 0
    var size: CGSize?

    func makeCoordinator() -> Coordinator {
      log.add("coordinator")
      return Coordinator()
    }

    func makeUIView(context: Context) -> UIView {
      log.add("make")
      let view = UIView()
      view.backgroundColor = .systemRed
      return view
    }

    func updateUIView(_ uiView: UIView, context: Context) {
      context.coordinator.updates += 1
      let isAnimated = context.transaction.animation != nil
      log.add(
        "update\(value):\(context.coordinator.updates)"
          + (context.environment.isEnabled ? "" : "off") + (isAnimated ? "animated" : ""))
    }

    static func dismantleUIView(_ uiView: UIView, coordinator: Coordinator) {
      uiView.tag = coordinator.updates
      Self.gone.append(uiView.tag)
    }

    nonisolated(unsafe) static var gone: [Int] = []

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
      size
    }
  }

  /// Rule: `represented-lives-with-its-place`.
  @Test(
    "A view and its coordinator are made once, updated with their place's values, and dismantled")
  func life() {
    let (log, value, isThere, isOff) = (Log(), Handle(1), Handle(true), Handle(false))
    Box.gone = []
    let played = PlayedView {
      isThere.shows { isThere in
        if isThere {
          isOff.shows { isOff in
            value.shows { Box(log: log, value: $0) }.disabled(isOff)
          }
        }
      }
    }
    #expect(log.text == "coordinator make update1:1")
    played.animate { value.value = 2 }
    #expect(log.text.hasSuffix("update2:2animated"))
    played.change { isOff.value = true }
    #expect(log.text.hasSuffix("update2:3off"))
    #expect(Box.gone.isEmpty)
    played.change { isThere.value = false }
    #expect(Box.gone == [3])
    played.change { isThere.value = true }
    #expect(log.text.hasSuffix("coordinator make update1:1"))
  }

  @Test("A representable may say its size") func size() {
    let played = PlayedView { Box(log: Log(), size: CGSize(width: 30, height: 12)) }
    #expect(played.frame(of: .red)?.size == CGSize(width: 30, height: 12))
  }

  @Test("What changes of a view later is seen, with the animation that UIKit is told") func later()
  {
    struct Host: UIViewRepresentable {
      let view: UIView
      func makeUIView(context: Context) -> UIView { view }
      func updateUIView(_ uiView: UIView, context: Context) {}
    }
    let view = UIView()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    inner.backgroundColor = .systemBlue
    view.addSubview(inner)
    let played = PlayedView { Host(view: view) }
    #expect(played.frame(of: .blue) == CGRect(x: 0, y: 0, width: 20, height: 20))
    played.change { inner.frame.origin.x = 40 }
    #expect(played.frame(of: .blue)?.minX == 40)
    played.change {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        inner.frame.origin.x = 80
      }
    }
    played.advance(to: 0.5)
    #expect(played.frame(of: .blue)?.minX == 60)
    played.advance(to: 1.2)
    #expect(played.frame(of: .blue)?.minX == 80)
    // A transform that was none before is no other view.
    played.change {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        inner.transform = CGAffineTransform(scaleX: 2, y: 2)
      }
    }
    played.advance(to: 1.7)
    #expect(abs((played.frame(of: .blue)?.width ?? 0) - 30) < 0.01)
    #expect(abs((played.frame(of: .blue)?.midX ?? 0) - 90) < 0.01)
  }

  @Test("Corners that become round leave it the same view, which moves on") func rounding() {
    let (view, inner) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    inner.backgroundColor = .systemRed
    view.addSubview(inner)
    let played = PlayedView { HostedView(view: view) }
    played.change {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        inner.layer.cornerRadius = 8
        inner.frame.origin.x = 40
      }
    }
    played.advance(to: 0.5)
    #expect(abs((played.frame(of: .red)?.minX ?? 0) - 20) < 0.01)
  }

  @Test("What is turned keeps its size on the way") func turning() {
    var turned = CentredTransform(transform: .identity)
    let quarter = CentredTransform(transform: CGAffineTransform(rotationAngle: .pi / 2))
    turned.animatableData += (quarter.animatableData - turned.animatableData).scaled(by: 0.5)
    let expected = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(abs(turned.transform.a - expected.a) < 1e-9)
    #expect(abs(turned.transform.b - expected.b) < 1e-9)
    #expect(abs(turned.transform.d - expected.d) < 1e-9)
    let leaning = CGAffineTransform(a: -1, b: 0.2, c: 0.5, d: 3, tx: 7, ty: 8)
    turned.animatableData = CentredTransform(transform: leaning).animatableData
    #expect(abs(turned.transform.a + 1) < 1e-9 && abs(turned.transform.b - 0.2) < 1e-9)
    #expect(abs(turned.transform.c - 0.5) < 1e-9 && abs(turned.transform.d - 3) < 1e-9)
    #expect(turned.transform.tx == 7 && turned.transform.ty == 8)
  }

  @Test("What is turned on and on goes the short way each time") func turns() {
    var angle: CGFloat = 0
    for quarter in 1...9 {
      let aim = CGFloat(quarter) * .pi / 2
      let turned = CentredTransform(transform: CGAffineTransform(rotationAngle: aim))
      angle = turned.following(angle).angle
      #expect(abs(angle - aim) < 1e-6)
    }
  }

  private struct Glass: NSViewRepresentable {
    let log: Log
    func makeCoordinator() -> Log { log }
    func makeNSView(context: Context) -> NSVisualEffectView {
      let view = NSVisualEffectView()
      view.material = .hudWindow
      view.state = .active
      return view
    }
    func updateNSView(_ nsView: NSVisualEffectView, context: Context) {
      context.coordinator.add("update")
    }
    static func dismantleNSView(_ nsView: NSVisualEffectView, coordinator: Log) {
      coordinator.add("gone")
    }
  }

  @Test("A view of AppKit lives in the same way") func appKit() {
    let (log, isThere) = (Log(), Handle(true))
    let played = PlayedView { isThere.shows { if $0 { Glass(log: log) } } }
    #expect(played.text == PlayedView { Rectangle().fill(.thinMaterial) }.text)
    played.change { isThere.value = false }
    #expect(log.text == "update gone")
    final class Drawn: NSView {
      override func draw(_ rect: CGRect) { UIBezierPath(rect: rect).fill() }
    }
    #expect(Drawn().isFlipped)
  }
}
