import ViewEngine

/// A button that brings its own field.
struct PlainOnMac: ViewModifier {
  @Environment(\.idiom) private var idiom

  func body(content: Content) -> some View {
    if idiom == .mac { content.buttonStyle(.plain) } else { content }
  }
}
