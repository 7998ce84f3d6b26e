import Foundation

/// The spring behind `.default`, `.spring` and their kin: stepped, so that it can take over
/// whatever runs, with its speed.
///
/// - Matches: SwiftUI by reverse engineering (velocity Verlet at 300 Hz); the settling rule also by
///   a recording (a removal by 200 pt lives for 79 frames).
struct FluidSpringAnimation: DescribedAnimation {
  let response: Double
  let dampingFraction: Double
  /// Seconds over which the response goes over from a taken over spring's.
  let blendDuration: TimeInterval

  var fixedDuration: TimeInterval? { nil }

  private static let stiffestSpring = 45_000.0
  /// Units per second, and per second squared.
  private static let calmSpeed = 0.06
  /// Of the way to go.
  private static let calmDistance = 0.01

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if !(response > 0) && UncertainValues.springWithoutResponseJumps { return nil }
    var state = context.state.fluidSpring ?? FluidSpringState(at: 0)
    let response = blendedResponse(state, at: time)
    let natural = 2 * .pi / response
    let stiffness = min(natural * natural, Self.stiffestSpring)
    state.advance(
      to: time, target: value, stiffness: stiffness,
      damping: 2 * stiffness.squareRoot() * dampingFraction)
    context.state.fluidSpring = state
    if time - state.mergeTime >= response { context.isLogicallyComplete = true }
    let offset = state.offset
    return isSettled(state, offset: offset, target: value) ? nil : offset
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    context.state.fluidSpring?.velocity
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    var running = context
    let offset = previous.animate(value: value, time: time, context: &running) ?? value
    let old = running.state.fluidSpring
    let speed = previous.velocity(value: value, time: time, context: running) ?? old?.velocity
    let state = FluidSpringState(
      at: time, offset: offset, velocity: speed ?? .zero, following: old)
    context.state = AnimationState()
    context.state.fluidSpring = state
    context.isLogicallyComplete = false
    return true
  }

  private func blendedResponse<V: VectorArithmetic>(
    _ state: borrowing FluidSpringState<V>, at time: TimeInterval
  ) -> Double {
    guard let old = state.oldResponse, blendDuration > 0 else { return response }
    let p = max(0, min(1, (time - state.mergeTime) / blendDuration))
    return response + (old - response) * (1 - p * p * (3 - 2 * p))
  }

  private func isSettled<V: VectorArithmetic>(
    _ state: borrowing FluidSpringState<V>, offset: V, target: V
  ) -> Bool {
    let calm = Self.calmSpeed * Self.calmSpeed
    guard state.velocity.magnitudeSquared <= calm, state.force.magnitudeSquared <= calm else {
      return false
    }
    // After a merge the way is what was left of it then: a spring that is sent back to where it
    // began has a change of nothing, and could never come within a part of that.
    let way = (target - state.mergeOffset).magnitudeSquared
    // The floor lets a spring end that was sent to where it just is.
    let nearby = max(way * Self.calmDistance * Self.calmDistance, 1e-8)
    return (target - offset).magnitudeSquared <= nearby
  }
}
