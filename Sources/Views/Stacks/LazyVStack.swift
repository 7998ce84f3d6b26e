import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Views below each other in a scroll view. They appear when they are scrolled into sight, and many are made
/// only then (rules `rows-appear-in-sight`, `long-collections-are-made-in-sight`).
public struct LazyVStack<Content: View>: ContainerView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  nonisolated(unsafe) private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  package var containerContent: any View { content.modifier(LazyRows()) }
  package var arrangement: any Arrangement {
    StackArrangement.vertical(alignment: alignment, spacing: spacing).lazy(pinning: pinnedViews)
  }
}

/// Views side by side in a scroll view. They appear when they are scrolled into sight, and many are made
/// only then (rules `rows-appear-in-sight`, `long-collections-are-made-in-sight`).
public struct LazyHStack<Content: View>: ContainerView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  nonisolated(unsafe) private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  package var containerContent: any View { content.modifier(LazyRows()) }
  package var arrangement: any Arrangement {
    StackArrangement.horizontal(alignment: alignment, spacing: spacing).lazy(pinning: pinnedViews)
  }
}

extension StackArrangement {
  /// As it is in a scroll view.
  fileprivate func lazy(pinning views: PinnedScrollableViews) -> StackArrangement {
    var stack = self
    stack.pinned = views
    stack.fillsAcross = true
    return stack
  }
}
