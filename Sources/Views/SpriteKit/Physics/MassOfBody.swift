import Foundation

/// What a body weighs, and how hard it is to turn.
struct MassOfBody {
  /// In kilograms.
  let mass: Double
  /// In the coordinates of the body's node, scaled.
  let middle: SIMD2<Double>
  /// Around the middle, in kilograms times square points.
  let inertia: Double

  /// - Parameter scale: Of the body's node in its scene.
  @MainActor
  init(_ body: SKPhysicsBody, scale: SIMD2<Double>) {
    let shapes = body.shapes.map { $0.scaled(by: scale) }
    let area = shapes.reduce(0) { $0 + abs($1.area) }
    let weight = Double(body.density) / (SKPhysicsBody.metre * SKPhysicsBody.metre)
    mass = area * weight
    middle =
      area > 0
      ? shapes.reduce(SIMD2<Double>.zero) { $0 + abs($1.area) * $1.middle } / area : .zero
    let around = shapes.reduce(0) { $0 + abs($1.inertia) } - area * middle.dot(middle)
    inertia = max(0, around * weight)
  }
}
