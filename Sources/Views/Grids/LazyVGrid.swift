import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Views in columns, row by row. They appear when they are scrolled into sight, and many are made only then
/// (rules `rows-appear-in-sight`, `long-collections-are-made-in-sight`).
public struct LazyVGrid<Content: View>: ContainerView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// - Parameter pinnedViews: Parts of sections that stay in sight while the grid scrolls.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  package var containerContent: any View { content.modifier(LazyRows()) }
  package var arrangement: any Arrangement {
    LazyGridArrangement(
      axis: .vertical, tracks: columns.map(\.reachable),
      spacing: ViewGraph.asked(spacing, "spacing"),
      alignment: Alignment(horizontal: alignment, vertical: .center),
      pinned: pinnedViews)
  }
}

/// Views in rows, column by column.
public struct LazyHGrid<Content: View>: ContainerView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// - Parameter pinnedViews: Parts of sections that stay in sight while the grid scrolls.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  package var containerContent: any View { content.modifier(LazyRows()) }
  package var arrangement: any Arrangement {
    LazyGridArrangement(
      axis: .horizontal, tracks: rows.map(\.reachable),
      spacing: ViewGraph.asked(spacing, "spacing"),
      alignment: Alignment(horizontal: .center, vertical: alignment),
      pinned: pinnedViews)
  }
}
