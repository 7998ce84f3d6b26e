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

  private var isUnderWay = false

  /// - Note: Approximated: it ends when it has begun, but where no time is asked for: then it goes on until the finger is lifted.
  override func added(to content: AnyView) -> AnyView {
    if minimumPressDuration == 0 { return addedAtOnce(to: content) }
    return AnyView(
      content.contentShape(Rectangle()).simultaneousGesture(
        LongPressGesture(
          minimumDuration: minimumPressDuration, maximumDistance: allowableMovement
        ).onEnded { _ in
          self.tell(.began)
          self.tell(.ended)
        }))
  }

  private func addedAtOnce(to content: AnyView) -> AnyView {
    AnyView(
      content.contentShape(Rectangle()).simultaneousGesture(
        DragGesture(minimumDistance: 0)
          .onChanged {
            let begins = !self.isUnderWay
            self.isUnderWay = true
            self.tell(begins ? .began : .changed, at: $0.location)
          }
          .onEnded {
            self.isUnderWay = false
            self.tell(.ended, at: $0.location)
          }))
  }
}
