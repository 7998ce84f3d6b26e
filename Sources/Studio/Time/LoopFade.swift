import Drawing
import Foundation
import Geometry
import Views

/// How a clip that loops goes back to its beginning: what is on its screen fades into what was there first.
///
/// The frame after the last would be the first, so that nothing jumps where the movie begins again. It
/// lasts half a second, after everything a script does where no duration is said. A way back, the script undone
/// step by step, is not for every script; that of the pointer and the camera is, and they take it
/// (``PointerTrack``, ``CameraTrack``) instead of fading with the screen.
struct LoopFade {
  /// Seconds.
  static let length = 0.5

  /// Of the clip, in seconds of its movie.
  let end: Double
  /// What the screen shows in the first frame, on nothing that one sees through.
  private let first: DisplayItem
  private let firstList: DisplayList

  /// - Parameters:
  ///   - size: Of the screen, in points.
  ///   - ground: What one sees where nothing is drawn.
  init(_ first: DisplayList, size: CGSize, ground: RGBA, end: Double) {
    self.end = end
    firstList = first
    let bounds = Path(CGRect(origin: .zero, size: size))
    let ground = ShapeLeaf(path: bounds, paint: .color(ground))
    self.first = .group(.flatten, [.leaf(.shape(ground), at: .zero)] + first.items)
  }

  func list(_ list: DisplayList, at time: Double) -> DisplayList {
    let part = Self.part(at: time, end: end)
    guard part > 0, list != firstList else { return list }
    return part >= 1 ? firstList : DisplayList(list.items + [.group(.opacity(part), [first])])
  }

  /// How far a clip is on its way back, 0 to 1, easing in and out.
  static func part(at time: Double, end: Double) -> Double {
    let length = min(length, end / 2)
    guard length > 0 else { return 0 }
    let part = min(max((time - end) / length + 1, 0), 1)
    return part * part * (3 - 2 * part)
  }
}
