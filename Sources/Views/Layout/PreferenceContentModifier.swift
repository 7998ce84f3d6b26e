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

/// Shows content that is made of what the views inside hand up.
///
/// What that is is known after their first layout: the content is made then and not before, because a demo may rely on
/// it that views that it has itself have handed up something.
struct PreferenceContentModifier<K: PreferenceKey, V: View>: ViewModifier {
  let alignment: Alignment
  let isBehind: Bool
  let transform: (K.Value) -> V
  @State private var shown: Shown?

  /// A preference's own value may be optional.
  private struct Shown { let value: K.Value }

  func body(content: Content) -> some View {
    let read = content.modifier(
      PreferenceReadingModifier<K>(tellsDefault: true) { shown = Shown(value: $0) })
    if isBehind {
      read.background(alignment: alignment) { made }
    } else {
      read.overlay(alignment: alignment) { made }
    }
  }

  /// It has always been there for whoever looks: it comes and goes with the views.
  @ViewBuilder private var made: some View {
    if let shown { transform(shown.value).transition(.identity) }
  }
}
