import Drawing
import Movie
import Raster
import Views

extension Clip {
  /// The two clips that are played beside each other; nil where it is one.
  var sides: (Clip, Clip)? {
    guard let look, let pair = look.sideBySide else { return nil }
    var clips = (self, self)
    clips.0.look?.sideBySide = nil
    clips.1.look?.sideBySide = nil
    if let schemes = pair.schemes {
      clips.0.stage.colorScheme = schemes[0]
      clips.1.stage.colorScheme = schemes[1]
    } else if let makeOther {
      clips.1.makeView = makeOther
    }
    return clips
  }

  /// What both are: as long as the longer, with what was found out about each.
  func plan(
    _ sides: (Clip, Clip), measuring: any TextMeasuring, onFrame: (ClipPlayer) -> Void
  ) throws -> ClipPlan {
    let other = try sides.1.plan(measuring: measuring)
    let first = try sides.0.plan(measuring: measuring)
    let both = ClipPlan(first, beside: other, frameRate: frameRate)
    let player = ClipPlayer(self, measuring: measuring, rehearsal: both.rehearsal)
    for index in 0..<both.frameCount {
      try player.play(to: index)
      onFrame(player)
    }
    return both
  }
}

extension ClipPlan {
  fileprivate init(_ first: ClipPlan, beside other: ClipPlan, frameRate: FrameRate) {
    var rehearsal = first.rehearsal
    rehearsal.beside = [other.rehearsal]
    let frameCount = max(first.frameCount, other.frameCount)
    self.init(
      frameCount: frameCount, duration: frameRate.time(of: frameCount), events: first.events,
      touches: first.touches, cues: first.cues, keys: first.keys,
      motions: (first.motions + other.motions).sorted { $0.start < $1.start }, beside: [other],
      time: first.time, shownMark: first.shownMark,
      warnings: first.warnings + other.warnings.filter { !first.warnings.contains($0) },
      rehearsal: rehearsal)
  }
}
