import Foundation

/// The surface through a mesh's points, and through their colours.
struct MeshSurface {
  private let mesh: ResolvedMesh
  private let colors: [SIMD4<Float>]

  init(_ mesh: ResolvedMesh) {
    self.mesh = mesh
    colors = mesh.vertices.map { vertex in
      let color = vertex.color
      guard mesh.colorSpace.kind == .perceptual else {
        return SIMD4(color.red, color.green, color.blue, color.opacity)
      }
      let lab = Oklab(color)
      return SIMD4(lab.lightness, lab.a, lab.b, color.opacity)
    }
  }

  /// - Parameter place: Columns and rows from the first point: (0, 0) to (width − 1, height − 1).
  func point(at place: SIMD2<Double>) -> SIMD2<Double> {
    blend(at: place, isSmooth: true, value: { mesh.vertices[$0].place }) { index, axis, isForward in
      // A Bézier's control point is a third of the slope away.
      let control = axis == 0 ? (isForward ? 2 : 0) : (isForward ? 3 : 1)
      return mesh.vertices[index].control(control).map { $0 * (isForward ? 3 : -3) }
    }
  }

  func color(at place: SIMD2<Double>) -> Color.Resolved {
    let mixed = blend(at: place, isSmooth: mesh.smoothsColors, value: { widened(colors[$0]) }) {
      _, _, _ in nil
    }
    let value = SIMD4<Float>(mixed)
    let opacity = min(1, max(0, value.w))
    guard mesh.colorSpace.kind == .perceptual else {
      return Color.Resolved(red: value.x, green: value.y, blue: value.z, opacity: opacity)
    }
    var lab = Oklab(.clear)
    (lab.lightness, lab.a, lab.b) = (value.x, value.y, value.z)
    return lab.resolved(opacity: opacity)
  }

  private func widened(_ value: SIMD4<Float>) -> SIMD4<Double> { SIMD4<Double>(value) }

  /// - Parameter slope: At a point along an axis, 0 across and 1 down, where it is given; the one
  ///   before the point and the one behind it may differ.
  private func blend<V: SIMD>(
    at place: SIMD2<Double>, isSmooth: Bool, value: (Int) -> V,
    slope: (_ index: Int, _ axis: Int, _ isForward: Bool) -> V?
  ) -> V where V.Scalar == Double {
    let column = max(0, min(mesh.width - 2, Int(place.x)))
    let row = max(0, min(mesh.height - 2, Int(place.y)))
    let across = place.x - Double(column)
    let down = place.y - Double(row)
    func vertex(_ column: Int, _ row: Int) -> Int { row * mesh.width + column }

    func slopeAcross(_ c: Int, _ r: Int, _ isForward: Bool) -> V {
      if let given = slope(vertex(c, r), 0, isForward) { return given }
      let (before, after) = (max(0, c - 1), min(mesh.width - 1, c + 1))
      return (value(vertex(after, r)) - value(vertex(before, r))) / Double(max(1, after - before))
    }
    func slopeDown(_ c: Int, _ r: Int, _ isForward: Bool) -> V {
      if let given = slope(vertex(c, r), 1, isForward) { return given }
      let (before, after) = (max(0, r - 1), min(mesh.height - 1, r + 1))
      return (value(vertex(c, after)) - value(vertex(c, before))) / Double(max(1, after - before))
    }
    /// Along a row between two columns: of values, or of their slopes down.
    func alongRow(_ r: Int, _ value: (Int) -> V, _ from: V, _ to: V) -> V {
      Self.cubic(value(column), value(column + 1), from, to, across, isSmooth)
    }
    let upper = alongRow(
      row, { value(vertex($0, row)) }, slopeAcross(column, row, true),
      slopeAcross(column + 1, row, false))
    let lower = alongRow(
      row + 1, { value(vertex($0, row + 1)) }, slopeAcross(column, row + 1, true),
      slopeAcross(column + 1, row + 1, false))
    let zero = V(repeating: 0)
    // Slopes have no slopes of their own here.
    let upperSlope = alongRow(row, { slopeDown($0, row, true) }, zero, zero)
    let lowerSlope = alongRow(row + 1, { slopeDown($0, row + 1, false) }, zero, zero)
    return Self.cubic(upper, lower, upperSlope, lowerSlope, down, isSmooth)
  }

  private static func cubic<V: SIMD>(
    _ from: V, _ to: V, _ slopeFrom: V, _ slopeTo: V, _ t: Double, _ isSmooth: Bool
  ) -> V where V.Scalar == Double {
    guard isSmooth else { return from + (to - from) * t }
    let (square, cube) = (t * t, t * t * t)
    let start = from * (2 * cube - 3 * square + 1) + slopeFrom * (cube - 2 * square + t)
    return start + to * (3 * square - 2 * cube) + slopeTo * (cube - square)
  }
}
