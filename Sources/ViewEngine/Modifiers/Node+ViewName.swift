import Geometry

/// A node that stands for one elsewhere in the tree.
@MainActor @preconcurrency
protocol ShowsAnotherNode {
  var shownNode: Node? { get }
}

extension Node {
  /// The name of the view at this place, or of what a modifier or a transition here is around.
  package var viewName: String { named.map { ViewNames.name(of: $0.viewType) } ?? "View" }

  /// The name of the very node: a modifier's begins with a dot.
  var outlineName: String {
    if let modified = viewType as? any ModifiedView.Type {
      return "." + ViewNames.name(ofModifier: modified.modifierType)
    }
    return viewType == Never.self ? viewName : ViewNames.name(of: viewType)
  }

  private var named: Node? {
    if let other = self as? any ShowsAnotherNode { return other.shownNode?.named }
    return isPassive ? childNodes.firstNonNil(\.named) : self
  }

  /// Whether it only says what is done to other views; nobody has written its name.
  private var isPassive: Bool {
    if viewType == Never.self || self is DynamicNode || self is GroupNode { return true }
    if viewType is any ModifiedView.Type || viewType is any StandsForContent.Type { return true }
    let isShape = viewType is any ShowsShape.Type
    return !isShape && ViewNames.plainName(of: viewType).hasPrefix("_")
  }
}
