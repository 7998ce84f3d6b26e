import Foundation
import Geometry
import Motion
import ViewEngine

@MainActor @preconcurrency
public final class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Radians.
  public var rotation: CGFloat = 0
  private var base: CGFloat = 0
  /// Radians a second.
  public private(set) var velocity: CGFloat = 0
  public override var numberOfTouches: Int { 2 }

  override func added(to content: AnyView) -> AnyView {
    AnyView(
      content.contentShape(Rectangle()).simultaneousGesture(
        RotateGesture()
          .onChanged { value in
            self.goOn {
              if $0 { (self.rotation, self.base) = (0, 0) }
              // The author may set the rotation back to 0 at each change.
              self.rotation += value.rotation.radians - self.base
              self.base = value.rotation.radians
              self.velocity = value.velocity.radians
            }
          }
          .onEnded { _ in self.end() }))
  }
}
