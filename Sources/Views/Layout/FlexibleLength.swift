import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// One dimension of a frame (rules `fixed-frame`, `flexible-frame`).
struct FlexibleLength {
  var fixed: CGFloat?
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?

  init(fixed: CGFloat? = nil) {
    self.fixed = fixed
  }

  /// A minimum is at least 0, an ideal length at least the minimum, a maximum at least the ideal.
  init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
    self.minimum = minimum.map { max(0, $0) }
    self.ideal = ideal.map { max($0, self.minimum ?? 0) }
    self.maximum = maximum.map { max($0, self.ideal ?? self.minimum ?? 0) }
  }

  /// Only a maximum may be infinite.
  @MainActor
  func reachable(in graph: ViewGraph, _ side: String) -> FlexibleLength {
    func valid(_ length: CGFloat?, _ name: String) -> CGFloat? {
      guard let length, !length.isReachable else { return length }
      return graph.reachable(length, or: -1, "frame(\(name)\(side):)") < 0 ? nil : length
    }
    var result = self
    result.minimum = valid(minimum, "min")
    result.ideal = valid(ideal, "ideal")
    if maximum != .infinity { result.maximum = valid(maximum, "max") }
    return result
  }

  func inner(_ proposal: CGFloat?) -> CGFloat? {
    if let fixed { return fixed }
    guard let length = proposal ?? ideal else { return nil }
    return clamp(length)
  }

  func outer(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
    if let fixed { return fixed }
    guard let proposal else { return ideal ?? clamp(child) }
    switch (minimum, maximum) {
    case (_?, _?): return clamp(proposal)
    case (nil, let maximum?): return min(max(proposal, child), maximum)
    case (let minimum?, nil): return max(min(proposal, child), minimum)
    case (nil, nil): return child
    }
  }

  private func clamp(_ length: CGFloat) -> CGFloat {
    min(max(length, minimum ?? 0), maximum ?? .infinity)
  }
}
