import Movie

extension Clip {
  /// The same with as many times as many frames a second as give about the usual rate, and how many times that is.
  var atUsualRate: (clip: Clip, step: Int) {
    let step = Int((Self.usualFrameRate.framesPerSecond / frameRate.framesPerSecond).rounded())
    guard step > 1, let rate = frameRate.times(step) else { return (self, 1) }
    var clip = self
    clip.frameRate = rate
    return (clip, step)
  }
}
