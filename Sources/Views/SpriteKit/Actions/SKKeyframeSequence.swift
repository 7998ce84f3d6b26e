import Foundation
import Motion
import ViewEngine

/// Values at times, and those between.
///
/// - Note: Approximated: between colours and numbers alone; splines as straight lines.
public final class SKKeyframeSequence: NSObject, @unchecked Sendable {
  private var frames: [(time: CGFloat, value: Any)] = []
  public var interpolationMode = SKInterpolationMode.linear
  public var repeatMode = SKRepeatMode.clamp

  /// - Parameter times: Of a particle's life, 0…1.
  public init(keyframeValues values: [Any], times: [NSNumber]) {
    frames = zip(times, values).map { (CGFloat($0.doubleValue), $1) }
  }

  public init(capacity numItems: Int) {}

  public func count() -> Int { frames.count }

  public func addKeyframeValue(_ value: Any, time: CGFloat) { frames.append((time, value)) }

  public func removeKeyframe(at index: Int) { frames.remove(at: index) }

  public func sample(atTime time: CGFloat) -> Any? {
    guard let first = frames.first, let last = frames.last else { return nil }
    let time = repeatMode == .loop ? looped(time, first.time, last.time) : time
    guard let next = frames.firstIndex(where: { $0.time > time }) else { return last.value }
    guard next > 0 else { return first.value }
    let (from, to) = (frames[next - 1], frames[next])
    guard interpolationMode != .step else { return from.value }
    let share = (time - from.time) / (to.time - from.time)
    if let a = from.value as? UIColor, let b = to.value as? UIColor {
      return a.blended(withFraction: share, of: b)
    }
    guard let a = number(from.value), let b = number(to.value) else { return from.value }
    return a + (b - a) * share
  }

  private func looped(_ time: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
    guard end > start else { return time }
    let way = (time - start).truncatingRemainder(dividingBy: end - start)
    return (way < 0 ? way + end - start : way) + start
  }

  private func number(_ value: Any?) -> CGFloat? {
    (value as? Double).map { CGFloat($0) } ?? LayerValue.number(value)
  }

  func number(at time: CGFloat) -> CGFloat? { number(sample(atTime: time)) }
  func color(at time: CGFloat) -> UIColor? { sample(atTime: time) as? UIColor }
}

public enum SKInterpolationMode: Int, Sendable { case linear = 1, spline, step }
public enum SKRepeatMode: Int, Sendable { case clamp = 1, loop }
