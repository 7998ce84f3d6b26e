import Foundation
import Geometry
import Observation
@_spi(Engine) import ViewEngine

/// What stands above the rows of a list's section, where it is now.
///
/// Headers of plain lists stay at the upper edge as long as rows of theirs are in sight. In their
/// place they have no ground; over rows they have a bar's (UIKit since iOS 15; its documentation of
/// `UIBackgroundConfiguration.listPlainHeaderFooter` says nothing of colours: the material is taken
/// to be that of bars).
@Observable
@MainActor
final class ListHeader {
  let identity = SectionIdentity()
  private(set) var isFloating = false

  func take(isFloating: Bool, in graph: ViewGraph) {
    guard isFloating != self.isFloating else { return }
    guard graph.isLayingOut else {
      self.isFloating = isFloating
      return
    }
    graph.afterUpdate { [weak self] in
      guard let self, isFloating != self.isFloating else { return }
      self.isFloating = isFloating
    }
  }
}

/// The parts of a list's section below each other.
struct ListSectionStack<Content: View>: ContainerView {
  let header: ListHeader
  let isPinned: Bool
  @ViewBuilder let content: Content

  var containerContent: any View { content }
  var arrangement: any Arrangement {
    var stack = StackArrangement.vertical(alignment: .leading, spacing: 0)
    guard isPinned else { return stack }
    stack.pinned = .sectionHeaders
    return FloatingHeaderArrangement(stack: stack, header: header)
  }
}

private struct FloatingHeaderArrangement: Arrangement {
  let stack: StackArrangement
  let header: ListHeader

  func size(for proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    stack.size(for: proposal, subviews: subviews)
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize) {
    stack.place(subviews, in: bounds, proposal: proposal)
    guard let item = subviews.first?.item else { return }
    header.take(isFloating: item.frame.minY > bounds.minY + 0.5, in: item.graph)
  }

  func explicitGuides(in size: CGSize, subviews: LayoutSubviews) -> Guides {
    stack.explicitGuides(in: size, subviews: subviews)
  }

  func isInFront(_ traits: Traits) -> Bool { stack.isInFront(traits) }
}

/// The ground of a header that stands over rows, across the list.
///
/// Since iOS 26 bars have none, and rows fade beneath a header as they do beneath a bar (by eye).
struct ListHeaderGround: ViewModifier {
  let header: ListHeader
  @Environment(\.isGlass) private var isGlass

  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, alignment: .leading)
      .background {
        if header.isFloating, isGlass {
          Self.fade
        } else if header.isFloating {
          Rectangle().fill(.bar)
        }
      }
  }

  private static var fade: some View {
    let ground = Color(.systemBackground)
    return LinearGradient(
      stops: [
        Gradient.Stop(color: ground.opacity(0.95), location: 0),
        Gradient.Stop(color: ground.opacity(0.85), location: 0.7),
        Gradient.Stop(color: ground.opacity(0), location: 1),
      ],
      startPoint: .top, endPoint: .bottom)
  }
}
