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
        WindowButtons(hasToolbar: bars.wish.hasToolbar == true)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      case .watch:
        WatchTime(height: canvas.safeArea.top).frame(maxHeight: .infinity, alignment: .top)
      case .phone, .pad, .tv: EmptyView()
      }
      if canvas.showsStatusBar, canvas.idiom == .phone || canvas.idiom == .pad {
        if bars.wish.hidesStatusBar != true, canvas.safeArea.top > 0 {
          StatusBar(layout: StatusBarLayout(canvas))
            .frame(maxHeight: .infinity, alignment: .top)
            .transition(.opacity)
        }
        if bars.wish.hidesHomeIndicator != true, canvas.safeArea.bottom > 0 {
          HomeIndicator()
            .frame(maxHeight: .infinity, alignment: .bottom)
            .transition(.opacity)
        }
      }
    }
    .foregroundStyle(bars.scheme == .dark ? Color.white : Color.black)
    .ignoresSafeArea()
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}

/// The line that a finger swipes up from.
private struct HomeIndicator: View {
  private static let size = CGSize(width: 139, height: 5)
  private static let bottom: CGFloat = 8

  var body: some View {
    Capsule()
      .frame(width: Self.size.width, height: Self.size.height)
      .padding(.bottom, Self.bottom)
  }
}
