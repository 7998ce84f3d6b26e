@_spi(Engine) import ViewEngine

/// The frame that stands for a clip where it does not play: the middle of its longest animation.
///
/// What moves is the engine's word, so that a pointer on its way or a camera counts for nothing, and the
/// middle of a clip, where it mostly holds still, is not what is shown.
struct PosterFrame {
  /// Frames, each with the one before it, between which something moved.
  private(set) var stretches: [ClosedRange<Int>] = []
  private var revision: Int?

  /// So many times as long is longer to whoever looks: of two animations that are about as long the first
  /// counts, which is the one that a view comes with, and not the one that it goes with.
  private static let clearly = 1.5

  /// Looks at the frame that was played last; from the first on, once for every time that it is played.
  @MainActor
  mutating func look(at player: ClipPlayer) {
    look(atFrame: player.frameIndex, revision: player.graph.revision)
  }

  mutating func look(atFrame index: Int, revision current: Int) {
    if index == 0 { stretches = [] }
    defer { revision = current }
    guard index > 0, current != revision else { return }
    if let last = stretches.last, last.upperBound == index - 1 {
      stretches[stretches.count - 1] = last.lowerBound...index
    } else {
      stretches.append(index - 1...index)
    }
  }

  /// - Parameters:
  ///   - frames: Those that are written.
  ///   - marked: The frame that a script says to be the one, if it does.
  /// - Returns: That, if it is written; else the middle of the longest stretch in them, the first of several; of a clip in which nothing
  ///   moves, its own middle.
  func index(in frames: ClosedRange<Int>, marked: Int? = nil) -> Int {
    if let marked, frames.contains(marked) { return marked }
    let seen = stretches.filter { $0.overlaps(frames) }.map { $0.clamped(to: frames) }
    let longest = seen.reduce(nil as ClosedRange<Int>?) { best, other in
      if let best, Double(best.count) * Self.clearly >= Double(other.count) { best } else { other }
    }
    let stretch = longest ?? frames
    return (stretch.lowerBound + stretch.upperBound + 1) / 2
  }
}
