import Foundation
import Geometry
import Motion
import ViewEngine

/// Tells that a finger is on a cell, whatever comes of it.
final class CellPressRecognizer: UIGestureRecognizer {
  var pressed: (Bool) -> Void = { _ in }

  /// Points a finger may move on a cell before it scrolls.
  static let reach: CGFloat = 10

  override func added(to content: AnyView) -> AnyView {
    AnyView(
      content.contentShape(Rectangle()).simultaneousGesture(
        TouchDownGesture(maximumDistance: Self.reach, pressing: pressed)))
  }
}
