import Foundation
@_spi(Engine) import ViewEngine
@_spi(Engine) import Views

/// Finds out where that is what a script has shown, while it plays.
struct CueTracker {
  private(set) var traces: [CueTrace]
  /// Of what was not there when it was first looked for, what was.
  private var missing: [Int: [ClipError.Place]] = [:]

  /// - Parameter steps: Those of them that are cues with a time.
  init(_ steps: [ScriptStep]) {
    traces = steps.compactMap { step in
      step.cue.flatMap { cue in step.time.map { CueTrace(cue, start: $0) } }
    }
  }

  /// When all that was begun is over, as far as something says so.
  var end: Double { traces.map { $0.end ?? $0.start }.max() ?? 0 }

  /// Those that come later than this.
  func told(after time: Double) -> [String] {
    traces.filter { $0.start > time }
      .map { "\($0.cue.told) at \(ClipError.format($0.start)) s" }
  }

  mutating func begin(_ cue: ScriptCue, at time: Double) {
    traces.append(CueTrace(cue, start: time))
  }

  @MainActor
  mutating func look(at graph: ViewGraph, time: Double) {
    for index in traces.indices {
      let trace = traces[index]
      guard let target = trace.cue.target, trace.start <= time + 1e-9 else { continue }
      let isSeen = trace.places.contains { $0.frame != nil }
      // The camera goes where a thing was as it set out; a mark stays with it.
      guard isSeen ? trace.cue.isMark && time <= (trace.end ?? .infinity) + 1e-9 : true else {
        continue
      }
      let frame = graph.shownFrame(of: Target(target))
      if frame == nil, !isSeen {
        if missing[index] == nil { missing[index] = graph.shownPlaces }
      } else if trace.places.last.map({ $0.frame != frame }) ?? true {
        traces[index].places.append(CueTrace.Place(time: time, frame: frame))
      }
    }
  }

  /// - Parameter end: Of the clip.
  /// - Throws: ``ClipError/nothingToShow(target:time:onScreen:)`` of what never was there.
  func check(upTo end: Double) throws(ClipError) {
    for (index, trace) in traces.enumerated() where trace.start < end && trace.places.isEmpty {
      if let target = trace.cue.target {
        throw .nothingToShow(
          target: Target(target), time: trace.start, onScreen: missing[index] ?? [])
      }
    }
  }
}

extension ViewGraph {
  /// Where something is that is seen, whether or not it can be touched; nil where it is not there.
  fileprivate func shownFrame(of target: Target) -> CGRect? {
    guard let aim = shownAim(at: target) else { return nil }
    var frame = aim.frame ?? CGRect(origin: aim.point, size: .zero)
    let travel: CGSize =
      switch target {
      case .label(let label): travel(named: label, identifier: nil)
      case .identifier(let identifier): travel(named: nil, identifier: identifier)
      case .first, .point: .zero
      }
    frame = frame.offsetBy(dx: travel.width, dy: travel.height)
    return frame.isReachable ? frame : nil
  }

  /// What is on screen that has a name.
  fileprivate var shownPlaces: [ClipError.Place] {
    var places = touchTargets.filter { !$0.label.isEmpty }.map {
      ClipError.Place(name: $0.label, x: $0.center.x, y: $0.center.y)
    }
    for (text, frame) in shownTexts where !places.contains(where: { $0.name == text }) {
      places.append(ClipError.Place(name: text, x: frame.midX, y: frame.midY))
    }
    return places
  }
}
