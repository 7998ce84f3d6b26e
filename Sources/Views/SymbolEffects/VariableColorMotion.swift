import Drawing
import Foundation
import Geometry

/// How the steps of a symbol light up one after the other.
///
/// - Matches: the documentation; the times are ours (rule `symbol-effect-amounts`).
struct VariableColorMotion: Hashable, Sendable {
  /// Steps that are lit stay lit until the cycle ends.
  var cumulative = true
  /// Goes back the way it came.
  var reversing = false
  /// Steps that are not lit are gone, not faint.
  var hidesInactive = false

  /// Seconds each step has.
  private static let step = 0.3
  /// Seconds a step takes to light up or to go out.
  private static let fade = 0.2

  /// When a step is lit in a cycle, in steps' times: from and to, twice on a way there and back.
  private func spans(ofStep step: Int, of count: Int) -> [(from: Double, to: Double)] {
    let (step, count) = (Double(step), Double(count))
    return switch (cumulative, reversing) {
    // All are lit for two steps' times, then they go out together.
    case (true, false): [(step, count + 1)]
    case (true, true): [(step, 2 * count - step)]
    case (false, false): [(step, step + 1)]
    case (false, true):
      step == count - 1
        ? [(step, step + 1)] : [(step, step + 1), (2 * count - 2 - step, 2 * count - 1 - step)]
    }
  }

  /// Seconds of a cycle, with the last step's going out; 0 without steps.
  func duration(ofSteps count: Int) -> Double {
    guard count > 0 else { return 0 }
    let last = (0..<count).flatMap { spans(ofStep: $0, of: count) }.map(\.to).max() ?? 0
    return (last + 1) * Self.step
  }

  /// - Parameter time: Seconds since the cycle began.
  func look(ofStep step: Int, of count: Int, at time: Double) -> SymbolLook {
    let lit =
      spans(ofStep: step, of: count).map { span in
        let rise = (time - span.from * Self.step) / Self.fade
        let fall = (time - span.to * Self.step) / Self.fade
        return smooth(rise) - smooth(fall)
      }.max() ?? 0
    let unlit = hidesInactive ? 0 : SymbolLeaf.unlitOpacity
    return SymbolLook(opacity: unlit + (1 - unlit) * lit)
  }

  private func smooth(_ part: Double) -> Double {
    let part = min(max(part, 0), 1)
    return part * part * (3 - 2 * part)
  }
}
