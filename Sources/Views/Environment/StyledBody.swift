import Motion
import ViewEngine

/// What a style makes of a control, in a place of its own, to which the style's `@Environment` and `@State` belong.
///
/// They are connected where the control stands, as a view's are: what `@Environment(\.isEnabled)` in a `ButtonStyle` rests
/// on.
struct StyledBody<Style, Configuration, Made: View>: View {
  private let properties: StyleProperties<Style>
  private let configuration: Configuration
  private let make: @MainActor (Style, Configuration) -> Made

  var body: some View { make(properties.style, configuration) }
}

extension StyledBody {
  /// - Parameter make: A style's `makeBody`.
  static func view(
    of style: Style, with configuration: Configuration,
    making make: @escaping @MainActor (Style, Configuration) -> Made
  ) -> AnyView {
    let properties = StyleProperties(style: style)
    // A style without such properties needs no place.
    guard properties.isNeeded else { return AnyView(make(style, configuration)) }
    return AnyView(
      StyledBody(properties: properties, configuration: configuration, make: make))
  }
}

/// The dynamic properties of a style, which is no such property itself.
private struct StyleProperties<Style>: DynamicProperty, CustomReflectable {
  let style: Style

  /// What the graph looks through for properties to connect.
  var customMirror: Mirror { Mirror(reflecting: style) }

  var isNeeded: Bool {
    var mirror = Mirror(reflecting: style) as Mirror?
    while let current = mirror {
      if current.children.contains(where: { $0.value is any DynamicProperty }) { return true }
      mirror = current.superclassMirror
    }
    return false
  }
}
