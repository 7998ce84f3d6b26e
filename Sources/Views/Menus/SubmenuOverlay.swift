import Foundation
import Geometry
import Motion
import ViewEngine

/// A menu in place of the one that it is in: its row becomes the heading, and the rest unfolds below.
struct SubmenuOverlay: View {
  let entry: OverlayEntry
  let parent: OverlayMenuFrame
  let screen: CGSize
  let isCovered: Bool
  let close: () -> Void
  @State private var record = OverlayMenuFrame()
  @State private var isOpen = false
  @State private var row = CGRect.zero

  var body: some View {
    ZStack {
      OverlayCatcher(close: close)
      SubmenuPlacement(row: isOpen ? nil : entry.source.frame, parent: parent, record: recorded) {
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

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let menu = subviews.first else { return }
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
}
