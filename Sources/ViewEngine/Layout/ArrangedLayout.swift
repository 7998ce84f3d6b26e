import Foundation
import Motion

/// A layout that is one of the built-in arrangements.
///
/// Containers use the arrangement itself: spacers and dividers ask it for its axis, and it knows
/// the guides of what is inside.
@MainActor
package protocol ArrangedLayout: Layout where Cache == Void {
  var arrangement: any Arrangement { get }
}

@MainActor
extension ArrangedLayout {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CGSize
  {
    arrangement.size(for: proposal, subviews: subviews)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    arrangement.place(subviews, in: bounds, proposal: proposal)
  }
}
