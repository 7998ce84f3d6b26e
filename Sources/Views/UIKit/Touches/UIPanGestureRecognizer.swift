import Foundation
import Geometry
import Motion
import ViewEngine

@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  public var minimumNumberOfTouches = 1
  public var maximumNumberOfTouches = Int.max
  private var way = CGSize.zero
  private var speed = CGSize.zero
  private var base = CGSize.zero

  override var isPlacedOnScreen: Bool { true }

  public func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: way.width - base.width, y: way.height - base.height)
  }

  public func setTranslation(_ translation: CGPoint, in view: UIView?) {
    base = CGSize(width: way.width - translation.x, height: way.height - translation.y)
  }

  public func velocity(in view: UIView?) -> CGPoint { CGPoint(x: speed.width, y: speed.height) }

  /// The screen's coordinates: the view itself may go with the finger.
  override func added(to content: AnyView) -> AnyView {
    AnyView(
      content.contentShape(Rectangle()).simultaneousGesture(
        DragGesture(minimumDistance: 10, coordinateSpace: .global)
          .onChanged { value in
            guard self.begins(at: value.startLocation) else { return }
            self.goOn(at: value.location) {
              if $0 { self.base = .zero }
              self.take(value)
            }
          }
          .onEnded {
            guard self.begins(at: $0.startLocation) else { return }
            self.take($0)
            self.end(at: $0.location)
          }))
  }

  /// Whether it is one where the finger has come down on screen.
  func begins(at start: CGPoint) -> Bool { true }

  private func take(_ value: DragGesture.Value) {
    way = value.translation
    speed = value.velocity
  }
}
