import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// Its content's views appear when they are scrolled into sight and disappear when they leave it.
struct LazyRows: ViewModifier, PrimitiveModifier {
  func makeNode(content: any View, parent: Node, environment: EnvironmentValues) -> Node {
    LazyRowsNode(modifier: self, content: content, parent: parent, environment: environment)
  }
}

/// Says of each of its rows whether it is in sight.
final class LazyRowsNode: PassthroughNode, RowKeeping {
  var makesWhatIsNear: Bool { true }

  override init(
    modifier: any ViewModifier, content: any View, parent: Node, environment: EnvironmentValues
  ) {
    super.init(modifier: modifier, content: content, parent: parent, environment: environment)
    graph.part(RowsInSight.self).add(self)
  }

  func look() {
    // Rows that have never been placed are nowhere yet.
    let rows = entries.filter { $0.item.superitem != nil }
    tell(rows.filter { $0.traits.unmade == nil }.map { ($0.item, $0.item.isInSight) })
    for row in rows { row.traits.unmade?.makeWhatIsNear() }
  }
}

/// What shows a part of what is in it.
@MainActor
protocol ContentWindow: Item {
  /// Where, in the coordinates of its frame.
  var restingWindow: CGRect { get }
}

/// The lazy containers of a graph, and what else shows a part of its content alone.
@MainActor
final class RowsInSight: GraphPart {
  private struct Keeper {
    weak var node: (any RowKeeping)?
  }

  private var keepers: [Keeper] = []

  func add(_ node: any RowKeeping) {
    keepers.removeAll { $0.node == nil }
    keepers.append(Keeper(node: node))
  }

  /// A scroll view has moved.
  func look() {
    for keeper in keepers {
      if let node = keeper.node, !node.isDestroyed { node.look() }
    }
  }

  func settled(in graph: ViewGraph) { look() }
}

extension Item {
  /// What shows a part of what this is in; nil outside of all.
  var windowAround: (any ContentWindow)? {
    var outer = superitem
    while let current = outer {
      // To ask whether something conforms takes longer, and each row asks all that is around it as it moves.
      if current.isContentWindow, let window = current as? any ContentWindow { return window }
      outer = current.superitem
    }
    return nil
  }

  /// Whether something of it is within what the scroll view around it shows; without one, it is.
  fileprivate var isInSight: Bool {
    guard let window = windowAround?.restingWindow else { return true }
    /// What has no extent is seen on the very edge as well.
    func meets(_ low: CGFloat, _ high: CGFloat, _ edge: (CGFloat, CGFloat)) -> Bool {
      low < high ? low < edge.1 && high > edge.0 : low <= edge.1 && high >= edge.0
    }
    return meets(frame.minX, frame.maxX, (window.minX, window.maxX))
      && meets(frame.minY, frame.maxY, (window.minY, window.maxY))
  }
}
