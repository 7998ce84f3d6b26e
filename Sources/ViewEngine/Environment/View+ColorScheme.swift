import Motion

extension View {
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    modifier(ColorSchemeModifier(colorScheme: colorScheme))
  }

  /// Sets the appearance of the whole screen, or of the sheet that the view is in; nil leaves it to
  /// the views inside, and to the screen.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(colorScheme: colorScheme))
  }
}

struct PreferredColorSchemeModifier: ViewModifier, PrimitiveModifier, PreferenceGiving {
  typealias Body = Never
  typealias K = PreferredColorSchemeKey

  let colorScheme: ColorScheme?

  func change(_ value: inout ColorScheme?, around items: [Item]) {
    if let colorScheme { value = colorScheme }
  }

  func makeNode(content: any View, parent: Node, environment: EnvironmentValues) -> Node {
    parent.graph.preferences.mayPreferColorScheme = true
    return PassthroughNode(
      modifier: self, content: content, parent: parent, environment: environment)
  }
}

struct ColorSchemeModifier: EnvironmentModifier {
  let colorScheme: ColorScheme?

  func apply(to environment: inout EnvironmentValues) {
    if let colorScheme { environment.colorScheme = colorScheme }
  }
}
