import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Shows what a toolbar has for the keyboard where keys of hardware type and no navigation stack does so: at the screen's
/// edge, over the page, which does not know how far from there it ends.
struct HardwareBarModifier: ViewModifier {
  @Environment(\.navigation) private var navigation
  /// Of the keyboard alone.
  @State private var bar = NavigationBarValues()
  @State private var hasNavigation = false

  private var isShown: Bool {
    !hasNavigation && (ViewGraph.current?.part(KeyboardRoom.self).isTypedByHardware ?? false)
  }

  @ViewBuilder func body(content: Content) -> some View {
    if navigation == nil, let canvas = ViewGraph.current?.canvas, !canvas.showsKeyboard,
      [.phone, .pad].contains(canvas.idiom)
    {
      content
        .onPreferenceChange(HasNavigationKey.self) { hasNavigation = $0 }
        .modifier(
          PreferenceReadingModifier<NavigationBarKey> { values in
            let parts = values.parts(at: .keyboard)
            if parts != bar.parts { bar.parts = parts }
          }
        )
        .overlay {
          if !bar.parts.isEmpty { HardwareBar(bar: bar, isShown: isShown, canvas: canvas) }
        }
    } else {
      content
    }
  }
}

/// The bar itself, wherever the view is that it lies over.
private struct HardwareBar: View {
  let bar: NavigationBarValues
  let isShown: Bool
  let canvas: GraphCanvas

  /// Also of what lies below the bar, in points.
  private var height: CGFloat { BottomBar.height + canvas.safeArea.bottom }

  var body: some View {
    GeometryReader { proxy in
      let place = proxy.frame(in: .global)
      ZStack(alignment: .top) {
        if isShown {
          VStack(spacing: 0) {
            KeyboardBar(bar: bar)
            Rectangle().fill(.bar).frame(height: canvas.safeArea.bottom)
          }
          .transition(KeyboardBar.transition)
        }
      }
      .frame(width: canvas.size.width, height: height)
      .offset(x: -place.minX, y: canvas.size.height - height - place.minY)
    }
  }
}
