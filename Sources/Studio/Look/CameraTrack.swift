import Foundation
import Geometry
import Motion

/// From where a clip is seen at every moment: a function of its touches and its length alone.
///
/// One move towards what is touched and one back, as in the documentation's recordings (recording: sets out
/// 0.457 s before the first touch's effect and back 0.767 s before the last frame; a spring of ω 7.54/s and
/// ζ 1.124 for scale and place alike). Touches close to each other, in place or in time, do not move it.
struct CameraTrack {
  /// What is seen: so many times as large, that point of the canvas in the middle.
  struct View: Hashable {
    var scale: Double
    var middle: CGPoint
  }

  private let changes: [(time: Double, target: View)]
  private let still: View
  /// When it has to be where it began; nil where it only goes there.
  private let loopEnd: Double?

  private static let early = 0.457
  private static let back = 0.767
  /// Before a clip's end that leads into its beginning: by then it has arrived but for a pixel.
  private static let loopBack = 1.3
  /// Recording: 1.2 to 2.
  private static let nearness = 1.6
  /// Within this part of what is seen a touch does not move the camera.
  private static let calm = 0.3
  private static let spring = Spring(
    mass: 1, stiffness: 7.54 * 7.54, damping: 2 * 1.124 * 7.54, allowOverDamping: true)

  /// - Parameters:
  ///   - duration: Of the clip, in seconds.
  ///   - loops: Whether it is still again at the end.
  init(_ touches: [TouchTrace], layout: LookLayout, duration: Double, loops: Bool = false) {
    loopEnd = loops ? duration : nil
    let canvas = layout.canvas
    still = View(scale: 1, middle: CGPoint(x: canvas.width / 2, y: canvas.height / 2))
    var changes: [(time: Double, target: View)] = []
    let end = duration - (loops ? Self.loopBack : Self.back)
    for touch in touches.sorted(by: { $0.down < $1.down }) where !touch.waypoints.isEmpty {
      let time = max(0, touch.effect - Self.early)
      guard time < end - 0.4 else { continue }
      let points = touch.waypoints.map { layout.onCanvas($0.point) }
      let ys = points.map(\.y)
      // No further than the canvas goes, which leaves more of the device in sight.
      let half = canvas.height / 2 / Self.nearness
      let middle = min(
        max(((ys.min() ?? 0) + (ys.max() ?? 0)) / 2, half), canvas.height - half)
      if let last = changes.last?.target,
        abs(last.middle.y - middle) < Self.calm * canvas.height / last.scale
      {
        continue
      }
      changes.append(
        (time, View(scale: Self.nearness, middle: CGPoint(x: still.middle.x, y: middle))))
    }
    if !changes.isEmpty { changes.append((end, still)) }
    self.changes = changes
  }

  func view(at time: Double) -> View {
    let view = freeView(at: time)
    guard let loopEnd, time > 0 else { return view }
    let (part, first) = (LoopFade.part(at: time, end: loopEnd), freeView(at: 0))
    return View(
      scale: view.scale + (first.scale - view.scale) * part,
      middle: CGPoint(
        x: first.middle.x, y: view.middle.y + (first.middle.y - view.middle.y) * part))
  }

  private func freeView(at time: Double) -> View {
    var (scale, y) = (still.scale, Double(still.middle.y))
    var (scaleSpeed, ySpeed) = (0.0, 0.0)
    for (number, change) in changes.enumerated() where change.time < time {
      let next = number + 1 < changes.count ? changes[number + 1].time : time
      let passed = min(next, time) - change.time
      let (target, spring) = (change.target, Self.spring)
      spring.update(
        value: &scale, velocity: &scaleSpeed, target: target.scale, deltaTime: passed)
      spring.update(
        value: &y, velocity: &ySpeed, target: Double(target.middle.y), deltaTime: passed)
    }
    // A spring never quite arrives; a thousandth of a pixel is not seen, and lets frames be equal.
    func kept(_ value: Double, at goal: Double, within distance: Double) -> Double {
      abs(value - goal) < distance ? goal : value
    }
    let goal = changes.last { $0.time < time }?.target ?? still
    return View(
      scale: kept(scale, at: goal.scale, within: 2e-4),
      middle: CGPoint(x: still.middle.x, y: kept(y, at: goal.middle.y, within: 0.05)))
  }

  /// From the canvas to what is seen of it.
  func transform(at time: Double) -> ProjectionTransform? {
    let view = view(at: time)
    guard view != still else { return nil }
    return ProjectionTransform(
      CGAffineTransform(
        a: view.scale, b: 0, c: 0, d: view.scale,
        tx: still.middle.x - view.scale * view.middle.x,
        ty: still.middle.y - view.scale * view.middle.y))
  }
}
