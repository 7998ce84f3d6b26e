import Geometry
import Motion
import ViewEngine

/// How content fades that scrolls beneath a `safeAreaBar`.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// Behind a bar with a line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// Little by little.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// The effect at each edge; nil is none.
struct ScrollEdgeEffects {
  private var styles: [Edge: ScrollEdgeEffectStyle?] = [:]

  subscript(edge: Edge) -> ScrollEdgeEffectStyle? {
    get { styles[edge] ?? .automatic }
    set { styles.updateValue(newValue, forKey: edge) }
  }
}

private enum ScrollEdgeEffectsKey: EnvironmentKey {
  static var defaultValue: ScrollEdgeEffects { ScrollEdgeEffects() }
}

extension EnvironmentValues {
  var scrollEdgeEffects: ScrollEdgeEffects {
    get { self[ScrollEdgeEffectsKey.self] }
    set { self[ScrollEdgeEffectsKey.self] = newValue }
  }
}

extension View {
  /// How content fades beneath bars at the edges of the views inside.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  {
    transformEnvironment(\.scrollEdgeEffects) {
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { $0[edge] = style }
    }
  }

  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all)
    -> some View
  {
    transformEnvironment(\.scrollEdgeEffects) {
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
        $0[edge] = hidden ? nil : .automatic
      }
    }
  }
}
