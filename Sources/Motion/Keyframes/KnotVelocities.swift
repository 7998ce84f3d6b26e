import Foundation

/// The speeds with which cubic and spring keyframes meet their neighbours, where none is given.
///
/// - Matches: SwiftUI by a re-implementation that was plotted over it: between two cubics the slope
///   from the last to the next value, beside a linear keyframe that one's slope, at both ends and
///   beside a jump zero. Beside a spring: ours, continuous.
struct KnotVelocities<Value: Animatable> {
  typealias Data = Value.AnimatableData

  private let keyframes: [Keyframe<Value>]
  private let start: Data
  private let initial: Data

  init(from start: Data, velocity: Data, _ keyframes: [Keyframe<Value>]) {
    self.keyframes = keyframes
    self.start = start
    initial = velocity
  }

  /// The speed a spring takes over; nil means whatever the keyframe before ends with.
  func incoming(_ index: Int) -> Data? {
    index == 0 ? initial : nil
  }

  /// The speed a cubic starts with; nil means whatever the keyframe before ends with.
  func outgoing(_ index: Int) -> Data? {
    guard index > 0 else { return initial }
    switch keyframes[index - 1].motion {
    case .move: return .zero
    case .linear: return slope(index - 1)
    case .spring: return nil
    case .cubic(_, let given): return given ?? smooth(index - 1)
    }
  }

  /// The speed a cubic ends with.
  func end(_ index: Int) -> Data {
    guard case .cubic(_, let given) = keyframes[index].motion else { return .zero }
    if let given { return given }
    guard index + 1 < keyframes.count else { return .zero }
    switch keyframes[index + 1].motion {
    case .move: return .zero
    case .linear: return slope(index + 1)
    case .spring(_, let start): return start ?? smooth(index)
    case .cubic(let start, _): return start ?? smooth(index)
    }
  }

  private func value(before index: Int) -> Data {
    index == 0 ? start : keyframes[index - 1].value.animatableData
  }

  private func slope(_ index: Int) -> Data {
    let length = keyframes[index].length
    guard length > 0 else { return .zero }
    return (keyframes[index].value.animatableData - value(before: index)).scaled(by: 1 / length)
  }

  /// The slope across a keyframe and the next.
  private func smooth(_ index: Int) -> Data {
    let length = keyframes[index].length + keyframes[index + 1].length
    guard length > 0 else { return .zero }
    let way = keyframes[index + 1].value.animatableData - value(before: index)
    return way.scaled(by: 1 / length)
  }
}
