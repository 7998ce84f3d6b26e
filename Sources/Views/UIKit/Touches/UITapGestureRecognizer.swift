import Foundation
import Geometry
import Motion
import ViewEngine

@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  public var numberOfTapsRequired = 1 { didSet { view?.changed() } }
  /// - Note: Accepted: a clip has one finger.
  public var numberOfTouchesRequired = 1

  override func added(to content: AnyView) -> AnyView {
    AnyView(
      content.contentShape(Rectangle()).simultaneousGesture(
        SpatialTapGesture(count: numberOfTapsRequired).onEnded {
          self.tell(.ended, at: $0.location)
        }))
  }
}
