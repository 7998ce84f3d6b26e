import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// How a view goes from one scroll phase to the next.
public struct ScrollTransitionConfiguration: Sendable {
  enum Mode: Sendable {
    /// As far as the view is out of sight.
    case interactive(UnitCurve)
    case animated(Animation)
    case identity
  }

  let mode: Mode
  private var ownThreshold: Threshold?

  private init(mode: Mode) {
    self.mode = mode
  }

  /// Interactive transitions begin at the edge, animated ones when half of the view is beyond it.
  var threshold: Threshold {
    if let ownThreshold { return ownThreshold }
    if case .animated = mode { return .visible(0.5) }
    return .visible
  }

  public static let interactive = ScrollTransitionConfiguration(mode: .interactive(.easeInOut))
  public static let animated = ScrollTransitionConfiguration(mode: .animated(.default))
  public static let identity = ScrollTransitionConfiguration(mode: .identity)

  public static func interactive(timingCurve: UnitCurve = .easeInOut)
    -> ScrollTransitionConfiguration
  {
    ScrollTransitionConfiguration(mode: .interactive(timingCurve))
  }

  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: .animated(animation))
  }

  /// The same, beginning elsewhere.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.ownThreshold = threshold
    return configuration
  }
}
