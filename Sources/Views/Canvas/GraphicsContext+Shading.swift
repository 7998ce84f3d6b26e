import Drawing
import Foundation
import Geometry
import Motion

extension GraphicsContext {
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Goes on beyond its ends, from the beginning each time.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Goes on beyond its ends, back and forth.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Mixes linear colours; kept for source compatibility.
    public static let linearColor = GradientOptions(rawValue: 4)

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  /// What a path or a text is painted with; points are in user space.
  public struct Shading {
    enum Kind {
      /// Fitted to the rectangle of what is painted.
      case style(AnyShapeStyle)
      /// Given in user space.
      case gradient(AnyGradient, ResolvedGradient.Course, GradientOptions = GradientOptions())
      case tiles(TiledImage)
      case backdrop
    }

    let kind: Kind

    public static var foreground: Shading { style(ForegroundStyle()) }

    /// What has been drawn there already, which a filter or a blend mode changes. Text takes none of it.
    public static var backdrop: Shading { Shading(kind: .backdrop) }

    public static func color(_ color: Color) -> Shading { style(color) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, white: white, opacity: opacity))
    }

    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .style(AnyShapeStyle(style)))
    }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(
          AnyGradient(gradient), .linear(start: startPoint.asUnit, end: endPoint.asUnit), options))
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(
          AnyGradient(gradient),
          .radial(center: center.asUnit, startRadius: startRadius, endRadius: endRadius), options))
    }

    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(
          AnyGradient(gradient),
          .angular(center: center.asUnit, start: angle, end: angle + .degrees(360))))
    }

    /// - Parameter rect: Of what is painted, in user space.
    func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
      let context = StyleContext(environment)
      defer { context.warnings.tellGraph() }
      switch kind {
      case .style(let style): return style.resolved(in: context).paint(in: rect)
      case .gradient(let gradient, let course, let options):
        let paint = gradient.resolved(course, in: context)
          .paint(in: CGRect(x: 0, y: 0, width: 1, height: 1))
        guard !options.isDisjoint(with: [.repeat, .mirror]) else { return paint }
        return paint.repeated(over: rect, mirrors: options.contains(.mirror))
      // Paths are covered with the picture; text and symbols have the label's colour.
      case .tiles: return Shading.foreground.paint(in: rect, environment: environment)
      case .backdrop: return .color(.clear)
      }
    }
  }
}

extension CGPoint {
  /// The point as a fraction of a square of one point.
  fileprivate var asUnit: UnitPoint { UnitPoint(x: x, y: y) }
}

extension Paint {
  func applying(_ t: CGAffineTransform) -> Paint {
    if t.isIdentity { return self }
    let scale = abs(t.determinant).squareRoot()
    switch self {
    case .color: return self
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(stops, start: start.applying(t), end: end.applying(t))
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return .radialGradient(
        stops, center: center.applying(t), startRadius: startRadius * scale,
        endRadius: endRadius * scale)
    case .ellipticalGradient(let stops, let bounds, let center, let startRadius, let endRadius):
      return .ellipticalGradient(
        stops, bounds: bounds.applying(t), center: center.applying(t), startRadius: startRadius,
        endRadius: endRadius)
    case .angularGradient(let stops, let center, let start, let end):
      let turn = atan2(t.b, t.a)
      return .angularGradient(
        stops, center: center.applying(t), start: start + turn, end: end + turn)
    case .mesh(var mesh):
      mesh.points = mesh.points.map { $0.applying(t) }
      return .mesh(mesh)
    }
  }
}
