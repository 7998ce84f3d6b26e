import Drawing
import Foundation
import Geometry

/// A mesh gradient without anything that depends on its place.
///
/// Between the points run curves, and colours too change smoothly: each field is the surface of
/// Hermite's cubics through its corners. Where no control points are given, the slope at a point is
/// that of Catmull and Rom, from the points on either side. The slopes that SwiftUI takes are not
/// documented and not measured.
struct ResolvedMesh: Equatable, Sendable {
  struct Vertex: Equatable, Sendable {
    var color: Color.Resolved
    /// x and y in fractions of the rectangle; where the author gave control points also the slope
    /// towards leading, top, trailing and bottom, as differences from the point.
    var numbers: [Double]

    var place: SIMD2<Double> { SIMD2(numbers[0], numbers[1]) }

    func control(_ index: Int) -> SIMD2<Double>? {
      numbers.count > 2 ? SIMD2(numbers[2 + 2 * index], numbers[3 + 2 * index]) : nil
    }
  }

  var width: Int
  var height: Int
  var vertices: [Vertex]
  var background: Color.Resolved
  var smoothsColors: Bool
  var colorSpace: Gradient.ColorSpace

  func animates(to other: ResolvedMesh) -> Bool {
    width == other.width && height == other.height && smoothsColors == other.smoothsColors
      && colorSpace == other.colorSpace
      && vertices.map(\.numbers.count) == other.vertices.map(\.numbers.count)
  }

  var isClear: Bool {
    background.opacity <= 0 && vertices.allSatisfy { $0.color.opacity <= 0 }
  }

  func faded(by opacity: Double) -> ResolvedMesh {
    var result = self
    for index in result.vertices.indices {
      result.vertices[index].color = vertices[index].color.faded(by: opacity)
    }
    result.background = background.faded(by: opacity)
    return result
  }

  /// Straight pieces that a curve between two points is drawn in; fewer in a large mesh.
  private var pieces: Int { max(2, min(12, 64 / max(width, height))) }

  func paint(in rect: CGRect) -> Paint {
    let surface = MeshSurface(self)
    let (columns, rows) = ((width - 1) * pieces + 1, (height - 1) * pieces + 1)
    var points: [CGPoint] = []
    var colors: [RGBA] = []
    for row in 0..<max(rows, 1) {
      for column in 0..<max(columns, 1) {
        let place = SIMD2(Double(column) / Double(pieces), Double(row) / Double(pieces))
        let point = surface.point(at: place)
        points.append(
          CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height))
        colors.append(surface.color(at: place).rgba)
      }
    }
    let mesh = ColorMesh(
      columns: columns, rows: rows, points: points, colors: colors, background: background.rgba)
    return mesh.map(Paint.mesh) ?? .color(background.rgba)
  }
}
