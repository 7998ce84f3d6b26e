import Foundation
import Geometry

/// Pushes: those of a force go on for a step, those of an impulse are at once.
extension SKPhysicsBody {
  public func applyForce(_ force: CGVector) {
    self.force += SIMD2(Double(force.dx), Double(force.dy))
    isResting = false
  }

  /// - Parameter point: In the scene.
  public func applyForce(_ force: CGVector, at point: CGPoint) {
    applyForce(force)
    torque += lever(at: point).cross(SIMD2(Double(force.dx), Double(force.dy)))
  }

  public func applyTorque(_ torque: CGFloat) {
    self.torque += Double(torque) * Self.metre * Self.metre
    isResting = false
  }

  public func applyImpulse(_ impulse: CGVector) {
    guard isDynamic, mass > 0 else { return }
    velocity.dx += impulse.dx / mass
    velocity.dy += impulse.dy / mass
  }

  /// - Parameter point: In the scene.
  public func applyImpulse(_ impulse: CGVector, at point: CGPoint) {
    applyImpulse(impulse)
    let turn = lever(at: point).cross(SIMD2(Double(impulse.dx), Double(impulse.dy)))
    turnAtOnce(by: turn)
  }

  public func applyAngularImpulse(_ impulse: CGFloat) {
    turnAtOnce(by: Double(impulse) * Self.metre * Self.metre)
  }

  private func turnAtOnce(by impulse: Double) {
    let inertia = MassOfBody(self, scale: SIMD2(1, 1)).inertia
    guard isDynamic, allowsRotation, inertia > 0 else { return }
    angularVelocity += CGFloat(impulse / inertia)
  }

  private func lever(at point: CGPoint) -> SIMD2<Double> {
    guard let node else { return .zero }
    return point.vector - CGPoint.zero.applying(node.matrixToRoot).vector
  }
}
