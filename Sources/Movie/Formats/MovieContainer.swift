/// A container file that FFmpeg writes.
struct MovieContainer: Sendable {
  /// FFmpeg's name.
  let name: String
  let options: @Sendable (SinkRequest) -> EncoderOptions

  /// - Parameter name: `mp4` or `mov`.
  static func iso(_ name: String) -> MovieContainer {
    MovieContainer(name: name) { request in
      // The file's own clock would tick in milliseconds and round the duration; this one is the
      // track's, which FFmpeg doubles from the frame rate until it is fine enough.
      var timescale = request.frameRate.numerator
      while timescale < 10_000 { timescale *= 2 }
      return [(name: "movie_timescale", value: "\(timescale)")]
        + (request.settings.fastStart ? [(name: "movflags", value: "+faststart")] : [])
    }
  }

  static let webM = MovieContainer(name: "webm") { request in
    request.settings.fastStart ? [(name: "cues_to_front", value: "1")] : []
  }
}
