import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Lays a view of UIKit out in the place that SwiftUI has for it.
struct UIViewStage: Layout {
  let view: UIView
  /// Another number has it laid out anew.
  let changes: Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    if let content = subviews.first(where: { $0[IsContent.self] }) {
      return content.sizeThatFits(proposal)
    }
    let own = view.intrinsicContentSize
    let fitting = (view as? UIStackView)?.fittingSize() ?? own
    return CGSize(
      width: length(fitting.width, proposal.width, along: .horizontal),
      height: length(fitting.height, proposal.height, along: .vertical))
  }

  /// What has no length of its own takes what it is offered, and what has one no less.
  private func length(_ own: CGFloat, _ offered: CGFloat?, along axis: Axis) -> CGFloat {
    guard own >= 0 else { return offered ?? LayoutConstants.idealLength }
    guard let offered, view.hugging[axis, default: .defaultLow] < .defaultHigh else { return own }
    return view.resistance[axis, default: .defaultHigh] < .defaultHigh
      ? offered : max(own, offered)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    // It is shown as large as it was, and has to become what it was told.
    // What scrolls is as large as what it shows: what stretches with it would grow each time otherwise.
    let clear = (view as? UIScrollView)?.clearSize
    if view.held.now == nil { view.layOut(in: clear ?? bounds.size) }
    for subview in subviews {
      guard let placed = subview[PlacedView.self], placed.isPlaced else {
        // What nobody has placed is in the middle, as large as it can be.
        subview.place(
          at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
          proposal: ProposedViewSize(bounds.size))
        continue
      }
      let frame = placed.clearOfBars(placed.held.now ?? placed.frame).offsetBy(
        dx: bounds.minX - view.bounds.minX, dy: bounds.minY - view.bounds.minY)
      // Where it is smaller than its frame, it stands in its middle.
      subview.place(
        at: CGPoint(x: frame.midX, y: frame.midY), anchor: .center,
        proposal: ProposedViewSize(frame.size))
    }
  }
}
