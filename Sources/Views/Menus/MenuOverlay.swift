import Foundation
import Geometry
import Motion
import ViewEngine

/// A menu beside its label, which it grows out of and shrinks back to, or a Mac's at the pointer.
struct MenuOverlay: View {
  let entry: OverlayEntry
  /// Where it begins; nil beside its label.
  var pointer: CGPoint?
  let screen: CGSize
  /// A submenu is shown in its place.
  let isCovered: Bool
  let close: () -> Void
  @State private var record = OverlayMenuFrame()
  @State private var source: CGRect?
  @State private var chosen: ChosenChoice?
  @Environment(\.idiom) private var idiom
  @Environment(\.isGlass) private var isGlass

  var body: some View {
    let chosen = source == nil ? entry.source.chosen : self.chosen
    let source = source ?? pointer.map { CGRect(origin: $0, size: .zero) } ?? entry.source.frame
    let isUpward = idiom != .mac && MenuPlacement.isUpward(source, screen: screen)
    ZStack {
      OverlayCatcher(close: close, isWayBack: { [record] in record.staysOpen })
        .accessibilityLabel("dismiss menu").accessibilityIdentifier(OverlayCatcher.menuIdentifier)
      MenuPlacement(
        source: source, record: recorded(source, isUpward), isMac: idiom == .mac, chosen: chosen,
        isGlass: isGlass
      ) {
        MenuPanel(content: entry.content, frame: record, close: close, isCovered: isCovered)
      }
    }
    .frame(width: screen.width, height: screen.height)
    .transition(
      // A Mac's is there at once, and fades when it goes.
      idiom == .mac
        ? .asymmetric(insertion: .identity, removal: .fadedAsOne)
        : Self.transition(from: source, isUpward: isUpward, screen: screen)
    )
    .onAppear { (self.source, self.chosen) = (source, chosen) }
  }

  private func recorded(_ source: CGRect, _ isUpward: Bool) -> OverlayMenuFrame {
    record.isUpward = isUpward
    record.source = source
    return record
  }

  /// From the middle of the menu's edge that is next to its label.
  static func transition(from source: CGRect, isUpward: Bool, screen: CGSize) -> AnyTransition {
    let y = isUpward ? source.minY - MenuConstants.gap : source.maxY + MenuConstants.gap
    let anchor = UnitPoint(x: source.midX / screen.width, y: y / screen.height)
    return .scale(scale: MenuConstants.smallestScale, anchor: anchor).combined(with: .fadedAsOne)
  }
}
