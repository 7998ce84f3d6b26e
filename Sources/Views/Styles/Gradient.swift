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

/// As styles, both run from top to bottom.
extension Gradient: ShapeStyle, PrimitiveStyle {
  public typealias Resolved = Never

  func resolveStyle(in context: StyleContext) -> ResolvedStyle {
    AnyGradient(self).resolveStyle(in: context)
  }
}
