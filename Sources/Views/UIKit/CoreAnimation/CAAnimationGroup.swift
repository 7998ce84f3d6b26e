import Foundation
import Geometry
import Motion

/// Several animations at once.
public final class CAAnimationGroup: CAAnimation, @unchecked Sendable {
  public var animations: [CAAnimation]?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.copied() }
  }

  /// What has no duration of its own has the group's.
  override func apply(_ progress: Double, seconds: Double, to look: inout LayerLook) {
    for animation in animations ?? [] {
      if animation.duration == 0 { animation.duration = duration }
      animation.apply(at: progress * duration, begin: animation.beginTime, to: &look)
    }
  }
}
