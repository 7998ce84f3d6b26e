@_spi(Engine) import ViewEngine

/// Whether an app lets content be pulled over its edges at all: `UIScrollView.appearance().bounces`.
@MainActor
final class ScrollPulling: GraphPart {
  var isAllowed = true

  static var current: ScrollPulling? { ViewGraph.current?.part(ScrollPulling.self) }
}
