import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Keeps a page above the keyboard, as its safe area.
struct KeyboardAvoidanceModifier: ViewModifier {
  /// How far above the screen's own safe area the page ends, in points.
  var above: CGFloat = 0

  @ViewBuilder func body(content: Content) -> some View {
    if let graph = ViewGraph.current, graph.canvas.showsKeyboard {
      let inset = max(
        0, graph.part(KeyboardRoom.self).height - graph.canvas.safeArea.bottom - above)
      content.modifier(
        SafeAreaInsetModifier(
          secondary: Color.clear.frame(height: inset), alignment: .bottom, edge: .bottom,
          spacing: 0, region: .keyboard))
    } else {
      content
    }
  }
}

/// Lets a page lie beneath the keyboard, whatever is around it.
struct KeyboardOverlapModifier: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    if ViewGraph.current?.canvas.showsKeyboard == true {
      content.ignoresSafeArea(.keyboard)
    } else {
      content
    }
  }
}

extension Animation {
  /// How a keyboard comes and goes: UIKit's own spring (mass 3, stiffness 1000, damping 500), which is that of sheets.
  static var keyboard: Animation { .platform(frequency: 18.26) }
}
