import Geometry
import Motion
import ViewEngine

/// Whether a scroll view can be pulled over its edges.
public struct ScrollBounceBehavior: Equatable, Sendable {
  enum Kind { case automatic, always, basedOnSize, never }

  let kind: Kind

  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  public static let always = ScrollBounceBehavior(kind: .always)
  /// Only where its content is larger.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

/// The behaviour along each axis.
struct ScrollBounces {
  var horizontal = ScrollBounceBehavior.Kind.automatic
  var vertical = ScrollBounceBehavior.Kind.automatic

  subscript(axis: Axis) -> ScrollBounceBehavior.Kind {
    axis == .horizontal ? horizontal : vertical
  }
}

private enum ScrollBouncesKey: EnvironmentKey {
  static var defaultValue: ScrollBounces { ScrollBounces() }
}

extension EnvironmentValues {
  var scrollBounces: ScrollBounces {
    get { self[ScrollBouncesKey.self] }
    set { self[ScrollBouncesKey.self] = newValue }
  }
}

extension View {
  /// Whether the scroll views inside can be pulled over their edges.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  {
    transformEnvironment(\.scrollBounces) {
      if axes.contains(.horizontal) { $0.horizontal = behavior.kind }
      if axes.contains(.vertical) { $0.vertical = behavior.kind }
    }
  }
}
