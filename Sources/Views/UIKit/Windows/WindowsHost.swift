import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Shows what windows of UIKit have over SwiftUI's views.
struct WindowsHost: View {
  let windows: SceneWindows

  private struct Entry: Identifiable {
    let window: UIWindow
    var id: ObjectIdentifier { ObjectIdentifier(window) }
  }

  var body: some View {
    ZStack {
      ForEach(windows.shown.map(Entry.init)) { entry in
        // UIKit's windows come and go at once, also while others are animated.
        WindowBody(window: entry.window).transition(.identity)
      }
    }
    .ignoresSafeArea()
  }
}

private struct WindowBody: View {
  let window: UIWindow

  var body: some View {
    let frame = place
    UIViewBody(view: window)
      .frame(width: frame.width, height: frame.height)
      .position(x: frame.midX, y: frame.midY)
  }

  private var place: CGRect {
    // Reading it has the body read again when the window is elsewhere.
    _ = window.changes.count
    return window.frame.isEmpty || window.isMain ? UIScreen.main.bounds : window.frame
  }
}
