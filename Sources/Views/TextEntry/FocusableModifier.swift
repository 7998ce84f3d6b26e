import Motion
@_spi(Engine) import ViewEngine

/// A view that is no button, and may have a television's focus: it gets it when it is pressed.
struct FocusableModifier: ViewModifier {
  let isFocusable: Bool
  @State private var token = FocusToken()
  @Environment(\.idiom) private var idiom

  func body(content: Content) -> some View {
    if idiom == .tv, isFocusable {
      content
        .modifier(TelevisionFocusModifier(token: token))
        .modifier(
          PressModifier(
            setPressed: { isPressed in
              if isPressed { ViewGraph.current?.part(TelevisionFocus.self).move(to: token) }
            }, action: {}))
    } else {
      content
    }
  }
}
