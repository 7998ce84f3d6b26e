import Foundation
import Geometry
import Motion
import ViewEngine

/// How far contents stay away from the edges of their window.
public struct ScenePadding: Equatable, Sendable {
  private let name: String

  /// What a window asks for.
  public static let minimum = ScenePadding(name: "minimum")
  /// As far as titles do on a watch.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

extension View {
  /// Keeps the view as far from the edges as contents of a window are.
  ///
  /// - Note: Approximated: 16 points on a phone, 20 on a tablet and a Mac, 8 on a watch, 60 on a
  ///   television; not measured.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(edges: edges))
  }

  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    scenePadding(edges)
  }
}

private struct ScenePaddingModifier: ViewModifier {
  let edges: Edge.Set
  @Environment(\.idiom) private var idiom

  private var length: CGFloat {
    switch idiom {
    case .phone: 16
    case .pad, .mac: 20
    case .watch: 8
    case .tv: 60
    }
  }

  func body(content: Content) -> some View { content.padding(edges, length) }
}
