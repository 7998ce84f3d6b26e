/// Chooses the frame that stands for a clip where it does not play: the middle of its longest animation.
///
/// Fed frame by frame. Of two animations that are about as long the first counts, which is the one that a
/// view comes with, and not the one that it goes with; a clip in which nothing moves is shown by its first
/// frame.
package struct PosterFrame {
  private var count = 0
  private var run: (first: Int, last: Int)?
  private var longest: (first: Int, last: Int)?

  /// Frames that may show nothing new within an animation: a slow one does not move by a pixel each time.
  private static let pause = 3

  /// So many times as long is longer to whoever looks.
  private static let clearly = 1.5

  package init() {}

  /// - Parameter isNew: Whether the frame shows something else than the one before; not asked of the first.
  package mutating func add(isNew: Bool) {
    defer { count += 1 }
    guard isNew, count > 0 else { return }
    if let run, count - run.last <= Self.pause {
      self.run = (run.first, count)
    } else {
      run = (count, count)
    }
    guard let run else { return }
    guard let longest, longest.first != run.first else {
      longest = run
      return
    }
    let (now, before) = (run.last - run.first, longest.last - longest.first)
    if Double(now) > Self.clearly * Double(before) { self.longest = run }
  }

  /// 0 being the clip's first.
  package var index: Int { longest.map { ($0.first + $0.last) / 2 } ?? 0 }
}
