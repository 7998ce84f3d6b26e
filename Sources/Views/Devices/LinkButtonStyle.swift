import Motion
import ViewEngine

/// A Mac's button that looks like a link in a text.
public struct LinkButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(Color(.link))
      .fadedAsOne(configuration.isPressed ? 0.6 : 1)
  }
}

extension ButtonStyle where Self == LinkButtonStyle {
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
