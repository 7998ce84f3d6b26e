extension MovieCodec {
  /// Animated SVG, which this project writes itself: shapes and outlines of text, and no pixels.
  public static let svg = MovieCodec(
    name: "SVG", encoder: "Showreel", pixelFormat: .rgba, alphaFormat: .rgba, hasQuality: false,
    isOwn: true, formats: [.svg])
}

extension OutputFormat {
  /// Shapes and text as they are: nothing in it is a picture, so that no frames are drawn for it.
  static let svg = OutputFormat(
    name: "animated SVG", ending: ".svg", joinsEqualFrames: true, makeSink: nil)
}
