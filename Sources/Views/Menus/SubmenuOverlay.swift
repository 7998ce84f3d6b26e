import Foundation
import Geometry
import Motion
import ViewEngine

/// A menu in place of the one that it is in: its row becomes the heading, and the rest unfolds below. A Mac's stands
/// beside the other.
struct SubmenuOverlay: View {
  let entry: OverlayEntry
  let parent: OverlayMenuFrame
  let screen: CGSize
  let isCovered: Bool
  let close: () -> Void
  @State private var record = OverlayMenuFrame()
  @State private var isOpen = false
  @Environment(\.idiom) private var idiom

  var body: some View {
    ZStack {
      OverlayCatcher(close: close)
      SubmenuPlacement(
        row: isOpen ? nil : entry.source.frame, parent: parent, record: recorded,
        beside: idiom == .mac ? entry.source.frame : nil
      ) {
        MenuPanel(content: entry.content, frame: record, close: close, isCovered: isCovered)
      }
    }
    .frame(width: screen.width, height: screen.height)
    .transition(.asymmetric(insertion: .identity, removal: .fadedAsOne))
    .onAppear { withAnimation(MenuConstants.opening) { isOpen = true } }
  }

  private var recorded: OverlayMenuFrame {
    record.isUpward = parent.isUpward
    record.source = parent.source
    return record
  }
}

/// Where a submenu stands: at its row's place as high as that, then over the menu around it.
private struct SubmenuPlacement: Layout {
  /// Nil once the submenu is open.
  let row: CGRect?
  let parent: OverlayMenuFrame
  let record: OverlayMenuFrame
  /// The row of a Mac's menu that it belongs to.
  let beside: CGRect?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let menu = subviews.first else { return }
    if let beside { return place(menu, beside: beside, in: bounds) }
    let proposal = ProposedViewSize(width: MenuConstants.width, height: row?.height)
    let size = menu.sizeThatFits(proposal)
    let y =
      if let row { row.minY } else if parent.isUpward {
        parent.frame.maxY - MenuConstants.submenuInset - size.height
      } else { parent.frame.minY + MenuConstants.submenuInset }
    let kept = max(MenuConstants.margin, min(y, bounds.height - MenuConstants.margin - size.height))
    record.frame = CGRect(x: parent.frame.minX, y: kept, width: size.width, height: size.height)
    menu.place(
      at: CGPoint(x: bounds.minX + parent.frame.minX, y: bounds.minY + kept), proposal: proposal)
  }

  /// Its first row is as high as its own in the other menu; at the screen's end it opens to the left.
  private func place(_ menu: LayoutSubview, beside row: CGRect, in bounds: CGRect) {
    let width = MenuPlacement.macWidth(of: menu, beside: .zero, in: bounds.size)
    let proposal = ProposedViewSize(width: width, height: nil)
    let size = menu.sizeThatFits(proposal)
    let right = parent.frame.maxX - MenuConstants.macOverlap
    let left = parent.frame.minX + MenuConstants.macOverlap - width
    let x = right + width <= bounds.width || left < 0 ? right : left
    let y = min(row.minY - MacPanel.padding, bounds.height - size.height)
    record.frame = CGRect(x: x, y: max(0, y), width: size.width, height: size.height)
    menu.place(
      at: CGPoint(x: bounds.minX + x, y: bounds.minY + max(0, y)), proposal: proposal)
  }
}
