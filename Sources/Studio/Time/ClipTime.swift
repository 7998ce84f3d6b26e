/// Which moment of a clip's own time each moment of its movie shows: the one place that knows it.
///
/// A clip is *played* on its own clock, on which its script says its times. What a movie *shows* of it
/// leaves out what is hidden and makes long what is slow. Frames, durations, the plan's events and its touches
/// are in shown time, whatever a script says is in played time.
///
///     // hide at 1; show at 2.5; speed 0.5 at 3 for 1
///     time.played(at: 1)      // 2.5
///     time.shown(4)           // 3.5
public struct ClipTime: Codable, Hashable, Sendable {
  /// From one moment on, until the next stretch begins.
  struct Stretch: Codable, Hashable, Sendable {
    /// When it begins, in seconds of the clip's own time.
    var played: Double
    /// In seconds of the movie.
    var shown: Double
    /// Played seconds a shown one; nil where nothing is shown.
    var speed: Double?
  }

  /// In the order of time, the first from 0 on; none where all is shown as it is.
  private(set) var stretches: [Stretch] = []
  /// Seconds of the movie that a script says to be the ones that show best what the clip is about.
  public private(set) var mark: Double?

  /// Rounding of times that are meant to be one.
  static let slack = 1e-9

  /// All is shown as it is.
  public init() {}

  /// - Parameter marks: In any order; of two at one time the later counts.
  init(_ marks: [TimeMark]) {
    guard !marks.isEmpty else { return }
    let marks = marks.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    var isHidden = false
    var poster: Double?
    var hidden: [(time: Double, isHidden: Bool)] = []
    for mark in marks {
      switch mark.kind {
      case .hide: isHidden = true
      case .show:
        if !isHidden { poster = mark.time }
        isHidden = false
      case .speed: continue
      }
      hidden.append((mark.time, isHidden))
    }
    let times = Set([0] + marks.flatMap { [$0.time, $0.end].compactMap { $0 } }).sorted()
    for time in times {
      let isHidden = hidden.last { $0.time <= time }?.isHidden ?? false
      let speed = isHidden ? nil : Self.speed(at: time, marks)
      if let last = stretches.last, last.speed == speed { continue }
      stretches.append(Stretch(played: time, shown: shown(time), speed: speed))
    }
    if stretches.count == 1, stretches[0].speed == 1 { stretches = [] }
    mark = poster.map(shown)
  }

  private static func speed(at time: Double, _ marks: [TimeMark]) -> Double {
    for mark in marks.reversed() where mark.time <= time {
      if case .speed(let speed, _) = mark.kind, mark.end.map({ time < $0 }) ?? true { return speed }
    }
    return 1
  }

  /// What the movie shows at a time of its own, in seconds of the clip; nil where the clip is hidden from
  /// there to its end.
  public func played(at shown: Double) -> Double? {
    guard !stretches.isEmpty else { return shown }
    let place = stretches.lastIndex { $0.speed != nil && $0.shown <= shown + Self.slack }
    guard let place, let speed = stretches[place].speed else { return nil }
    // What comes after it is hidden, or it would be the last.
    if place + 1 < stretches.count, stretches[place + 1].shown <= shown + Self.slack { return nil }
    let stretch = stretches[place]
    if speed == 1, stretch.played == stretch.shown { return shown }
    return max(stretch.played, stretch.played + (shown - stretch.shown) * speed)
  }

  /// When a moment of the clip is shown, in seconds of the movie; of a hidden one, when the movie passes it
  /// over.
  public func shown(_ played: Double) -> Double {
    guard let stretch = stretches.last(where: { $0.played <= played }) else { return played }
    guard let speed = stretch.speed else { return stretch.shown }
    if speed == 1, stretch.played == stretch.shown { return played }
    return stretch.shown + (played - stretch.played) / speed
  }

  /// Whether the movie passes over a moment of the clip, in seconds of the clip's own time.
  public func isHidden(_ played: Double) -> Bool {
    stretches.last { $0.played <= played }.map { $0.speed == nil } ?? false
  }

  /// When nothing more is shown, in seconds of the movie; nil where what is hidden is shown again.
  var end: Double? { stretches.last.flatMap { $0.speed == nil ? $0.shown : nil } }

  /// Whether the movie passes something over on its way from one moment of its own to another.
  func isCut(after start: Double, upTo end: Double) -> Bool {
    stretches.contains {
      $0.speed == nil && $0.shown > start + Self.slack && $0.shown <= end + Self.slack
    }
  }
}

extension TimeMark {
  /// When a speed is over that says how long it holds.
  fileprivate var end: Double? {
    guard case .speed(_, let seconds?) = kind else { return nil }
    return time + seconds
  }
}
