import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Beside what it points at.
struct PopoverPlacement: Layout {
  let target: CGRect
  let side: Edge
  let record: PopoverRecord

  /// The side that was asked for, or the other one where there is more space.
  static func side(_ edge: Edge, of target: CGRect, in screen: CGSize) -> Edge {
    switch edge {
    case .top: target.minY > 120 || target.minY > screen.height - target.maxY ? .top : .bottom
    case .bottom:
      screen.height - target.maxY > 120 || target.minY < screen.height - target.maxY
        ? .bottom : .top
    case .leading: target.minX > screen.width - target.maxX ? .leading : .trailing
    case .trailing: target.minX > screen.width - target.maxX ? .leading : .trailing
    }
  }

  static func arrowInsets(_ side: Edge) -> EdgeInsets {
    let arrow = PopoverConstants.arrow.height
    switch side {
    case .top: return EdgeInsets(top: 0, leading: 0, bottom: arrow, trailing: 0)
    case .bottom: return EdgeInsets(top: arrow, leading: 0, bottom: 0, trailing: 0)
    case .leading: return EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: arrow)
    case .trailing: return EdgeInsets(top: 0, leading: arrow, bottom: 0, trailing: 0)
    }
  }

  /// What is kept free of the bubble's content: the arrow's side, and some before its edges.
  static func insets(_ side: Edge) -> EdgeInsets {
    var insets = arrowInsets(side)
    let slack = PopoverConstants.slack
    if side == .top || side == .bottom {
      insets.top += slack
      insets.bottom += slack
    } else {
      insets.leading += slack
      insets.trailing += slack
    }
    return insets
  }

  /// Where the arrow points, in parts of the screen.
  static func tip(_ side: Edge, of target: CGRect, in screen: CGSize) -> UnitPoint {
    let (x, y) = (target.midX / screen.width, target.midY / screen.height)
    switch side {
    case .top: return UnitPoint(x: x, y: target.minY / screen.height)
    case .bottom: return UnitPoint(x: x, y: target.maxY / screen.height)
    case .leading: return UnitPoint(x: target.minX / screen.width, y: y)
    case .trailing: return UnitPoint(x: target.maxX / screen.width, y: y)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let bubble = subviews.first else { return }
    let margin = PopoverConstants.margin
    let (width, height) = (bounds.width - 2 * margin, bounds.height - 2 * margin)
    // As large as its content would be with all the space that there is.
    let natural = bubble.sizeThatFits(.unspecified)
    let offered = ProposedViewSize(
      width: min(natural.width, width), height: min(natural.height, height))
    let size = bubble.sizeThatFits(offered)
    let x = max(margin, min(target.midX - size.width / 2, bounds.width - margin - size.width))
    let y = max(margin, min(target.midY - size.height / 2, bounds.height - margin - size.height))
    let origin: CGPoint
    switch side {
    case .top: origin = CGPoint(x: x, y: target.minY - size.height)
    case .bottom: origin = CGPoint(x: x, y: target.maxY)
    case .leading: origin = CGPoint(x: target.minX - size.width, y: y)
    case .trailing: origin = CGPoint(x: target.maxX, y: y)
    }
    record.tip =
      side == .top || side == .bottom ? target.midX - origin.x : target.midY - origin.y
    bubble.place(
      at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: offered)
  }
}
