import Foundation

extension ClipTime {
  /// An event of the clip's own time as the movie has it.
  func shown(_ event: ScriptEvent) -> ScriptEvent {
    var result = ScriptEvent(time: shown(event.time), name: event.name)
    result.isHidden = isHidden(event.time)
    return result
  }

  /// A finger as the movie has it; nil of one that is lifted before it is shown.
  ///
  /// What draws a finger or a pointer goes by the movie's time. So a pointer keeps a hand's pace on its way
  /// to what it presses, however fast the views go, is on its way before a cut to where it presses after
  /// it, and does not jump at one; only while it is down does it go as what it holds does.
  func shown(_ touch: TouchTrace) -> TouchTrace? {
    guard !stretches.isEmpty else { return touch }
    let inside = stretches.map(\.played).filter { $0 > touch.down && $0 < touch.up }
    let times = Set(touch.waypoints.map(\.time) + inside).sorted()
    var waypoints: [TouchTrace.Waypoint] = []
    for (place, time) in times.enumerated() {
      // Where a hidden stretch begins, the finger is still seen.
      let wasSeen = place > 0 && !isHidden(times[place - 1])
      if isHidden(time), !wasSeen { continue }
      waypoints.append(TouchTrace.Waypoint(time: shown(time), point: touch.point(at: time)))
    }
    guard let first = waypoints.first, let last = waypoints.last else { return nil }
    // Of a finger that is lifted just where the movie goes on nothing was seen.
    if last.time - first.time < Self.slack, touch.up > touch.down + Self.slack { return nil }
    return TouchTrace(
      index: touch.index, kind: touch.kind, waypoints: waypoints, effect: shown(touch.effect))
  }

  /// What a script shows, as the movie has it; nil of what is over before it is shown.
  ///
  /// A script says all its times in the clip's own time, so what it shows of a slow stretch is there for as long
  /// as that is.
  func shown(_ cue: CueTrace) -> CueTrace? {
    guard !stretches.isEmpty else { return cue }
    let (start, end) = (shown(cue.start), cue.end.map(shown))
    if let end, end - start < Self.slack { return nil }
    let places = cue.places.map { CueTrace.Place(time: shown($0.time), frame: $0.frame) }
    return CueTrace(cue.cue, start: start, end: end, places: places)
  }

  func shown(_ key: KeyStroke) -> KeyStroke {
    KeyStroke(time: shown(key.time), text: key.text)
  }
}
