import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Long presses that UIKit recognises")
struct UILongPressGestureRecognizerTests {
  private let log = Log()

  private func played(_ change: (UILongPressGestureRecognizer) -> Void = { _ in })
    -> (PlayedView, UILongPressGestureRecognizer)
  {
    let view = UIView()
    let log = log
    let heard: (UILongPressGestureRecognizer) -> Void = { log.add("\($0.state)") }
    let press = UILongPressGestureRecognizer(
      target: nil, action: Selector("press", _calling: heard))
    change(press)
    view.addGestureRecognizer(press)
    return (PlayedView { HostedView(view: view) }, press)
  }

  @Test("It is told of while the finger is still down, after half a second, and once")
  func halfASecond() {
    let (played, press) = played()
    played.graph.touchDown(at: middle)
    played.advance(to: 0.49)
    #expect(log.text == "")
    played.advance(to: 0.51)
    #expect(log.text == "began ended" && press.state == .possible)
    played.advance(to: 2)
    played.graph.touchUp(at: middle)
    #expect(log.text == "began ended")
  }

  @Test("A finger that is lifted sooner has only tapped") func short() {
    let (played, _) = played()
    played.press(at: middle, for: 0.4)
    played.advance(to: 2)
    #expect(log.text == "")
  }

  @Test("It takes as long as it is told to, also when that is said later") func duration() {
    let (played, press) = played { $0.minimumPressDuration = 0.2 }
    played.press(at: middle, for: 0.3)
    #expect(log.text == "began ended")
    log.clear()
    played.change { press.minimumPressDuration = 1 }
    played.press(at: middle, for: 0.9)
    #expect(log.text == "")
    played.press(at: middle, for: 1.1)
    #expect(log.text == "began ended")
  }

  @Test("A finger may move by 10 points, or as far as it is allowed to") func movement() {
    for (allowed, heard) in [(nil, ""), (30, "began ended")] as [(CGFloat?, String)] {
      let (played, _) = played { if let allowed { $0.allowableMovement = allowed } }
      played.graph.touchDown(at: middle)
      played.graph.touchMoved(to: CGPoint(x: 70, y: 50))
      played.advance(to: 1)
      #expect(log.text == heard)
    }
  }
}
