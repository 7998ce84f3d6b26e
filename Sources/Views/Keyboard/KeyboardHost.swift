import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Shows the keyboard over everything but the system's own bars. What is beneath it gets no touches.
struct KeyboardHost: View {
  let keyboard: Keyboard
  let keeper: FocusKeeper
  let canvas: GraphCanvas
  /// Of the screen.
  let scheme: ColorScheme

  var body: some View {
    ZStack(alignment: .bottom) {
      if keyboard.isUp {
        KeyboardView(
          metrics: KeyboardMetrics(keyboard.traits, on: canvas),
          layout: KeyboardLayout(keyboard.traits, isShifted: keyboard.isShifted),
          word: keyboard.word, pressed: keeper.pressed
        )
        .contentShape(Rectangle())
        .gesture(TapGesture())
        .transition(.move(edge: .bottom))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    .ignoresSafeArea()
    .accessibilityHidden(true)
    .environment(\.dynamicTypeSize, .large)
    .environment(\.colorScheme, scheme)
  }
}
