import Drawing
import Foundation
import Geometry
import Motion
import ViewEngine

extension GraphicsContext {
  /// Something that is done to the flattened picture of what is drawn.
  public struct Filter {
    enum Kind {
      case blur(CGFloat, isOpaque: Bool)
      case shadow(Color, radius: CGFloat, offset: CGSize, isAlone: Bool)
      case color(ColorFilter)
      case colorMultiply(Color)
      case alphaThreshold(min: Double, max: Double, Color)
      case projection(ProjectionTransform)
      case matrix(Drawing.ColorMatrix)
      case shader(ShaderUse)
    }

    let kind: Kind

    /// What of it cannot be drawn; nil where all of it can.
    var warning: String? {
      if case .shader(let use) = kind { use.warning } else { nil }
    }

    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(radius, isOpaque: options.contains(.opaque)))
    }

    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        kind: .shadow(
          color, radius: radius, offset: CGSize(width: x, height: y),
          isAlone: options.contains(.shadowOnly)))
    }

    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(kind: .colorMultiply(color))
    }

    public static func hueRotation(_ angle: Angle) -> Filter { color(.hueRotation, angle.radians) }
    public static func saturation(_ amount: Double) -> Filter { color(.saturation, amount) }
    public static func brightness(_ amount: Double) -> Filter { color(.brightness, amount) }
    public static func contrast(_ amount: Double) -> Filter { color(.contrast, amount) }
    public static func grayscale(_ amount: Double) -> Filter { color(.grayscale, amount) }
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      // Halfway between the colours and their opposites all is grey.
      color(.contrast, 1 - 2 * amount)
    }
    public static var luminanceToAlpha: Filter { color(.luminanceToAlpha, 1) }

    /// Paints what is at least so opaque, and at most, in one colour; nothing else is left.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black)
      -> Filter
    {
      Filter(kind: .alphaThreshold(min: min, max: max, color))
    }

    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    private static func color(_ kind: ColorFilter.Kind, _ amount: Double) -> Filter {
      Filter(kind: .color(onMainActor { ColorFilter(kind: kind, amount: amount) }))
    }
  }

  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// What is outside repeats the edge.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Kept for source compatibility.
    public static let dithersResult = BlurOptions(rawValue: 2)

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Draws the shadow over what casts it.
    ///
    /// - Note: Approximated: it is drawn below.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Leaves out what casts the shadow.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// A shadow of what is transparent, as within an edge.
    ///
    /// - Note: Approximated: it is that of what is opaque.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Kept for source compatibility.
    public static let disablesGroup = ShadowOptions(rawValue: 8)

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }
}

extension GraphicsContext.Filter {
  /// Both as one, of two that blur: a picture is blurred twice as far as the root of both squares says. A loop that
  /// adds a filter for each thing that it draws would nest a hundred otherwise, and run out of memory.
  func joined(with next: GraphicsContext.Filter) -> GraphicsContext.Filter? {
    guard case .blur(let radius, isOpaque: false) = kind, radius > 0,
      case .blur(let other, isOpaque: false) = next.kind, other > 0
    else { return nil }
    return GraphicsContext.Filter(kind: .blur(hypot(radius, other), isOpaque: false))
  }

  /// - Parameter scale: How much longer lengths are drawn than they are given.
  func applied(to items: [DisplayItem], scale: CGFloat, environment: EnvironmentValues)
    -> [DisplayItem]
  {
    func group(_ effect: Effect) -> [DisplayItem] { [.group(effect, items)] }
    switch kind {
    case .blur(let radius, let isOpaque):
      return radius > 0 ? group(.blur(radius: radius * scale, opaque: isOpaque)) : items
    case .shadow(let color, let radius, let offset, let isAlone):
      let shadow = Effect.shadow(
        color: color.resolve(in: environment).rgba, radius: max(0, radius) * scale,
        offset: CGSize(width: offset.width * scale, height: offset.height * scale))
      if !isAlone { return group(shadow) }
      return [.group(.flatten, group(shadow) + [.group(.blend(.destinationOut), items)])]
    case .color(let filter):
      return group(.colorMatrix(onMainActor { filter.matrix }))
    case .colorMultiply(let color):
      let c = color.resolve(in: environment).rgba
      return group(
        .colorMatrix(
          Drawing.ColorMatrix([
            c.red, 0, 0, 0, 0, 0, c.green, 0, 0, 0, 0, 0, c.blue, 0, 0, 0, 0, 0, c.alpha, 0,
          ])))
    case .alphaThreshold(let low, let high, let color):
      let c = color.resolve(in: environment).rgba
      let above = [DisplayItem.group(.colorMatrix(.threshold(low, sign: 1, color: c)), items)]
      if high >= 1 { return above }
      let below = DisplayItem.group(.colorMatrix(.threshold(high, sign: -1, color: .black)), items)
      return [.group(.mask([below]), above)]
    case .projection(let matrix):
      return group(.transform(matrix))
    case .matrix(let matrix): return group(.colorMatrix(matrix))
    // What it lacks is told by the context that draws it.
    case .shader: return items
    }
  }
}

extension Drawing.ColorMatrix {
  /// How steep the edge of a threshold is: over about 1/24 of alpha, so that it stays smooth.
  private static let steepness = 24.0

  /// One colour where alpha is above the limit, or with a negative sign below it.
  static func threshold(_ limit: Double, sign: Double, color: RGBA) -> Drawing.ColorMatrix {
    let slope = sign * steepness * color.alpha
    return Drawing.ColorMatrix([
      0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue,
      0, 0, 0, slope, color.alpha * 0.5 - slope * limit,
    ])
  }
}

extension GraphicsContext.Filter {
  public static func colorMatrix(_ matrix: ColorMatrix) -> GraphicsContext.Filter {
    GraphicsContext.Filter(kind: .matrix(matrix.drawn))
  }
}
