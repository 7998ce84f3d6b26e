import Foundation
import Geometry
import Motion
import ViewEngine

/// Colours at the points of a grid that may be moved, and smooth ways between them.
///
/// Points are in fractions of what is filled, row by row from the top leading corner. Points and
/// colours animate.
/// - Note: Approximated: slopes between the points are Catmull and Rom's; Apple's are not known.
public struct MeshGradient: Equatable, Sendable {
  /// A point with the ends of the curves that leave it.
  public struct BezierPoint: Hashable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  public enum Locations: Hashable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  public enum Colors: Hashable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  public var width: Int
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  public var background: Color
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace

  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }
}

extension MeshGradient: ShapeStyle, PrimitiveStyle {
  public typealias Resolved = Never

  /// Points or colours that do not make a grid of the size show the background, as on the device.
  func resolveStyle(in context: StyleContext) -> ResolvedStyle {
    let colors = resolvedColors(in: context)
    let places = places
    let background = background.resolve(in: context)
    guard width >= 2, height >= 2, places.count == width * height, colors.count == places.count,
      places.count <= Self.mostPoints
    else { return ResolvedStyle(background) }
    let vertices = zip(places, colors).map { ResolvedMesh.Vertex(color: $1, numbers: $0) }
    let mesh = ResolvedMesh(
      width: width, height: height, vertices: vertices, background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
    return ResolvedStyle(mesh).atLevel(context.level)
  }

  /// More would be too many to draw.
  private static let mostPoints = 2500

  private func resolvedColors(in context: StyleContext) -> [Color.Resolved] {
    switch colors {
    case .colors(let colors): colors.map { $0.resolve(in: context) }
    case .resolvedColors(let colors): colors
    }
  }

  private var places: [[Double]] {
    func numbers(_ point: SIMD2<Float>) -> [Double] { [Double(point.x), Double(point.y)] }
    switch locations {
    case .points(let points): return points.map(numbers)
    case .bezierPoints(let points):
      return points.map { point in
        [
          point.leadingControlPoint, point.topControlPoint, point.trailingControlPoint,
          point.bottomControlPoint,
        ].reduce(numbers(point.position)) { $0 + numbers($1 - point.position) }
      }
    }
  }
}
