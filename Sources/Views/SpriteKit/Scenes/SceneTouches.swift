import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Tells the nodes of a scene what a finger does on the view that shows it.
@MainActor
final class SceneTouches {
  /// It may go while a finger is on it.
  private weak var view: SKView?
  private var touch: UITouch?
  private weak var node: SKNode?

  init(_ view: SKView) {
    self.view = view
  }

  var gesture: some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { self.go(to: $0.location) }
      .onEnded { self.end(at: $0.location) }
      // It may matter where a scene is touched.
      .demonstrated(by: .spot(count: 1))
  }

  private func go(to place: CGPoint) {
    if let touch {
      touch.phase = .moved
      let event = tell(touch, place)
      node?.touchesMoved([touch], with: event)
    } else {
      let touch = UITouch()
      touch.view = view
      self.touch = touch
      node = view?.scene?.touched(at: place)
      let event = tell(touch, place)
      node?.touchesBegan([touch], with: event)
    }
  }

  private func end(at place: CGPoint) {
    guard let touch else { return }
    touch.phase = .ended
    let event = tell(touch, place)
    node?.touchesEnded([touch], with: event)
    self.touch = nil
    node = nil
  }

  private func tell(_ touch: UITouch, _ place: CGPoint) -> UIEvent {
    touch.timestamp = CACurrentMediaTime()
    touch.move(to: place)
    return UIEvent(touch, at: touch.timestamp)
  }
}

extension SKScene {
  /// The foremost node at a place of the view that wants to be told; the scene itself where there is none.
  fileprivate func touched(at place: CGPoint) -> SKNode {
    nodes(at: convertPoint(fromView: place)).first { $0.isUserInteractionEnabled } ?? self
  }
}
