extension MovieCodec {
  /// Animated WebP, with alpha, by libwebp; without loss at a `crf` of 0.
  public static let webP = MovieCodec(
    name: "WebP", encoder: "libwebp", pixelFormat: .bgra, alphaFormat: .bgra, formats: [.webP]
  ) { settings, _ in
    settings.webPQuality.map { [(name: "quality", value: "\($0)")] }
      ?? [(name: "lossless", value: "1")]
  }
}

extension OutputFormat {
  /// Pictures last whole thousandths of a second, and players take ten of them or less for a hundred.
  /// One that stands still is read by FFmpeg's demuxer of pictures.
  static let webP = OutputFormat(
    name: "animated WebP", ending: ".webp", fastest: 90, joinsEqualFrames: true,
    otherContainers: ["webp_pipe"]
  ) {
    (request) throws(MovieError) in try WebPSink(request)
  }
}

extension MovieSettings {
  /// libwebp's scale of 0 to 100, where more is better; `nil` for a crf of 0, which has no loss at all.
  var webPQuality: Double? { crf == 0 ? nil : 100 - crf }
}
