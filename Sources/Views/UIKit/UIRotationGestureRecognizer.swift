import Foundation
import Geometry
import Motion
import ViewEngine

@MainActor @preconcurrency
public final class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Radians.
  public var rotation: CGFloat = 0
  private var base: CGFloat = 0
  private var isUnderWay = false
  /// Radians a second.
  public private(set) var velocity: CGFloat = 0
  public override var numberOfTouches: Int { 2 }

  override func added(to content: AnyView) -> AnyView {
    AnyView(
      content.contentShape(Rectangle()).simultaneousGesture(
        RotateGesture()
          .onChanged {
            let begins = !self.isUnderWay
            if begins { (self.rotation, self.base) = (0, 0) }
            self.isUnderWay = true
            // The author may set the rotation back to 0 at each change.
            self.rotation += $0.rotation.radians - self.base
            self.base = $0.rotation.radians
            self.velocity = $0.velocity.radians
            self.tell(begins ? .began : .changed)
          }
          .onEnded { _ in
            self.isUnderWay = false
            self.tell(.ended)
          }))
  }
}
