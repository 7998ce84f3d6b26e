/// When frames begin in a file whose clock ticks too slowly for the frame rate: each at the tick
/// that is nearest to its time, so that no error adds up.
///
///     FrameStarts(frameRate: 30, ticks: 100).tick(of: 2)   // 7: after 3 and 4 hundredths
struct FrameStarts {
  var frameRate: FrameRate
  /// A second.
  var ticks: Int

  func tick(of frame: Int) -> Int {
    let (top, bottom) = (frame * ticks * frameRate.denominator, frameRate.numerator)
    return (2 * top + bottom) / (2 * bottom)
  }
}
