import Foundation

extension MovieCodec {
  /// By SVT-AV1: its bytes do not depend on the number of threads, as those of libaom do (one, two and four
  /// gave the same file, version 1.4; libaom 3.6 needed three times as long for larger ones).
  public static let av1 = MovieCodec(
    name: "AV1", encoder: "libsvtav1", pixelFormat: .yuv420p, smallestSide: 64,
    formats: [.mp4, .m4v, .webM]
  ) { settings, _ in
    _ = isQuiet
    return settings.av1Options
  }

  /// It would tell standard error of its version and settings; errors it still tells.
  private static let isQuiet = setenv("SVT_LOG", "1", 0) == 0
}

extension MovieSettings {
  /// These settings in SVT-AV1's words.
  fileprivate var av1Options: EncoderOptions {
    var parameters: [String] = []
    if threads > 0 { parameters.append("lp=\(threads)") }
    if let lookahead { parameters.append("lookahead=\(min(120, lookahead))") }
    return [
      (name: "crf", value: "\(av1Quality)"),
      (name: "preset", value: "\(av1Speed)"),
    ]
      + (parameters.isEmpty
        ? [] : [(name: "svtav1-params", value: parameters.joined(separator: ":"))])
  }

  /// It counts to 63, in steps that mean about the same, and takes 0 for its own choice.
  private var av1Quality: Int { max(1, Int((crf * 63 / 51).rounded())) }

  /// SVT-AV1's presets, 0 being the slowest.
  private var av1Speed: Int {
    switch preset {
    case .ultrafast: 12
    case .superfast: 11
    case .veryfast: 10
    case .faster, .fast: 9
    case .medium: 8
    case .slow: 6
    case .slower: 5
    case .veryslow: 4
    case .placebo: 3
    }
  }
}
