import Foundation
import Motion
import ViewEngine

/// What a live activity shows around a phone's camera.
public struct DynamicIsland {
  let regions: [DynamicIslandExpandedRegionPosition: AnyView]
  let compactLeading: AnyView
  let compactTrailing: AnyView
  let minimal: AnyView

  public init<Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: () -> [_DynamicIslandRegion],
    @ViewBuilder compactLeading: () -> Leading, @ViewBuilder compactTrailing: () -> Trailing,
    @ViewBuilder minimal: () -> Minimal
  ) {
    regions = Dictionary(
      expanded().map { ($0.position, $0.content) }, uniquingKeysWith: { first, _ in first })
    self.compactLeading = AnyView(compactLeading())
    self.compactTrailing = AnyView(compactTrailing())
    self.minimal = AnyView(minimal())
  }

  /// - Note: Accepted: no effect in a clip, where no app is opened.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }

  /// - Note: Accepted: no effect; the island has no line around it here.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }

  /// - Note: Accepted: its margins are its own.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    self
  }
}

/// How large an island is.
public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String

  public static let expanded = DynamicIslandMode(name: "expanded")
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// Where something stands in an expanded island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String

  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// Something in an expanded island.
public struct DynamicIslandExpandedRegion<Content: View> {
  let region: _DynamicIslandRegion

  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) {
    region = _DynamicIslandRegion(position: position, content: AnyView(content()))
  }
}

/// Something in an expanded island, whatever it is.
public struct _DynamicIslandRegion {
  let position: DynamicIslandExpandedRegionPosition
  let content: AnyView
}

/// Builds an expanded island from closures.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  public static func buildExpression<Content: View>(_ region: DynamicIslandExpandedRegion<Content>)
    -> [_DynamicIslandRegion]
  {
    [region.region]
  }

  public static func buildBlock(_ regions: [_DynamicIslandRegion]...) -> [_DynamicIslandRegion] {
    regions.flatMap { $0 }
  }

  public static func buildOptional(_ regions: [_DynamicIslandRegion]?) -> [_DynamicIslandRegion] {
    regions ?? []
  }

  public static func buildEither(first regions: [_DynamicIslandRegion]) -> [_DynamicIslandRegion] {
    regions
  }

  public static func buildEither(second regions: [_DynamicIslandRegion]) -> [_DynamicIslandRegion] {
    regions
  }
}
