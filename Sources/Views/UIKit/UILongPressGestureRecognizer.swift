import Foundation
import Geometry
import Motion
import ViewEngine

@MainActor @preconcurrency
public final class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds.
  public var minimumPressDuration: TimeInterval = 0.5 { didSet { view?.changed() } }
  /// Points.
  public var allowableMovement: CGFloat = 10

  /// - Note: Approximated: it ends when it has begun.
  override func added(to content: AnyView) -> AnyView {
    AnyView(
      content.contentShape(Rectangle()).simultaneousGesture(
        LongPressGesture(
          minimumDuration: minimumPressDuration, maximumDistance: allowableMovement
        ).onEnded { _ in
          self.tell(.began)
          self.tell(.ended)
        }))
  }
}
