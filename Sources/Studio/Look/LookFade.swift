import Foundation

/// How something comes and goes.
struct LookFade: Hashable {
  /// Seconds from the start of the clip.
  let start: Double
  let end: Double

  /// Seconds of each. Not measured: as quick as one does not wait for.
  static let coming = 0.24
  static let going = 0.2

  init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }

  /// In a clip: what is there until its end is gone before it where the clip begins anew, and else stays.
  init(start: Double, end: Double, in plan: ClipPlan) {
    self.init(start: start, end: min(end, plan.duration + (plan.loops ? 0 : Self.going)))
  }

  func meets(_ other: LookFade) -> Bool { start < other.end && other.start < end }

  /// 0…1, eased: how much of it is there.
  func presence(at time: Double) -> Double {
    let came = (time - start) / Self.coming
    let left = (end - time) / Self.going
    let part = min(max(min(came, left), 0), 1)
    return part * part * (3 - 2 * part)
  }
}
