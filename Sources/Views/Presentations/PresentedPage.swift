import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A sheet or a cover, with what is behind it.
struct PresentedPage: View {
  let entry: Presented
  /// What it shows.
  let view: AnyView
  let presentations: Presentations
  /// The whole screen, in points.
  let screen: CGSize
  let colorSchemeChanged: (ColorScheme?) -> Void

  private var canvas: GraphCanvas {
    ViewGraph.current?.canvas ?? GraphCanvas(size: screen)
  }

  private var heights: SheetHeights {
    SheetHeights(entry.look.detents, on: canvas, environment: entry.environment)
  }

  private var keyboardHeight: CGFloat { ViewGraph.current?.part(KeyboardRoom.self).height ?? 0 }

  var body: some View {
    if entry.style == .sheet, let card = SheetCard(entry.look, on: canvas, heights: heights) {
      self.card(card).modifier(PresentedBarScheme(isBehind: .presenter))
    } else {
      sheet
    }
  }

  /// In the middle of a large screen.
  @ViewBuilder private func card(_ card: SheetCard) -> some View {
    let travel = card.isRisen ? (screen.height + (card.size?.height ?? screen.height)) / 2 : 0
    Backdrop(entry: entry, visible: entry.isVisible ? 1 : 0)
      .accessibilityLabel("").accessibilityIdentifier(OverlayCatcher.sheetIdentifier)
      .gesture(TapGesture().onEnded { entry.dismiss() }, isEnabled: goesByTouch && card.isRisen)
    content
      .modifier(ToolsBelowModifier())
      .modifier(PageSafeAreaModifier(insets: EdgeInsets(), fits: card.size == nil))
      .frame(width: card.size?.width, height: card.size?.height)
      .background { entry.look.background ?? AnyView(ground(canvas)) }
      .clipShape(
        RoundedRectangle(cornerRadius: entry.look.cornerRadius ?? card.radius, style: .continuous)
      )
      .shadow(color: .black.opacity(card.shadow), radius: 24, y: 8)
      .contentShape(Rectangle())
      .frame(width: screen.width, height: screen.height)
      .scaleEffect(entry.isVisible || card.isRisen ? 1 : 0.9)
      .fadedAsOne(entry.isVisible || card.isRisen ? 1 : 0)
      .offset(y: entry.isVisible ? 0 : travel)
  }

  private func ground(_ canvas: GraphCanvas) -> Color {
    canvas.idiom == .mac ? Color(system: .windowGround) : Color(.systemBackground)
  }

  /// A sheet that floats is of glass.
  private func ground(_ float: SheetFloat?) -> AnyView {
    guard let float, float.part > 0 else { return AnyView(Color(.systemBackground)) }
    let color = Color(.systemBackground).opacity(1 - 0.2 * float.part)
    return AnyView(Rectangle().fill(BlurredFill(color: color, radius: 25)))
  }

  private var content: some View {
    VStack { view }
      .onPreferenceChange(PreferredColorSchemeKey.self, perform: colorSchemeChanged)
      .transformPreference(PresentationLookKey.self) { _ in }
      .modifier(
        PreferenceReadingModifier<PresentationLookKey> { new in
          guard let graph = ViewGraph.current else { return }
          presentations.take(new, of: entry.id, in: graph)
        }
      )
  }

  @ViewBuilder private var sheet: some View {
    let (canvas, heights) = (canvas, heights)
    let isSheet = entry.style == .sheet && !adaptsToCover
    // A sheet that is not as high as it may be rises with the keyboard.
    let resting =
      isSheet
      ? min(
        heights.height(of: entry.detent) + keyboardHeight,
        max(heights.large, heights.height(of: entry.detent)))
      : screen.height
    // Above its lowest detent a sheet grows under the finger; below it goes down as it is.
    let height = entry.drag.map { max($0, heights.lowest) } ?? resting
    let visible = entry.isVisible ? entry.drag ?? height : 0
    Backdrop(
      entry: entry, visible: visible, full: isSheet ? heights.lowest : height,
      card: isSheet && screen.height > screen.width && !canvas.isGlass ? heights.card : nil
    )
    .accessibilityLabel("").accessibilityIdentifier(OverlayCatcher.sheetIdentifier)
    .gesture(TapGesture().onEnded { entry.dismiss() }, isEnabled: isSheet && goesByTouch)
    let float =
      isSheet && canvas.isGlass
      ? SheetFloat(
        height: height, of: heights, safeBottom: canvas.safeArea.bottom, width: screen.width) : nil
    page(
      height: height, safeArea: safeArea(of: canvas, height: height), isSheet: isSheet,
      float: float
    )
    .modifier(
      SheetPanModifier(
        pan: isSheet ? pan(heights, visible: visible) : nil)
    )
    .modifier(
      SheetFloatModifier(float: float, visible: height > 0 ? min(1, visible / height) : 1)
    )
    .modifier(
      ZoomModifier(
        source: entry.zoom?.offsetBy(dx: 0, dy: height - screen.height),
        size: CGSize(width: screen.width, height: height), safe: EdgeInsets(),
        isAway: !entry.isVisible)
    )
    .offset(y: offset(of: height, visible: visible))
    .fadedAsOne(entry.look.dissolves && !entry.isVisible ? 0 : 1)
    .modifier(
      PresentedBarScheme(
        isBehind: !entry.isVisible
          ? .presenter
          : !isSheet
            ? .page : !canvas.isGlass && height >= heights.large ? .ground : .presenter))
  }

