/// Colours along a line, before it is said how the line runs.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// 0…1 along the gradient.
    public var location: Double

    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// Where colours are mixed.
  public struct ColorSpace: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case device, perceptual }

    let kind: Kind

    /// Gamma-encoded sRGB.
    public static let device = ColorSpace(kind: .device)
    /// Oklab.
    public static let perceptual = ColorSpace(kind: .perceptual)
  }

  public var stops: [Stop]

  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Spreads the colours evenly.
  public init(colors: [Color]) {
    let last = Double(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }
}

/// A gradient of any making: a `Gradient`, or a colour's standard one.
public struct AnyGradient: Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case gradient(Gradient)
    case color(Color)
  }

  private let source: Source
  private var space = Gradient.ColorSpace.device

  public init(_ gradient: Gradient) {
    source = .gradient(gradient)
  }

  init(_ color: Color) {
    source = .color(color)
  }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var result = self
    result.space = space
    return result
  }

  func resolved(_ course: ResolvedGradient.Course, in context: StyleContext) -> ResolvedStyle {
    let stops: [ResolvedGradient.Stop]
    switch source {
    case .gradient(let gradient):
      stops = gradient.stops.map {
        ResolvedGradient.Stop(color: $0.color.resolve(in: context), location: $0.location)
      }
    case .color(let color):
      // How much lighter is not documented; a fifth towards white looks right beside screenshots.
      let base = color.resolve(in: context)
      let white = Color.Resolved(red: 1, green: 1, blue: 1, opacity: base.opacity)
      stops = [
        ResolvedGradient.Stop(
          color: base.mixed(with: white, by: 0.2, in: .perceptual), location: 0),
        ResolvedGradient.Stop(color: base, location: 1),
      ]
    }
    return ResolvedStyle(ResolvedGradient(stops: stops, colorSpace: space, course: course))
      .atLevel(context.level)
  }
}

/// As styles, both run from top to bottom.
extension Gradient: ShapeStyle, PrimitiveStyle {
  public typealias Resolved = Never

  func resolveStyle(in context: StyleContext) -> ResolvedStyle {
    AnyGradient(self).resolveStyle(in: context)
  }
}

extension AnyGradient: ShapeStyle, PrimitiveStyle {
  public typealias Resolved = Never

  func resolveStyle(in context: StyleContext) -> ResolvedStyle {
    resolved(.linear(start: .top, end: .bottom), in: context)
  }
}
