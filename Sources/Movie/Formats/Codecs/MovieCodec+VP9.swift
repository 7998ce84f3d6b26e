extension MovieCodec {
  /// By libvpx: what a WebM has unless something else is asked for, with alpha.
  public static let vp9 = MovieCodec(
    name: "VP9", encoder: "libvpx-vp9", pixelFormat: .yuv420p, alphaFormat: .yuva420p,
    formats: [.webM]
  ) { settings, _ in settings.vp9Options }
}

extension OutputFormat {
  /// WebM is a kind of Matroska.
  static let webM = OutputFormat(name: "WebM", ending: ".webm", otherContainers: ["matroska"]) {
    (request) throws(MovieError) in try MovieSink(request, container: .webM)
  }
}

extension MovieSettings {
  /// These settings in libvpx's words.
  fileprivate var vp9Options: EncoderOptions {
    var options = [
      (name: "crf", value: "\(vp9Quality)"),
      (name: "deadline", value: "good"),
      (name: "cpu-used", value: "\(vp9Speed)"),
      // Tiles are 256 pixels wide or more, and the encoder takes as many as there are. They are
      // what its threads share; the bytes do not depend on who coded them.
      (name: "tile-columns", value: "2"),
      (name: "row-mt", value: "0"),
    ]
    if let lookahead { options.append((name: "lag-in-frames", value: "\(min(25, lookahead))")) }
    return options
  }

  /// libvpx counts to 63, in steps that mean about the same.
  private var vp9Quality: Int { Int((crf * 63 / 51).rounded()) }

  /// libvpx's speeds, 0 being the slowest; 5 is the fastest that looks ahead.
  private var vp9Speed: Int {
    switch preset {
    case .ultrafast, .superfast, .veryfast: 5
    case .faster, .fast: 4
    case .medium: 3
    case .slow: 2
    case .slower: 1
    case .veryslow, .placebo: 0
    }
  }
}
