import Foundation
import Motion
import ViewEngine

/// What a chart in space draws: surfaces and points.
@MainActor @preconcurrency
public protocol Chart3DContent {
  var _pieces: [_Chart3DPiece] { get }
}

/// A surface or a point, with its look.
public struct _Chart3DPiece {
  enum Kind {
    case surface((Double, Double) -> Double)
    case point(x: PlotDatum, y: PlotDatum, z: PlotDatum)
  }

  let kind: Kind
  var style: AnyShapeStyle?
  var surfaceStyle: Chart3DSurfaceStyle?
  /// What its colour is told apart by.
  var group: PlotDatum?
  /// Square points of a point's symbol.
  var area = 64.0
}

/// A function of two numbers, as a surface above the floor.
///
///     Chart3D {
///       SurfacePlot(x: "x", y: "y", z: "z") { x, z in sin(2 * x) * cos(2 * z) }
///     }
public struct SurfacePlot: Chart3DContent {
  private let function: (Double, Double) -> Double

  public init<L: _PlottableLabel>(
    x: L, y: L, z: L, function: @escaping (_ x: Double, _ z: Double) -> Double
  ) {
    self.function = function
  }

  public var _pieces: [_Chart3DPiece] { [_Chart3DPiece(kind: .surface(function))] }
}

extension PointMark: Chart3DContent {
  public init<X: Plottable, Y: Plottable, Z: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
  ) {
    self.init(x: x, y: y)
    place = (x.point.datum, y.point.datum, z.point.datum)
  }

  public var _pieces: [_Chart3DPiece] {
    place.map { [_Chart3DPiece(kind: .point(x: $0.x, y: $0.y, z: $0.z))] } ?? []
  }
}

/// How a surface is coloured.
public struct Chart3DSurfaceStyle: Sendable {
  let gradient: Gradient
  let range: ClosedRange<Double>?
  /// By which way it faces, and not by how high it is.
  var isByNormal = false

  /// Apple's gradients are by eye.
  private static let usual = Gradient(colors: [.blue, .teal, .green, .yellow, .orange, .red])

  public static var heightBased: Chart3DSurfaceStyle { heightBased(usual) }
  public static var normalBased: Chart3DSurfaceStyle {
    Chart3DSurfaceStyle(gradient: usual, range: nil, isByNormal: true)
  }

  /// - Parameter yRange: The heights that the gradient begins and ends at; nil is those of the axis.
  public static func heightBased(yRange: ClosedRange<Double>? = nil) -> Chart3DSurfaceStyle {
    heightBased(usual, yRange: yRange)
  }

  public static func heightBased(
    _ gradient: Gradient, yRange: ClosedRange<Double>? = nil
  ) -> Chart3DSurfaceStyle {
    Chart3DSurfaceStyle(gradient: gradient, range: yRange)
  }
}
