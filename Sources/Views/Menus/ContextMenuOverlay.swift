import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A lifted view with its menu, over everything else blurred and darkened.
struct ContextMenuOverlay: View {
  let entry: OverlayEntry
  let preview: AnyView?
  let screen: CGSize
  let isCovered: Bool
  let close: () -> Void
  /// Where the view was when its menu opened.
  @State private var source: CGRect
  @State private var record = OverlayMenuFrame()

  init(
    entry: OverlayEntry, preview: AnyView?, screen: CGSize, isCovered: Bool,
    close: @escaping () -> Void
  ) {
    self.entry = entry
    self.preview = preview
    self.screen = screen
    self.isCovered = isCovered
    self.close = close
    _source = State(initialValue: entry.source.liftedItem?.screenFrame ?? .zero)
  }

  private var isUp: Bool { entry.live.isUp }

  var body: some View {
    ZStack {
      Color.black.modifier(BackdropBlur(radius: isUp ? MenuConstants.backdropBlur : 0))
      Color.black.opacity(isUp ? MenuConstants.dimming : 0)
      OverlayCatcher(close: close)
      ContextMenuPlacement(source: source, isUp: isUp, hasPreview: preview != nil, record: record) {
        MenuPanel(
          content: entry.content, frame: record, close: close, isCovered: isCovered,
          hasShadow: false
        )
        .environment(\.menuOrder, .fixed)
        .scaleEffect(isUp ? 1 : MenuConstants.smallestScale, anchor: menuAnchor)
        .fadedAsOne(isUp ? 1 : 0)
        lifted
      }
    }
    .frame(width: screen.width, height: screen.height)
    .transition(.identity)
    .onAppear { withAnimation(MenuConstants.opening) { entry.live.isUp = true } }
  }

  private var menuAnchor: UnitPoint {
    let middle = (source.midX - record.frame.minX) / MenuConstants.width
    return UnitPoint(x: max(0, min(1, middle)), y: record.isUpward ? 1 : 0)
  }

  @ViewBuilder private var lifted: some View {
    if let preview {
      preview
        .background(Color(.systemBackground))
        .clipShape(shape)
        .shadow(
          color: .black.opacity(isUp ? MenuConstants.liftShadowOpacity : 0),
          radius: MenuConstants.liftShadowRadius
        )
        .fadedAsOne(isUp ? 1 : 0)
        .scaleEffect(isUp ? 1 : 0.8)
    } else {
      Portal(item: entry.source.liftedItem)
        .frame(width: source.width, height: source.height)
        .background(ground)
        .clipShape(shape)
        .shadow(
          color: .black.opacity(isUp ? MenuConstants.liftShadowOpacity : 0),
          radius: MenuConstants.liftShadowRadius
        )
        .scaleEffect(isUp ? ContextMenuPlacement.scale(of: source.size) : 1)
    }
  }

  private var shape: AnyShape {
    if preview == nil, let own = entry.source.previewShape { return own }
    return AnyShape(
      RoundedRectangle(
        cornerRadius: isUp ? MenuConstants.cornerRadius : 0, style: .continuous))
  }

  /// A view with a shape of its own has a ground of its own as well.
  private var ground: Color {
    if entry.source.previewShape != nil { return .clear }
    return entry.environment.isInList
      ? Color(.secondarySystemGroupedBackground) : Color(.systemBackground)
  }
}

/// Where a lifted view and its menu stand: the view stays where it is, or moves as far as it has to
/// for the menu to have space below it.
private struct ContextMenuPlacement: Layout {
  let source: CGRect
  let isUp: Bool
  let hasPreview: Bool
  let record: OverlayMenuFrame

  /// 353 points become 361 on a recording.
  static func scale(of size: CGSize) -> CGFloat {
    min(MenuConstants.liftScale, 1 + MenuConstants.liftGrowth / max(1, size.width))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 2 else { return }
    let (margin, gap) = (MenuConstants.margin, MenuConstants.liftGap)
    let safe = ViewGraph.current?.canvas.safeArea ?? EdgeInsets()
    let top = max(safe.top, margin)
    let bottom = bounds.height - max(safe.bottom, margin)
    let offered = ProposedViewSize(
      width: bounds.width - 2 * margin, height: hasPreview ? nil : source.height)
    let size = hasPreview ? subviews[1].sizeThatFits(offered) : source.size
    let menu = subviews[0].sizeThatFits(ProposedViewSize(width: MenuConstants.width, height: nil))
    let scale = hasPreview ? 1 : Self.scale(of: source.size)
    var lifted = CGRect(
      x: source.midX - size.width * scale / 2, y: source.midY - size.height * scale / 2,
      width: size.width * scale, height: size.height * scale)
    if hasPreview {
      let left = min(lifted.minX, bounds.width - margin - lifted.width)
      lifted.origin.x = max(margin, left)
      lifted.origin.y = max(top, min(lifted.minY, bottom - lifted.height))
    }
    let fitsBelow = lifted.maxY + gap + menu.height <= bottom
    let fitsAbove = lifted.minY - gap - menu.height >= top
    record.isUpward = !fitsBelow && fitsAbove
    if !fitsBelow && !fitsAbove {
      lifted.origin.y = max(top, bottom - menu.height - gap - lifted.height)
    }
    let x = MenuPlacement.left(of: lifted, width: menu.width, in: bounds.size)
    let y = record.isUpward ? lifted.minY - gap - menu.height : lifted.maxY + gap
    record.frame = CGRect(
      x: x, y: min(y, bottom - menu.height), width: menu.width, height: menu.height)
    record.source = source
    let middle = isUp || hasPreview ? lifted : source
    subviews[1].place(
      at: CGPoint(x: bounds.minX + middle.midX, y: bounds.minY + middle.midY), anchor: .center,
      proposal: ProposedViewSize(size))
    subviews[0].place(
      at: CGPoint(x: bounds.minX + x, y: bounds.minY + record.frame.minY),
      proposal: ProposedViewSize(width: MenuConstants.width, height: nil))
  }
}
