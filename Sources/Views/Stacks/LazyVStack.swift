import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Views below each other in a scroll view. All of them are made at once, and appear when they are scrolled
/// into sight (rule `rows-appear-in-sight`).
public struct LazyVStack<Content: View>: ContainerView {
  private let stack: StackArrangement
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    var stack = StackArrangement.vertical(alignment: alignment, spacing: spacing)
    stack.pinned = pinnedViews
    stack.fillsAcross = true
    self.stack = stack
    self.content = content()
  }

  package var containerContent: any View { content.modifier(LazyRows()) }
  package var arrangement: any Arrangement { stack }
}

/// Views side by side in a scroll view. All of them are made at once, and appear when they are scrolled
/// into sight (rule `rows-appear-in-sight`).
public struct LazyHStack<Content: View>: ContainerView {
  private let stack: StackArrangement
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    var stack = StackArrangement.horizontal(alignment: alignment, spacing: spacing)
    stack.pinned = pinnedViews
    stack.fillsAcross = true
    self.stack = stack
    self.content = content()
  }

  package var containerContent: any View { content.modifier(LazyRows()) }
  package var arrangement: any Arrangement { stack }
}
