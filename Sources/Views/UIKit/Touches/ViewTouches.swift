import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Tells a view of UIKit what a finger does on it.
@MainActor
final class ViewTouches {
  private unowned let view: UIView
  private var touch: UITouch?

  init(_ view: UIView) {
    self.view = view
  }

  /// What is shown of the view, which a finger can then touch wherever it lies.
  func added(to content: AnyView) -> AnyView {
    let gesture = DragGesture(minimumDistance: 0)
      .onChanged { self.go(to: $0.location) }
      .onEnded { self.end(at: $0.location) }
    let shown = content.contentShape(Rectangle())
    if view.followsTouches == true { return AnyView(shown.gesture(gesture)) }
    return AnyView(shown.gesture(gesture.demonstrated(by: .tap(count: 1))))
  }

  private func go(to place: CGPoint) {
    if let touch {
      touch.phase = .moved
      view.touchesMoved([touch], with: event(of: touch, at: place))
    } else {
      let touch = UITouch()
      touch.view = view
      self.touch = touch
      view.touchesBegan([touch], with: event(of: touch, at: place))
    }
  }

  private func end(at place: CGPoint) {
    guard let touch else { return }
    touch.phase = .ended
    view.touchesEnded([touch], with: event(of: touch, at: place))
    self.touch = nil
  }

  private func event(of touch: UITouch, at place: CGPoint) -> UIEvent {
    touch.timestamp = CACurrentMediaTime()
    touch.move(to: place)
    return UIEvent(touch, at: touch.timestamp)
  }
}

extension UIView {
  /// As it says itself, or who controls it, whom it hands its touches on to.
  var followsTouches: Bool? { _followsTouches ?? controller?._followsTouches }
}
