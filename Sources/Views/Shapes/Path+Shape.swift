import Foundation
import Geometry
import Motion

/// A path as a shape does not follow its rectangle: its points are the view's own coordinates.
extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}
