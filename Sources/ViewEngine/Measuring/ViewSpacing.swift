import Foundation
import Geometry

/// The distance a view asks for from its neighbours.
public struct ViewSpacing: Sendable {
  /// Brings its own distance; none is added around it.
  package var isSpacer = false
  /// Text stands close to text (rule `text-spacing`); everything else keeps the default distance.
  private var text: Edge.Set = []
  /// Edges that ask for no distance at all.
  private var bare: Edge.Set = []

  /// Asks for no distance: two views that both do touch.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.bare = .all
    return spacing
  }()

  /// Asks for nothing of its own: the default distance.
  public init() {}

  package static let text: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.text = .all
    return spacing
  }()

  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (last, first): (Edge.Set, Edge.Set) =
      axis == .vertical ? (.bottom, .top) : (.trailing, .leading)
    if bare.contains(last), next.bare.contains(first) { return 0 }
    guard axis == .vertical, text.contains(last), next.text.contains(first) else {
      return LayoutConstants.defaultSpacing
    }
    return LayoutConstants.textSpacing
  }

  // MARK: Of what is made of several views (rule `layout-spacing`)

  /// Takes over what another view asks for on some edges; what asks for most wins.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    text.formUnion(other.text.intersection(edges))
    // No distance is least of all: it stands only where the other asks for none either.
    bare.subtract(edges.subtracting(other.bare))
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }
}
