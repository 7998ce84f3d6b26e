import Motion

/// A modifier that is made anew for the environment in which it stands.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
  associatedtype ResolvedModifier: ViewModifier

  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public func body(content: Content) -> some View {
    EnvironmentalBody(modifier: self, content: content)
  }
}

private struct EnvironmentalBody<Modifier: EnvironmentalModifier, Content: View>: View {
  let modifier: Modifier
  let content: Content
  @Environment(\.self) private var environment

  var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
