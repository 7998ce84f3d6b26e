import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Shows what is presented: over the whole screen, each with what is behind it made darker.
struct PresentationHost: View {
  let presentations: Presentations

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .bottom) {
        ForEach(Array(presentations.shown.enumerated()), id: \.element.id) { index, entry in
          PresentedView(
            entry: entry, presentations: presentations, screen: proxy.size,
            isTintDimmed: presentations.dimsTint(behind: index)
          )
          .allowsHitTesting(
            !entry.isLeaving && presentations.letsFingersThrough(behind: index)
          )
          // They come and go by themselves.
          .transition(.identity)
          .zIndex(Double(entry.id))
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .ignoresSafeArea()
  }
}

/// One presented view in its frame, with the environment of the view that presents it.
private struct PresentedView: View {
  let entry: Presented
  let presentations: Presentations
  /// The whole screen, in points.
  let screen: CGSize
  let isTintDimmed: Bool
  @State private var colorScheme: ColorScheme?
  @Environment(\.isGlass) private var isGlass

  var body: some View {
    // Read here, so that all below is made anew with it, its surroundings among it.
    let content = entry.live.content
    ZStack(alignment: .bottom) {
      Group {
        switch entry.style {
        case .alert: alert(content)
        case .dialog: dialog(content)
        case .sheet, .cover:
          PresentedPage(
            entry: entry, view: content, presentations: presentations, screen: screen,
            colorSchemeChanged: { colorScheme = $0 })
        }
      }
      // A transition around a backdrop would keep what is behind it from it.
      .transition(.identity)
    }
    .frame(width: screen.width, height: screen.height)
    .modifier(
      PresentedEnvironment(
        entry: entry, colorScheme: colorScheme, isTintDimmed: isTintDimmed))
  }

  @ViewBuilder private func alert(_ content: AnyView) -> some View {
    Backdrop(entry: entry, visible: entry.isVisible ? 1 : 0)
    content
      .scaleEffect(entry.isUp || isGlass ? 1 : PresentationConstants.alertScale)
      .fadedAsOne(entry.isVisible || isGlass && !entry.isLeaving ? 1 : 0)
      .modifier(KeyboardAvoidanceModifier())
      .modifier(PageSafeAreaModifier(insets: ViewGraph.current?.canvas.safeArea ?? EdgeInsets()))
  }

  @ViewBuilder private func dialog(_ content: AnyView) -> some View {
    let safeBottom = ViewGraph.current?.canvas.safeArea.bottom ?? 0
    Backdrop(entry: entry, visible: entry.isVisible ? 1 : 0)
      .accessibilityLabel("")
      .onTapGesture(perform: entry.dismiss)
    content
      .frame(width: screen.width)
      .padding(.bottom, max(PresentationConstants.dialogMargin, safeBottom))
      .modifier(OwnSizeOffset(edge: entry.isVisible ? nil : .bottom))
  }
}
