import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a demo's view of UIKit is told of fingers. That its class says so is told by `TouchOverrideTests`.
@MainActor
@Suite("Touches on views of UIKit")
struct ViewTouchTests {
  private final class Pad: UIView {
    var notes: [String] = []
    override var _followsTouches: Bool? { true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches)
    }

    private func note(_ word: String, _ touches: Set<UITouch>) {
      guard let touch = touches.first else { return }
      let (now, before) = (touch.location(in: self), touch.previousLocation(in: self))
      notes.append("\(word) \(Int(now.x)),\(Int(now.y)) \(Int(now.x - before.x))")
    }
  }

  @Test("A view is told where a finger begins, goes and ends, in its own coordinates") func way() {
    let (outer, pad) = (UIView(), Pad())
    pad.frame = CGRect(x: 20, y: 30, width: 60, height: 40)
    outer.addSubview(pad)
    let played = PlayedView { HostedView(view: outer) }
    played.graph.touchDown(at: CGPoint(x: 30, y: 40))
    played.graph.touchMoved(to: CGPoint(x: 45, y: 50))
    played.graph.touchUp(at: CGPoint(x: 45, y: 50))
    #expect(pad.notes.first == "began 10,10 0")
    #expect(pad.notes.contains("moved 25,20 15"))
    #expect(pad.notes.last?.hasPrefix("ended 25,20") == true)
    // Beside it nobody is.
    played.graph.touchDown(at: CGPoint(x: 5, y: 5))
    played.graph.touchUp(at: CGPoint(x: 5, y: 5))
    #expect(pad.notes.count { $0.hasPrefix("began") } == 1)
  }

  @Test("A view that is told of fingers lets its recognisers hear of them, too") func recognizers()
  {
    let (log, pad) = (Log(), Pad())
    pad.addGestureRecognizer(
      UITapGestureRecognizer(
        target: nil, action: Selector("tapped", _calling: { log.add("tapped") })))
    pad.addGestureRecognizer(
      UIPanGestureRecognizer(
        target: nil, action: Selector("panned", _calling: { log.add("panned") })))
    let played = PlayedView { HostedView(view: pad) }
    played.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.text == "tapped" && pad.notes.count == 2)
    played.graph.touchDown(at: CGPoint(x: 30, y: 40))
    played.graph.touchMoved(to: CGPoint(x: 60, y: 40))
    played.graph.touchUp(at: CGPoint(x: 60, y: 40))
    #expect(log.entries.contains("panned") && pad.notes.contains("moved 60,40 30"))
  }

  @Test("A finger that comes down at an edge of the screen alone is one of the edge") func edge() {
    let (log, view) = (Log(), UIView())
    let pan = UIScreenEdgePanGestureRecognizer(
      target: nil, action: Selector("panned", _calling: { log.add("panned") }))
    pan.edges = .left
    view.addGestureRecognizer(pan)
    let played = PlayedView { HostedView(view: view) }
    func drag(from x: CGFloat) {
      played.graph.touchDown(at: CGPoint(x: x, y: 40))
      played.graph.touchMoved(to: CGPoint(x: x + 30, y: 40))
      played.graph.touchUp(at: CGPoint(x: x + 30, y: 40))
    }
    drag(from: 50)
    #expect(log.text.isEmpty)
    drag(from: 5)
    #expect(!log.text.isEmpty)
  }

  @Test("What a view does nothing with goes to the view around it") func responders() {
    let (outer, inner) = (Pad(), UIView())
    outer.addSubview(inner)
    let touch = UITouch()
    touch.view = inner
    touch.move(to: CGPoint(x: 3, y: 4))
    inner.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    inner.touchesBegan([touch], with: nil)
    #expect(outer.notes == ["began 13,14 0"])
    #expect(touch.location(in: nil) == CGPoint(x: 3, y: 4))
  }

  private struct PadView: UIViewRepresentable {
    func makeUIView(context: Context) -> Pad {
      let pad = Pad()
      pad.backgroundColor = .systemRed
      return pad
    }

    func updateUIView(_ pad: Pad, context: Context) {}
  }

  @Test("A finger may stay on a view that goes") func gone() {
    let isThere = Handle(true)
    let played = PlayedView {
      isThere.shows { isThere in
        if isThere { PadView() }
      }
    }
    #expect(!played.text.isEmpty)
    played.graph.touchDown(at: CGPoint(x: 30, y: 20))
    played.change { isThere.value = false }
    played.graph.touchMoved(to: CGPoint(x: 60, y: 20))
    played.graph.touchUp(at: CGPoint(x: 60, y: 20))
    #expect(played.text.isEmpty)
  }

  private final class Page: UIViewController {
    var count = 0
    override var _followsTouches: Bool? { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
  }

  @Test("Who controls a view is told of what the view does nothing with") func controllers() {
    let page = Page()
    let played = PlayedView { page.shown }
    played.graph.touchDown(at: CGPoint(x: 50, y: 50))
    played.graph.touchUp(at: CGPoint(x: 50, y: 50))
    #expect(page.count == 1)
  }
}
