import Foundation
import Geometry
import ViewEngine

/// Where a menu stands on the screen: below its label, or above it where that is in the lower half.
///
/// On recordings a menu of 88 points opens above a label whose middle is 12 points below that of the
/// screen. Along the label's sides: by its own middle; at the edge of labels near the screen's sides
/// (not measured).
struct MenuPlacement: Layout {
  let source: CGRect
  let record: OverlayMenuFrame
  /// A Mac's menus are narrower, and stand next to their labels. By eye.
  var isMac = false
  /// Of a pop-up button's menu.
  var chosen: ChosenChoice?
  /// A menu of glass takes its label's place.
  var isGlass = false

  static func isUpward(_ source: CGRect, screen: CGSize) -> Bool { source.midY > screen.height / 2 }

  /// The left edge of something of a width that belongs to a source.
  static func left(of source: CGRect, width: CGFloat, in screen: CGSize) -> CGFloat {
    let margin = MenuConstants.margin
    let left =
      switch source.midX {
      case ..<(screen.width * 0.4): source.minX
      case (screen.width * 0.6)...: source.maxX - width
      default: source.midX - width / 2
      }
    return max(margin, min(left, screen.width - margin - width))
  }

  /// The left edge of a menu at a pointer: there, or the menu ends there where it would leave the screen.
  private static func left(from pointer: CGFloat, width: CGFloat, in screen: CGSize) -> CGFloat {
    pointer + width <= screen.width ? pointer : max(0, pointer - width)
  }

  /// A Mac's menu is as wide as its longest row, and no less than what it belongs to.
  static func macWidth(of menu: LayoutSubview, beside source: CGRect, in screen: CGSize) -> CGFloat
  {
    let longest = menu.sizeThatFits(.unspecified).width.rounded(.up)
    return min(
      max(longest, MenuConstants.macWidth, source.width), screen.width - 2 * MenuConstants.margin)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let menu = subviews.first else { return }
    let width =
      isMac ? Self.macWidth(of: menu, beside: source, in: bounds.size) : MenuConstants.width
    let size = menu.sizeThatFits(ProposedViewSize(width: width, height: nil))
    let gap = source.size == .zero ? 0 : isMac ? 3 : isGlass ? -source.height : MenuConstants.gap
    let y = record.isUpward ? source.minY - gap - size.height : source.maxY + gap
    let x =
      source.size == .zero
      ? Self.left(from: source.minX, width: size.width, in: bounds.size)
      : Self.left(of: source, width: size.width, in: bounds.size)
    if isMac, let chosen { return place(menu, over: chosen, size: size, in: bounds) }
    let kept = max(MenuConstants.margin, min(y, bounds.height - MenuConstants.margin - size.height))
    record.frame = CGRect(origin: CGPoint(x: x, y: kept), size: size)
    menu.place(
      at: CGPoint(x: bounds.minX + x, y: bounds.minY + kept),
      proposal: ProposedViewSize(width: width, height: nil))
  }

  /// The row that is chosen lies over what the button says of it.
  private func place(
    _ menu: LayoutSubview, over chosen: ChosenChoice, size: CGSize, in bounds: CGRect
  ) {
    let row = (size.height - 2 * MacPanel.padding) / CGFloat(max(1, chosen.count))
    let y = source.midY - MacPanel.padding - (CGFloat(chosen.index) + 0.5) * row
    let x = source.minX + chosen.inset - MenuConstants.macInset - MenuConstants.markWidth
    let origin = CGPoint(
      x: max(0, min(x, bounds.width - size.width)), y: max(0, min(y, bounds.height - size.height)))
    record.frame = CGRect(origin: origin, size: size)
    menu.place(
      at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
      proposal: ProposedViewSize(size))
  }
}
