import Foundation
import Geometry
import Motion

/// From where a clip is seen at every moment: a function of its plan alone.
///
/// One move towards what is touched or moves and one back, as in the documentation's recordings (recording:
/// sets out 0.457 s before the first touch's effect and back 0.767 s before the last frame; a spring of
/// ω 7.54/s and ζ 1.124 for scale and place alike). What is close to what is seen already, in place or in
/// time, does not move it. A script's own `zoom` has the last word for as long as it lasts. While something is
/// written below the device, what is gone near to is seen above that.
struct CameraTrack {
  /// What is seen: so many times as large, that point of the canvas in the middle.
  struct View: Hashable {
    var scale: Double
    var middle: CGPoint
  }

  private typealias Change = (time: Double, target: View)
  private let changes: [Change]
  private let still: View
  /// When it has to be where it began; nil where it only goes there.
  private let loopEnd: Double?

  private static let early = 0.457
  private static let back = 0.767
  /// Before a clip's end that leads into its beginning: by then it has arrived but for a pixel.
  private static let loopBack = 1.3
  /// Recording: 1.2 to 2.
  private static let nearness = (least: 1.2, usual: 1.6)
  /// What is gone near to fills this part of what is seen, and from as far as is near at all this at the most.
  private static let filled = 0.8
  private static let seen = 0.95
  /// Of several devices, who follows shows all: they fill this part of the canvas's breadth at the most.
  private static let beside = 0.97
  /// Within this part of what is seen nothing moves the camera.
  private static let calm = 0.3
  private static let spring = Spring(
    mass: 1, stiffness: 7.54 * 7.54, damping: 2 * 1.124 * 7.54, allowOverDamping: true)

  /// - Parameters:
  ///   - touches: What it follows; none where it goes only where a script says.
  ///   - zooms: What a script says, with places on the screen.
  ///   - duration: Of the clip, in seconds.
  ///   - loops: Whether it is still again at the end.
  init(
    _ touches: [TouchTrace], motions: [MotionTrace] = [], zooms: [CueTrace] = [],
    layout: LookLayout, room: CameraRoom = CameraRoom(), duration: Double, loops: Bool = false
  ) {
    loopEnd = loops ? duration : nil
    let canvas = layout.canvas
    still = View(scale: 1, middle: CGPoint(x: canvas.width / 2, y: canvas.height / 2))
    let foci = CameraFocus.all(touches, motions: motions, screen: layout.screen)
    let end = duration - (loops ? Self.loopBack : Self.back)
    let followed = Self.following(foci, layout: layout, room: room, still: still, until: end)
    var zoomed = Self.zooming(zooms, over: followed, layout: layout, room: room, still: still)
    if loops, let last = zoomed.last, last.target != still {
      zoomed.removeAll { $0.time >= end }
      zoomed.append((end, still))
    }
    changes = zoomed
  }

  /// - Parameter end: When it goes back.
  private static func following(
    _ foci: [CameraFocus], layout: LookLayout, room: CameraRoom, still: View, until end: Double
  ) -> [Change] {
    let canvas = layout.canvas
    var changes: [Change] = []
    for (number, focus) in foci.enumerated() {
      let time = max(0, focus.time - early)
      guard time < end - 0.4 else { continue }
      let frame = layout.onCanvas(focus.frame)
      let taken = room.taken(
        from: time, to: number + 1 < foci.count ? foci[number + 1].time : end)
      let fitting = min(
        filled * (canvas.height - taken) / max(frame.height, 1),
        filled * canvas.width / max(frame.width, 1))
      let scale = min(
        max(fitting, nearness.least), nearness.usual,
        layout.origins.count > 1
          ? max(1, beside * canvas.width / layout.deviceFrame.width) : .infinity)
      // What cannot be seen whole from near is looked at from afar.
      if fitting < nearness.least * filled / seen {
        if let last = changes.last, last.target != still { changes.append((time, still)) }
        continue
      }
      let target = view(of: frame, scale: scale, above: taken, layout: layout)
      if let last = changes.last?.target,
        abs(last.middle.y - target.middle.y) < calm * canvas.height / last.scale,
        abs(last.middle.x - target.middle.x) < calm * canvas.width / last.scale,
        scale >= last.scale
      {
        continue
      }
      changes.append((time, target))
    }
    if !changes.isEmpty { changes.append((end, still)) }
    return changes
  }

