import Foundation
import Geometry

/// How the ground of a map lies, measured from how it lay at first.
struct MapGroundWay: Equatable {
  /// Points that its streets have gone.
  var shift = CGSize.zero
  /// How far apart they are, 0.7…1.4: nearer ground has more of them.
  var scale: CGFloat = 1
}

/// Where a map was looked at from at first.
@MainActor
final class MapGroundStart {
  private var camera: MapProjection?

  func way(to now: MapProjection) -> MapGroundWay {
    guard let start = camera else {
      camera = now
      return MapGroundWay()
    }
    let nearness = log2(start.step / now.step)
    // A region without an end has no streets a distance apart.
    guard nearness.isFinite else { return MapGroundWay() }
    return MapGroundWay(
      shift: CGSize(
        width: (start.center.x - now.center.x) / now.step,
        height: (start.center.y - now.center.y) / now.step),
      scale: exp2(nearness - nearness.rounded()))
  }
}
