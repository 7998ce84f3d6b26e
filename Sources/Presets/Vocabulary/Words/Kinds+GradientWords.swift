import Geometry
import Views

extension Kinds {
  /// Gradients, and the styles that are not colours.
  @MainActor static let gradientWords: [Word] = [
    type("Gradient", gradient, colors("colors")) { Gradient(colors: $0) },
    type("Gradient", gradient, stops("stops")) { Gradient(stops: $0) },
    member("init", stop, color("color"), number("location")) {
      Gradient.Stop(color: $0, location: $1)
    },

    type(
      "LinearGradient", paint, colors("colors"), unitPoint("startPoint"), unitPoint("endPoint")
    ) { LinearGradient(colors: $0, startPoint: $1, endPoint: $2) },
    type(
      "LinearGradient", paint, stops("stops"), unitPoint("startPoint"), unitPoint("endPoint")
    ) { LinearGradient(stops: $0, startPoint: $1, endPoint: $2) },
    type(
      "LinearGradient", paint, gradient("gradient"), unitPoint("startPoint"), unitPoint("endPoint")
    ) { LinearGradient(gradient: $0, startPoint: $1, endPoint: $2) },
    type(
      "RadialGradient", paint, colors("colors"), unitPoint("center"), length("startRadius"),
      length("endRadius")
    ) { RadialGradient(colors: $0, center: $1, startRadius: $2, endRadius: $3) },
    type(
      "AngularGradient", paint, colors("colors"), unitPoint("center"), angle("angle", or: .zero)
    ) { AngularGradient(colors: $0, center: $1, angle: $2) },

    member(
      "linearGradient", style, colors("colors"), unitPoint("startPoint"), unitPoint("endPoint")
    ) { AnyShapeStyle(.linearGradient(colors: $0, startPoint: $1, endPoint: $2)) },
    member(
      "radialGradient", style, colors("colors"), unitPoint("center"), length("startRadius"),
      length("endRadius")
    ) { AnyShapeStyle(.radialGradient(colors: $0, center: $1, startRadius: $2, endRadius: $3)) },
    member(
      "angularGradient", style, colors("colors"), unitPoint("center"), angle("startAngle"),
      angle("endAngle")
    ) { AnyShapeStyle(.angularGradient(colors: $0, center: $1, startAngle: $2, endAngle: $3)) },
    member(
      "conicGradient", style, colors("colors"), unitPoint("center"), angle("angle", or: .zero)
    ) { AnyShapeStyle(.conicGradient(colors: $0, center: $1, angle: $2)) },

    member("tertiary", style, AnyShapeStyle(.tertiary)),
    member("quaternary", style, AnyShapeStyle(.quaternary)),
    member("tint", style, AnyShapeStyle(.tint)),
    member("background", style, AnyShapeStyle(.background)),
    member("foreground", style, AnyShapeStyle(.foreground)),
    member("ultraThinMaterial", style, AnyShapeStyle(.ultraThinMaterial)),
    member("thinMaterial", style, AnyShapeStyle(.thinMaterial)),
    member("regularMaterial", style, AnyShapeStyle(.regularMaterial)),
    member("thickMaterial", style, AnyShapeStyle(.thickMaterial)),
  ]
}
