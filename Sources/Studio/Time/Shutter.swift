import Movie

/// For how long of each frame a clip is seen in it.
///
/// A frame shows what is to be seen from its own time on, so that what happens exactly at it, as most
/// changes of a script do, is not seen half done.
struct Shutter: Hashable {
  /// In degrees, as of a film camera's round shutter: 360 is all the time until the next frame.
  let angle: Double
  private let frameRate: FrameRate

  static let angles = 0.0...360.0

  /// Of a whole turn. What crosses 3000 pixels in a second moves 1.6 pixels from one moment to the next at
  /// 60 frames a second: less than the softness of an edge, so that no copies are seen.
  private static let moments = 32.0

  init(angle: Double, frameRate: FrameRate) {
    self.angle = angle
    self.frameRate = frameRate
  }

  /// How many moments of a frame make its picture.
  var count: Int {
    angle > 0 ? max(2, Int((Self.moments * angle / 360).rounded())) : 1
  }

  /// Seconds of the movie.
  func time(ofFrame index: Int, moment: Int) -> Double {
    let start = frameRate.time(of: index)
    guard moment > 0 else { return start }
    let open = angle / 360 / frameRate.framesPerSecond
    return start + open * Double(moment) / Double(count)
  }
}
