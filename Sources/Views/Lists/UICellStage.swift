import Foundation
import Geometry
import ViewEngine

/// Lays the views of a table's cell out in its row, which is as high as their constraints make it.
struct UICellStage: Layout {
  let cell: UITableViewCell
  let view: UIView
  /// Another number has it laid out anew.
  let changes: Int

  /// Of a row whose views do not say how high they are, as UIKit has it.
  private static let usual: CGFloat = 44

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = subviews.first?.sizeThatFits(proposal) ?? .zero
    guard proposal.height == nil, let width = proposal.width, width > 0, width.isFinite else {
      return size
    }
    let height = ChangeCount.quietly {
      view.frame.size.width = width
      return ConstraintSolver(root: view, isOpenBelow: true).solve().height
    }
    return CGSize(width: width, height: height > 0 ? height : Self.usual)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    if view !== cell {
      ChangeCount.quietly {
        view.layOut(in: bounds.size)
        cell.frame.size = bounds.size
        cell.layoutSubviews()
      }
    }
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(bounds.size))
    }
  }
}
