import Foundation
import Geometry
import Motion
import ViewEngine

@MainActor @preconcurrency
public final class UIPinchGestureRecognizer: UIGestureRecognizer {
  public var scale: CGFloat = 1
  private var base: CGFloat = 1
  /// Of the scale, a second.
  public private(set) var velocity: CGFloat = 0
  public override var numberOfTouches: Int { 2 }

  override func added(to content: AnyView) -> AnyView {
    AnyView(
      content.contentShape(Rectangle()).simultaneousGesture(
        MagnifyGesture()
          .onChanged { value in
            self.goOn {
              if $0 { (self.scale, self.base) = (1, 1) }
              // The author may set the scale back to 1 at each change.
              self.scale *= value.magnification / self.base
              self.base = value.magnification
              self.velocity = value.velocity
            }
          }
          .onEnded { _ in self.end() }))
  }
}
