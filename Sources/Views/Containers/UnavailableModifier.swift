@_spi(Engine) import ViewEngine

/// Lets scripts know that a view says why there is nothing to see.
struct UnavailableModifier: ObservingModifier {
  func appeared(in node: Node) { node.graph.part(UnavailableViews.self).count += 1 }

  func updated(_ kept: inout Void, from old: UnavailableModifier, in node: Node) {}

  func disappeared(_ kept: Void, from node: Node) {
    node.graph.part(UnavailableViews.self).count -= 1
  }
}

/// Views that say why there is nothing to see.
private final class UnavailableViews: GraphPart {
  var count = 0
}

extension ViewGraph {
  /// Whether a view says why there is nothing to see.
  package var showsUnavailable: Bool { part(UnavailableViews.self).count > 0 }
}
