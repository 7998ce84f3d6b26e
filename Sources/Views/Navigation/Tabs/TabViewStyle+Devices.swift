/// A watch's pages below each other, as they were called before watchOS 10.
public struct CarouselTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  nonisolated public var _look: _TabViewLook { .verticalPages }
}

/// A Mac's tabs above their page, as a Mac has them by itself.
public struct GroupedTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  nonisolated public var _look: _TabViewLook { .bar }
}

extension TabViewStyle where Self == CarouselTabViewStyle {
  public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
