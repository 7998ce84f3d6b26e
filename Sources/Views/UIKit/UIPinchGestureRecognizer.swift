import Foundation
import Geometry
import Motion
import ViewEngine

@MainActor @preconcurrency
public final class UIPinchGestureRecognizer: UIGestureRecognizer {
  public var scale: CGFloat = 1
  private var base: CGFloat = 1
  private var isUnderWay = false
  /// Of the scale, a second.
  public private(set) var velocity: CGFloat = 0
  public override var numberOfTouches: Int { 2 }

  override func added(to content: AnyView) -> AnyView {
    AnyView(
      content.contentShape(Rectangle()).simultaneousGesture(
        MagnifyGesture()
          .onChanged {
            let begins = !self.isUnderWay
            if begins { (self.scale, self.base) = (1, 1) }
            self.isUnderWay = true
            // The author may set the scale back to 1 at each change.
            self.scale *= $0.magnification / self.base
            self.base = $0.magnification
            self.velocity = $0.velocity
            self.tell(begins ? .began : .changed)
          }
          .onEnded { _ in
            self.isUnderWay = false
            self.tell(.ended)
          }))
  }
}
