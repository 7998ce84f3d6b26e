import Foundation
import Geometry
import ViewEngine

/// Lays out a view above or below a table's section, which is as high as its constraints make it.
struct UINoteStage: Layout {
  let view: UIView
  /// Another number has it laid out anew.
  let changes: Int

  /// Of one that does not say how high it is, in points; by eye.
  private static let usual: CGFloat = 28

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    let height = ChangeCount.quietly {
      view.frame.size.width = width
      return ConstraintSolver(root: view, isOpenBelow: true).solve().height
    }
    return CGSize(width: width, height: height > 0 ? height : Self.usual)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}
