import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Which part of a scroll view margins are for.
public struct ContentMarginPlacement: Equatable, Sendable {
  let isContent: Bool
  let isIndicators: Bool

  /// Both the content and the indicators.
  public static let automatic = ContentMarginPlacement(isContent: true, isIndicators: true)
  public static let scrollContent = ContentMarginPlacement(isContent: true, isIndicators: false)
  public static let scrollIndicators = ContentMarginPlacement(
    isContent: false, isIndicators: true)
}

extension View {
  /// Keeps what is in the scroll views inside away from their edges, in place of their own margins.
  ///
  /// - Parameter length: nil goes back to the scroll view's own.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeLengths(.all, length), for: placement)
  }

  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(
      edges,
      EdgeLengths(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing),
      for: placement)
  }

  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, EdgeLengths(.all, length), for: placement)
  }

  private func contentMargins(
    _ edges: Edge.Set, _ lengths: EdgeLengths, for placement: ContentMarginPlacement
  ) -> some View {
    transformEnvironment(\.contentMargins) {
      let lengths = lengths.asked("contentMargins")
      if placement.isContent { $0.content.take(edges, of: lengths) }
      if placement.isIndicators { $0.indicators.take(edges, of: lengths) }
    }
  }

  /// Whether the scroll views inside show what is beyond their edges.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }
}

/// A length for each edge, or none.
struct EdgeLengths {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  init(
    top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil, trailing: CGFloat? = nil
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  init(_ edges: Edge.Set, _ length: CGFloat?) {
    if edges.contains(.top) { top = length }
    if edges.contains(.leading) { leading = length }
    if edges.contains(.bottom) { bottom = length }
    if edges.contains(.trailing) { trailing = length }
  }

  /// Without those that mean nothing, which are told.
  @MainActor
  func asked(_ name: String) -> EdgeLengths {
    EdgeLengths(
      top: ViewGraph.asked(top, name), leading: ViewGraph.asked(leading, name),
      bottom: ViewGraph.asked(bottom, name), trailing: ViewGraph.asked(trailing, name))
  }

  mutating func take(_ edges: Edge.Set, of other: EdgeLengths) {
    if edges.contains(.top) { top = other.top }
    if edges.contains(.leading) { leading = other.leading }
    if edges.contains(.bottom) { bottom = other.bottom }
    if edges.contains(.trailing) { trailing = other.trailing }
  }
}

/// What is kept free in the next scroll view inside.
struct ContentMargins {
  var content = EdgeLengths()
  var indicators = EdgeLengths()
}

private enum ContentMarginsKey: EnvironmentKey {
  static var defaultValue: ContentMargins { ContentMargins() }
}

private enum IsScrollClipDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var contentMargins: ContentMargins {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }

  var isScrollClipDisabled: Bool {
    get { self[IsScrollClipDisabledKey.self] }
    set { self[IsScrollClipDisabledKey.self] = newValue }
  }
}