  private static func zooming(
    _ zooms: [CueTrace], over followed: [Change], layout: LookLayout, room: CameraRoom, still: View
  ) -> [Change] {
    var changes = followed
    for (number, zoom) in zooms.enumerated() {
      guard case .zoom(let scale) = zoom.cue.kind else { continue }
      let next = number + 1 < zooms.count ? zooms[number + 1].start : .infinity
      let end = min(zoom.end ?? .infinity, next)
      let screen = CGRect(origin: .zero, size: layout.screen)
      let frame = layout.onCanvas(zoom.frame(at: zoom.start) ?? screen)
      let taken = room.taken(from: zoom.start, to: end)
      let target = scale > 1 ? view(of: frame, scale: scale, above: taken, layout: layout) : still
      changes.removeAll { $0.time >= zoom.start && $0.time <= end }
      changes.append((zoom.start, target))
      // What it would follow by then, if the next does not go on at once.
      if end < next - 0.05 {
        changes.append((end, followed.last { $0.time <= end }?.target ?? still))
      }
      changes.sort { $0.time < $1.time }
    }
    return changes
  }

  /// The pressed place comes to the vertical centre of what is not written on, and x stays on the device's axis as
  /// far as all of its breadth can be seen (recording); no further than the canvas goes, which leaves more of the
  /// device in sight.
  ///
  /// - Parameter taken: Pixels at the canvas's bottom that are written on.
  private static func view(
    of frame: CGRect, scale: Double, above taken: Double, layout: LookLayout
  ) -> View {
    let canvas = layout.canvas
    func kept(_ value: Double, _ length: Double) -> Double {
      min(max(value, length / 2 / scale), length - length / 2 / scale)
    }
    let device = layout.deviceFrame
    let x = device.width * scale <= canvas.width ? device.midX : frame.midX
    return View(
      scale: scale,
      middle: CGPoint(
        x: kept(x, canvas.width), y: kept(frame.midY + taken / 2 / scale, canvas.height)))
  }

  func view(at time: Double) -> View {
    let view = freeView(at: time)
    guard let loopEnd, time > 0 else { return view }
    let (part, first) = (LoopFade.part(at: time, end: loopEnd), freeView(at: 0))
    func back(_ value: Double, to goal: Double) -> Double { value + (goal - value) * part }
    return View(
      scale: back(view.scale, to: first.scale),
      middle: CGPoint(
        x: back(view.middle.x, to: first.middle.x), y: back(view.middle.y, to: first.middle.y)))
  }

  private func freeView(at time: Double) -> View {
    var values = [still.scale, Double(still.middle.x), Double(still.middle.y)]
    var speeds = [0.0, 0.0, 0.0]
    for (number, change) in changes.enumerated() where change.time < time {
      let next = number + 1 < changes.count ? changes[number + 1].time : time
      let passed = min(next, time) - change.time
      let target = change.target
      let goals = [target.scale, Double(target.middle.x), Double(target.middle.y)]
      for index in values.indices {
        Self.spring.update(
          value: &values[index], velocity: &speeds[index], target: goals[index],
          deltaTime: passed)
      }
    }
    // A spring never quite arrives; a thousandth of a pixel is not seen, and lets frames be equal.
    func kept(_ value: Double, at goal: Double, within distance: Double) -> Double {
      abs(value - goal) < distance ? goal : value
    }
    let goal = changes.last { $0.time < time }?.target ?? still
    return View(
      scale: kept(values[0], at: goal.scale, within: 2e-4),
      middle: CGPoint(
        x: kept(values[1], at: goal.middle.x, within: 0.05),
        y: kept(values[2], at: goal.middle.y, within: 0.05)))
  }
}

extension CameraTrack {
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
