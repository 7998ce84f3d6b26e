import Motion
import ViewEngine

/// What a style makes of a control, in a place of its own, to which the style's `@Environment` and `@State` belong.
///
/// They are connected where the control stands, as a view's are: what `@Environment(\.isEnabled)` in a `ButtonStyle` rests
/// on.
struct StyledBody<Style, Configuration, Made: View>: View {
  private let properties: PropertiesWithin<Style>
  private let configuration: Configuration
  private let make: @MainActor (Style, Configuration) -> Made

  var body: some View { make(properties.owner, configuration) }
}

extension StyledBody {
  /// - Parameter make: A style's `makeBody`.
  static func view(
    of style: Style, with configuration: Configuration,
    making make: @escaping @MainActor (Style, Configuration) -> Made
  ) -> AnyView {
    let properties = PropertiesWithin(style)
    // A style without such properties needs no place.
    guard properties.isNeeded else { return AnyView(make(style, configuration)) }
    return AnyView(
      StyledBody(properties: properties, configuration: configuration, make: make))
  }
}
