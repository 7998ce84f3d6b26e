extension MovieCodec {
  /// A folder with a picture for each frame, with alpha.
  public static let png = MovieCodec(
    name: "PNG", encoder: "png", pixelFormat: .rgb, alphaFormat: .rgba, hasQuality: false,
    formats: [.pictures])
}

extension OutputFormat {
  static let pictures = OutputFormat(name: "PNG pictures", ending: PicturePath.ending) {
    (request) throws(MovieError) in try PictureSink(request)
  }
}
