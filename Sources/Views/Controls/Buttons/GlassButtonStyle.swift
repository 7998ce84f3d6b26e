import Motion
import ViewEngine

/// A label on glass. Glass bends what is behind it on the device; here it is a thin material
/// with a bright rim: an approximation, not measured.
public struct GlassButtonStyle: ButtonStyle {
  private let glass: Glass

  public init() {
    self.init(.regular)
  }

  /// - Parameter glass: Its colour is that of the field, and `clear` lets more of what is behind through.
  public init(_ glass: Glass) {
    self.glass = glass
  }

  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    if glass.kind == .identity {
      BorderedButtonBody(configuration: configuration, field: Color.clear)
    } else {
      BorderedButtonBody(configuration: configuration, field: field)
        .foregroundStyle(glass.color == nil ? Color.primary : .white)
        .modifier(GlassRim(opacity: 0.5))
    }
  }

  private var field: AnyShapeStyle {
    if let color = glass.color {
      AnyShapeStyle(color.opacity(0.75))
    } else if glass.kind == .clear {
      AnyShapeStyle(Color.white.opacity(0.18))
    } else {
      AnyShapeStyle(Material.ultraThin)
    }
  }
}

/// A white label on glass of the tint: an approximation, not measured.
public struct GlassProminentButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration)
      .modifier(GlassRim(opacity: 0.3))
  }
}

/// The bright line around glass, in the shape of the place: a capsule unless another is said.
private struct GlassRim: ViewModifier {
  let opacity: Double
  @Environment(\.buttonBorderShape) private var wanted
  @Environment(\.controlSize) private var size

  func body(content: Content) -> some View {
    let shape = wanted == .automatic ? .capsule : wanted
    content
      .overlay { rim(of: shape) }
      .shadow(color: .black.opacity(0.1), radius: 8, y: 2)
      .buttonBorderShape(shape)
  }

  @ViewBuilder private func rim(of shape: ButtonBorderShape) -> some View {
    let color = Color.white.opacity(opacity)
    switch shape.kind {
    case .circle: Circle().strokeBorder(color, lineWidth: 1)
    case .automatic, .capsule: Capsule().strokeBorder(color, lineWidth: 1)
    case .roundedRectangle(let radius):
      RoundedRectangle(
        cornerRadius: radius ?? ButtonConstants.cornerRadius(for: size), style: .continuous
      )
      .strokeBorder(color, lineWidth: 1)
    }
  }
}

extension ButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension ButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
