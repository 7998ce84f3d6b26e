import Drawing
import Foundation
import Geometry

extension PreviewAnswer {
  /// Unicode scalars that are shown of a problem; a window is not larger.
  private static let longestReason = 2000

  /// Reads an answer that a stranger's code may have written.
  ///
  /// - Throws: ``RemoteClipError``.
  package init(checking data: Data, isReadable: (String) -> Bool) throws(RemoteClipError) {
    do {
      self = try WireJSON.value(PreviewAnswer.self, from: data)
    } catch {
      throw .wrongAnswer
    }
    var lists: [DisplayList] = []
    switch self {
    case .failed(let reason): throw .failed(reason.shortened(to: Self.longestReason))
    case .opening: break
    case .frames(let frames): lists = frames.lists
    case .moment(let moment): try moment.check()
    case .motion(let plot): guard plot.isSound else { throw .wrongAnswer }
    case .live(let state):
      lists = [state.list]
      guard state.touchTargets.allSatisfy(\.frame.isReachable) else { throw .wrongAnswer }
      try state.moment?.check()
    }
    for list in lists {
      if let reason = list.unsoundness(isReadable: isReadable) { throw .notAPicture(reason) }
    }
  }
}

extension GraphMoment {
  fileprivate func check() throws(RemoteClipError) {
    var numbers = [time]
    var names = outlines.map(\.name)
    for running in running {
      numbers += [running.elapsed, running.duration ?? 0, running.progress ?? 0]
      names += [running.view, running.property, running.animation ?? ""]
    }
    // How much of its time is over is written in as many places as 100 has.
    guard running.allSatisfy({ (0...1).contains($0.progress ?? 0) }),
      numbers.allSatisfy(\.isReachable), outlines.allSatisfy(\.frame.isReachable),
      outlines.count <= 10_000, names.allSatisfy({ $0.utf8.count <= 1000 }),
      (change?.time ?? 0).isReachable, (change?.animation ?? "").utf8.count <= 1000
    else { throw .wrongAnswer }
  }
}

extension Look {
  /// Whether it is one that could have been written: a stranger's process may answer with any.
  fileprivate var isSound: Bool {
    let sides = 1...8192
    if case .fixed(let width, let height) = canvas,
      !sides.contains(width) || !sides.contains(height)
    {
      return false
    }
    if case .views(let names) = sideBySide, names.count != 2 || !names.allSatisfy(SideBySide.isView)
    {
      return false
    }
    guard
      [title, subtitle].allSatisfy({ $0.map { Self.isTitle($0) && $0.isOfCharacters } ?? true })
    else { return false }
    return backdrop.isSound && ClipLimits.scale.contains(scale)
      && (0...4096).contains(padding ?? 0) && Shutter.angles.contains(motionBlur)
  }
}

extension LookBackdrop {
  fileprivate var isSound: Bool {
    switch self {
    case .color(let color): color.hasNumbers
    case .gradient(let colors, let angle):
      (1...8).contains(colors.count) && abs(angle) <= 360 && colors.allSatisfy(\.hasNumbers)
    case .picture, .clear: true
    }
  }
}

extension CueTrace {
  fileprivate var isSound: Bool {
    let text: String? =
      switch cue.kind {
      case .caption(let text), .code(let text), .label(let text): text
      case .ring, .arrow, .zoom: nil
      }
    if case .zoom(let factor) = cue.kind, !ScriptCue.zooms.contains(factor) { return false }
    return start.isReachable && (end ?? 0).isReachable && places.count <= 400_000
      && (text?.count ?? 0) <= ScriptCue.longestText && text?.isOfCharacters ?? true
      && places.allSatisfy { $0.time.isReachable && $0.frame?.isReachable ?? true }
  }
}

extension ClipPlan {
  /// Bytes of what was done, in which the texts of a view may be named.
  private static let longestEvent = 100_000

  /// Whether all that a look and a window draw of it can be drawn, and of what is shown beside it.
  fileprivate var isDrawable: Bool {
    duration.isReachable && duration >= 0 && (rehearsal.end ?? 0).isReachable
      && events.count <= 10_000
      && events.allSatisfy { $0.time.isReachable && $0.name.utf8.count <= Self.longestEvent }
      && touches.count <= 10_000 && touches.allSatisfy(\.isReachable)
      && cues.count <= 1000 && cues.allSatisfy(\.isSound) && keys.count <= 100_000
      && keys.allSatisfy { $0.time.isReachable && $0.text.utf8.count <= 100 }
      && motions.count <= 100_000
      && motions.allSatisfy {
        $0.start.isReachable && $0.end.isReachable && $0.frame.isReachable
      }
      && beside.count <= 1 && beside.allSatisfy { $0.beside.isEmpty && $0.isDrawable }
  }
}

extension TouchTrace {
  fileprivate var isReachable: Bool {
    (0...1).contains(index) && effect.isReachable && !waypoints.isEmpty
      && waypoints.count <= 10_000
      && waypoints.allSatisfy { $0.time.isReachable && $0.point.isReachable }
  }
}

extension ClipTime {
  fileprivate var isSound: Bool {
    stretches.count <= 10_000 && (mark ?? 0).isReachable
      && stretches.allSatisfy {
        $0.played.isReachable && $0.shown.isReachable && Script.speeds.contains($0.speed ?? 1)
      }
  }
}

extension PreviewOpening {
  func check(isReadable: (String) -> Bool) throws {
    guard ClipLimits.side.contains(stage.width), ClipLimits.side.contains(stage.height),
      [stage.top, stage.leading, stage.bottom, stage.trailing].allSatisfy(\.isReachable),
      ClipLimits.scale.contains(scale),
      plan.frameCount > 0, plan.frameCount <= Int(ClipLimits.duration * 1000) + 1,
      plan.isDrawable, plan.time.isSound, (0..<plan.frameCount).contains(plan.shownMark ?? 0),
      look?.isSound ?? true
    else { throw RemoteClipError.wrongAnswer }
    if case .picture(let path) = look?.backdrop, !isReadable(path) {
      throw RemoteClipError.notAPicture("a backdrop that may not be read")
    }
    try Stage(self).checkSize(look)
  }
}

extension Stage {
  init(_ opening: PreviewOpening) {
    self.init(
      size: CGSize(width: opening.stage.width, height: opening.stage.height),
      safeArea: EdgeInsets(
        top: opening.stage.top, leading: opening.stage.leading, bottom: opening.stage.bottom,
        trailing: opening.stage.trailing),
      scale: opening.scale, colorScheme: opening.isDark ? .dark : .light)
    device = opening.stage.device
  }
}
