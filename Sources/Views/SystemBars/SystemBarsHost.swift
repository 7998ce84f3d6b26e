import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The time, the signal, the battery and the line at the bottom, over everything else.
///
/// Drawn from geometry alone; the places are by eye from a phone of 393 × 852 points, nothing of it is
/// measured: recordings of demos show none.
struct SystemBarsHost: View {
  let bars: SystemBars
  let canvas: GraphCanvas

  var body: some View {
    ZStack {
      switch canvas.idiom {
      case .mac:
        if bars.wish.hidesWindow != true {
          WindowButtons(hasToolbar: bars.wish.hasToolbar == true)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
      case .watch:
        WatchTime(height: canvas.safeArea.top, isCentered: bars.wish.centersTime == true)
          .frame(maxHeight: .infinity, alignment: .top)
      case .phone, .pad, .tv: EmptyView()
      }
      if canvas.showsStatusBar, canvas.idiom == .phone || canvas.idiom == .pad {
        if bars.wish.hidesStatusBar != true, canvas.safeArea.top > 0 {
          StatusBar(layout: StatusBarLayout(canvas), locale: canvas.locale)
            .foregroundStyle(color(in: bars.wish.statusBarScheme ?? bars.scheme))
            .frame(maxHeight: .infinity, alignment: .top)
            .transition(.opacity)
        }
        if bars.wish.hidesHomeIndicator != true, canvas.safeArea.bottom > 0 {
          HomeIndicator(canvas: canvas)
            .frame(maxHeight: .infinity, alignment: .bottom)
            .transition(.opacity)
        }
      }
    }
    .foregroundStyle(color(in: bars.scheme))
    .ignoresSafeArea()
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }

  private func color(in scheme: ColorScheme) -> Color { scheme == .dark ? .white : .black }
}

/// The line that a finger swipes up from.
private struct HomeIndicator: View {
  let canvas: GraphCanvas

  private static let phone = CGSize(width: 139, height: 5)
  /// Of tablets (as people have measured it): 273 points long on a screen of 834 × 1194 points, 315 on one of
  /// 1024 × 1366, and on their sides 315 and 345; 5.5 high, 7.5 from the edge.
  private static func tablet(_ screen: CGSize) -> CGSize {
    let isUpright = screen.height > screen.width
    let length =
      isUpright ? 273 + (screen.width - 834) * 42 / 190 : 315 + (screen.width - 1194) * 30 / 172
    return CGSize(width: (length * 2).rounded() / 2, height: 5.5)
  }

  var body: some View {
    let isTablet = canvas.idiom == .pad
    let size = isTablet ? Self.tablet(canvas.size) : Self.phone
    Capsule()
      .frame(width: size.width, height: size.height)
      .padding(.bottom, isTablet ? 7.5 : 8)
  }
}
