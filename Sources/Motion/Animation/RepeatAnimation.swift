import Foundation

/// Plays its animation in legs, every other one mirrored in value where it reverses.
///
/// A mirrored leg is `change − value(t)`, so an ease-in leg is slow at its own start in both
/// directions. An even number of reversing legs ends where it began, and the value then jumps to
/// its target, as in SwiftUI.
struct RepeatAnimation: DescribedAnimation {
  let base: Animation
  /// Nil repeats forever.
  let count: Int?
  let autoreverses: Bool
  /// The length of a leg, where legs follow one another exactly.
  private let period: TimeInterval?

  init(base: Animation, count: Int?, autoreverses: Bool) {
    self.base = base
    self.count = count
    self.autoreverses = autoreverses
    period = UncertainValues.repeatsWithExactPeriod ? base.fixedDuration : nil
  }

  var fixedDuration: TimeInterval? {
    guard let count, let period else { return nil }
    return period * Double(max(0, count))
  }

  var repeatsForever: Bool { count == nil || base.repeatsForever }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if let count, count <= 0 { return nil }
    if let period {
      return exactLeg(value: value, time: max(0, time), period: period, context: &context)
    }
    var leg = context.state.leg.first ?? RepeatLeg()
    context.state.leg = []
    let index = leg.index
    var inner = context.withState(leg.state)
    inner.isLogicallyComplete = false
    let part = base.animate(value: value, time: time - leg.start, context: &inner)
    if part != nil {
      leg.state = inner.state
    } else {
      leg = RepeatLeg(index: index + 1, start: time)
      if leg.index == count { return nil }
    }
    if inner.isLogicallyComplete && index + 1 == count { context.isLogicallyComplete = true }
    context.state.leg = [leg]
    return mirrored(part ?? value, of: value, leg: index)
  }

  private func exactLeg<V: VectorArithmetic>(
    value: V, time: TimeInterval, period: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard period > 0 else { return nil }
    // A leg that never ends is the first.
    guard period < .infinity else {
      var inner = context.withState(AnimationState<V>())
      return base.animate(value: value, time: time, context: &inner)
    }
    if let count, time > period * Double(count) { return nil }
    var index = (time / period).rounded(.down)
    if let count { index = min(index, Double(count - 1)) }
    // Nothing of known length needs a state, and completions are the whole's business.
    var inner = context.withState(AnimationState<V>())
    let part = base.animate(value: value, time: time - index * period, context: &inner) ?? value
    return mirrored(part, of: value, leg: Int(index.truncatingRemainder(dividingBy: 2)))
  }

  private func mirrored<V: VectorArithmetic>(_ part: V, of value: V, leg: Int) -> V {
    autoreverses && leg % 2 == 1 ? value - part : part
  }
}

/// Where a repeated animation is.
struct RepeatLeg<V: VectorArithmetic> {
  var index = 0
  /// When the leg began, in the repeated animation's time.
  var start: TimeInterval = 0
  var state = AnimationState<V>()
}

extension Animation {
  /// Plays it that many times; a way back counts as one.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
  }

  /// Plays it until the view is gone or an animated change replaces it.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
  }
}
