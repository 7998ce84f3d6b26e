import Geometry
import Motion
import ViewEngine

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  enum Kind { case initialOffset, sizeChanges, alignment }

  let kind: Kind

  /// Which part of the content is seen at first.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  /// Which part stays in sight when the content or the scroll view changes its size.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// Where content stands that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}

/// The anchors of the scroll views inside; nil is the top leading corner.
struct ScrollAnchors {
  var initialOffset: UnitPoint?
  var sizeChanges: UnitPoint?
  var alignment: UnitPoint?
}

private enum ScrollAnchorsKey: EnvironmentKey {
  static var defaultValue: ScrollAnchors { ScrollAnchors() }
}

extension EnvironmentValues {
  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }
}

extension View {
  /// Where the scroll views inside begin, what they keep in sight, and where smaller content stands.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(
      \.scrollAnchors,
      ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor))
  }

  /// The name that `defaultScrollAnchor` had at first.
  public func scrollPosition(initialAnchor: UnitPoint?) -> some View {
    defaultScrollAnchor(initialAnchor)
  }

  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollAnchors) {
      switch role.kind {
      case .initialOffset: $0.initialOffset = anchor
      case .sizeChanges: $0.sizeChanges = anchor
      case .alignment: $0.alignment = anchor
      }
    }
  }
}
