extension MovieCodec {
  /// Animated PNG: colours and alpha without loss.
  public static let apng = MovieCodec(
    name: "APNG", encoder: "png", pixelFormat: .rgb, alphaFormat: .rgba, hasQuality: false,
    formats: [.apng])
}

extension OutputFormat {
  /// Browsers take ten thousandths of a second or less for a hundred, as they do of a WebP.
  static let apng = OutputFormat(name: "APNG", ending: ".apng", fastest: 90, joinsEqualFrames: true)
  {
    (request) throws(MovieError) in try APNGSink(request)
  }
}
