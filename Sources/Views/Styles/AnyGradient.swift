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

extension AnyGradient: ShapeStyle, PrimitiveStyle {
  public typealias Resolved = Never

  func resolveStyle(in context: StyleContext) -> ResolvedStyle {
    resolved(.linear(start: .top, end: .bottom), in: context)
  }
}
