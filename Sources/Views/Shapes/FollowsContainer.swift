import Foundation
import Geometry
import ViewEngine

/// A shape whose path depends on what it stands in.
protocol FollowsContainer: Shape {}

extension ContainerRelativeShape: FollowsContainer {}
extension InsetContainerRelativeShape: FollowsContainer {}
extension ConcentricRectangle: FollowsContainer {}
/// It may be one of them.
extension AnyShape: FollowsContainer {}
extension _StrokedShape: FollowsContainer where S: FollowsContainer {}
extension _TrimmedShape: FollowsContainer where S: FollowsContainer {}

extension EnvironmentValues {
  /// The path of a shape that is seen in a rectangle, whose upper left corner is the path's origin.
  @MainActor
  func path<S: Shape>(of shape: S, in rect: CGRect) -> Path {
    let own = CGRect(origin: .zero, size: rect.size)
    guard S.self is any FollowsContainer.Type else { return shape.path(in: own) }
    return ContainerOutline.$current.withValue(outline(around: rect)) { shape.path(in: own) }
  }
}