  private func page(height: CGFloat, safeArea: EdgeInsets, isSheet: Bool, float: SheetFloat?)
    -> some View
  {
    let usual = float == nil ? PresentationConstants.cornerRadius : SheetFloat.cornerRadius
    let radius = entry.look.cornerRadius ?? (isSheet ? usual : 0)
    let below = (float?.part ?? 0) * radius
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: radius, bottomLeadingRadius: below, bottomTrailingRadius: below,
      topTrailingRadius: radius, style: .continuous)
    return
      content
      .modifier(WatchSheetModifier(close: closing))
      .aboveKeyboard()
      .modifier(PageSafeAreaModifier(insets: safeArea))
      .frame(width: screen.width, height: height)
      .background { entry.look.background ?? ground(float) }
      .clipShape(shape)
      .background { if isSheet, float == nil { shadow(of: shape) } }
      .overlay(alignment: .top) {
        if isSheet && entry.look.showsIndicator {
          Capsule().fill(Color(.tertiaryLabel))
            .frame(
              width: PresentationConstants.grabber.width,
              height: PresentationConstants.grabber.height
            )
            .padding(.top, PresentationConstants.grabberInset)
        }
      }
      .contentShape(Rectangle())
  }

  // MARK: Under a finger

  private func pan(_ heights: SheetHeights, visible: CGFloat) -> SheetPan {
    let isDismissable = !entry.look.isDismissDisabled
    return SheetPan(
      visible: visible, growsUnder: visible < heights.highest, rise: heights.rise(from: visible),
      scrollsFirst: entry.look.contentInteraction == .scrolls,
      moved: { height in
        withTransaction(.still) {
          presentations.change(entry.id) {
            $0.drag = heights.shown(at: height, isDismissable: isDismissable)
          }
        }
      },
      released: { height, speed in
        release(
          at: heights.shown(at: height, isDismissable: isDismissable), speed: speed,
          of: heights, isDismissable: isDismissable)
      })
  }

  private func release(
    at height: CGFloat, speed: CGFloat, of heights: SheetHeights, isDismissable: Bool
  ) {
    switch heights.rest(from: height, speed: speed, isDismissable: isDismissable) {
    case .dismissed:
      presentations.change(entry.id) {
        $0.release = SheetHeights.release(way: height, speed: speed)
      }
      entry.dismiss()
    case .detent(let detent):
      let way = height - heights.height(of: detent)
      withAnimation(SheetHeights.release(way: way, speed: speed)) {
        presentations.change(entry.id) {
          $0.drag = nil
          $0.chosen = detent
        }
      }
      entry.look.select?(detent)
    }
  }
}

extension PresentedPage {
  fileprivate var goesByTouch: Bool {
    !entry.look.isDismissDisabled && !entry.letsFingersThrough
  }

  fileprivate func offset(of height: CGFloat, visible: CGFloat) -> CGFloat {
    if entry.look.dissolves { return height - (entry.drag ?? height) }
    return entry.zoom == nil ? height - visible : height - (entry.drag ?? height)
  }

  fileprivate func safeArea(of canvas: GraphCanvas, height: CGFloat) -> EdgeInsets {
    var insets = canvas.safeArea
    insets.top = max(0, insets.top - (canvas.size.height - height))
    return insets
  }

  /// What a watch's button does.
  fileprivate var closing: (() -> Void)? {
    entry.style == .sheet && goesByTouch ? entry.dismiss : nil
  }

  /// Whether the sheet fills the screen, as a cover does. A watch's does.
  fileprivate var adaptsToCover: Bool {
    if canvas.idiom == .watch { return true }
    let look = entry.look
    return screen.height > screen.width
      ? look.horizontalAdaptation == .fullScreenCover
      : look.verticalAdaptation == .fullScreenCover
  }
}

extension PresentedPage {
  /// What is not dimmed would be one with a sheet of its own colour.
  @ViewBuilder fileprivate func shadow(of shape: UnevenRoundedRectangle) -> some View {
    if entry.letsFingersThrough, entry.look.background == nil {
      shape.fill(Color(.systemBackground)).shadow(
        color: .black.opacity(PresentationConstants.undimmedShadow.opacity),
        radius: PresentationConstants.undimmedShadow.radius)
    }
  }
}
