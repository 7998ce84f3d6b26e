extension MovieCodec {
  /// Raw frames, for a program that reads them from a pipe or a file.
  public static let y4m = MovieCodec(
    name: "Y4M", encoder: "rawvideo", pixelFormat: .yuv420p, hasQuality: false, formats: [.y4m])
}

extension OutputFormat {
  /// Frames as they are, for a pipe into a program that takes them.
  static let y4m = OutputFormat(
    name: "Y4M", ending: ".y4m", isStream: true, otherContainers: ["yuv4mpegpipe"]
  ) {
    (request) throws(MovieError) in try Y4MSink(request)
  }
}
