import Foundation

extension MovieCodec {
  /// By libaom, on one thread: its bytes depend on how many there are.
  ///
  /// Not by SVT-AV1 (version 1.4), which is faster and has no such weakness: run as root it gives its threads,
  /// and that of whoever calls it, the highest real-time priority. Every process that is started from there
  /// inherits it, and a machine with as many of them as it has cores does nothing else any more.
  public static let av1 = MovieCodec(
    name: "AV1", encoder: "libaom-av1", pixelFormat: .yuv420p, smallestSide: 64,
    formats: [.mp4, .m4v, .webM]
  ) { settings, _ in settings.av1Options }
}

extension MovieSettings {
  /// These settings in libaom's words.
  fileprivate var av1Options: EncoderOptions {
    [
      // No rate to aim at, so that the quality alone decides.
      (name: "b", value: "0"),
      (name: "crf", value: "\(av1Quality)"),
      (name: "cpu-used", value: "\(av1Speed)"),
      (name: "threads", value: "1"),
    ] + (lookahead.map { [(name: "lag-in-frames", value: "\(min(48, $0))")] } ?? [])
  }

  /// It counts to 63, in steps that mean about the same, and takes 0 for its own choice.
  private var av1Quality: Int { max(1, Int((crf * 63 / 51).rounded())) }

  /// libaom's speeds, 0 being the slowest.
  private var av1Speed: Int {
    switch preset {
    case .ultrafast, .superfast, .veryfast: 8
    case .faster, .fast: 7
    case .medium: 6
    case .slow: 5
    case .slower: 4
    case .veryslow: 3
    case .placebo: 1
    }
  }
}
