import Geometry
import Motion
import ViewEngine

extension View {
  /// Puts a view in front that is made of what the views inside hand up.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceContentModifier<K, V>(
        alignment: alignment, isBehind: false, transform: transform))
  }

  /// Puts a view behind that is made of what the views inside hand up.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceContentModifier<K, V>(alignment: alignment, isBehind: true, transform: transform))
  }
}

struct PreferenceContentModifier<K: PreferenceKey, V: View>: ViewModifier {
  let alignment: Alignment
  let isBehind: Bool
  let transform: (K.Value) -> V
  @State private var shown: Shown?

  /// A preference's own value may be optional.
  private struct Shown { let value: K.Value }

  func body(content: Content) -> some View {
    let made = transform(shown.map(\.value) ?? K.defaultValue)
    let read = content.modifier(PreferenceReadingModifier<K> { shown = Shown(value: $0) })
    if isBehind {
      read.background(alignment: alignment) { made }
    } else {
      read.overlay(alignment: alignment) { made }
    }
  }
}
