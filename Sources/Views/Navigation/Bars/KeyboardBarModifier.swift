import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Shows what toolbars have for the keyboard above it, where no navigation stack does so.
struct KeyboardBarModifier: ViewModifier {
  /// Of the keyboard alone.
  @State private var bar = NavigationBarValues()
  @State private var hasNavigation = false

  private var hasParts: Bool { !hasNavigation && !bar.parts(at: .keyboard).isEmpty }

  private var isShown: Bool {
    hasParts && (ViewGraph.current?.part(KeyboardRoom.self).height ?? 0) > 0
  }

  @ViewBuilder func body(content: Content) -> some View {
    if ViewGraph.current?.canvas.showsKeyboard == true {
      content
        // The bar is at the screen's edge, however small the view is.
        .frame(maxWidth: hasParts ? .infinity : nil, maxHeight: hasParts ? .infinity : nil)
        .modifier(
          SafeAreaInsetModifier(
            secondary: VStack(spacing: 0) { if isShown { KeyboardBar(bar: bar) } },
            alignment: .bottom, edge: .bottom, spacing: 0, region: .keyboard)
        )
        .onPreferenceChange(HasNavigationKey.self) { hasNavigation = $0 }
        .modifier(
          PreferenceReadingModifier<NavigationBarKey> { values in
            // Whatever else bars are told is not for this one.
            let parts = values.parts(at: .keyboard)
            if parts != bar.parts { bar.parts = parts }
          })
    } else {
      content
    }
  }
}

extension View {
  /// Keeps a page above the keyboard, and what its toolbars have for the keyboard between them.
  func aboveKeyboard() -> some View {
    modifier(KeyboardBarModifier()).modifier(KeyboardAvoidanceModifier())
  }
}
