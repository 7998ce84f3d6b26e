extension MovieCodec {
  /// Up to 255 colours for what changes in each picture.
  public static let gif = MovieCodec(
    name: "GIF", encoder: "gif", pixelFormat: .numbered, hasQuality: false, formats: [.gif])
}

extension OutputFormat {
  /// Pictures last whole hundredths of a second, and players take less than two of them for ten.
  static let gif = OutputFormat(
    name: "GIF", ending: ".gif", usualFrameRate: 50, fastest: 50, joinsEqualFrames: true
  ) {
    (request) throws(MovieError) in try GIFSink(request)
  }
}
