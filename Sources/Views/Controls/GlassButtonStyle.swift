import Motion
import ViewEngine

/// A label on glass. Glass bends what is behind it on the device; here it is a thin material in a
/// capsule with a bright rim: an approximation, not measured.
public struct GlassButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonBody(configuration: configuration, field: Material.ultraThin)
      .foregroundStyle(Color.primary)
      .overlay { Capsule().strokeBorder(.white.opacity(0.5), lineWidth: 1) }
      .shadow(color: .black.opacity(0.1), radius: 8, y: 2)
      .buttonBorderShape(.capsule)
  }
}

/// A white label on glass of the tint: an approximation, not measured.
public struct GlassProminentButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration)
      .overlay { Capsule().strokeBorder(.white.opacity(0.3), lineWidth: 1) }
      .shadow(color: .black.opacity(0.1), radius: 8, y: 2)
      .buttonBorderShape(.capsule)
  }
}

extension ButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension ButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
