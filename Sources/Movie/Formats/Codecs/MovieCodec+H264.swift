import CFFmpeg
import Pixels

extension MovieCodec {
  public static let h264 = MovieCodec(
    name: "H.264", encoder: "libx264", pixelFormat: .yuv420p, canSkip: true,
    formats: [.mp4, .m4v, .mov]
  ) { settings, size in settings.x264Options(for: size) }
}

extension OutputFormat {
  static let mp4 = OutputFormat(name: "MP4", ending: ".mp4") {
    (request) throws(MovieError) in try MovieSink(request, container: .iso("mp4"))
  }

  static let m4v = OutputFormat(name: "MP4", ending: ".m4v") {
    (request) throws(MovieError) in try MovieSink(request, container: .iso("mp4"))
  }

  static let mov = OutputFormat(name: "QuickTime", ending: ".mov") {
    (request) throws(MovieError) in try MovieSink(request, container: .iso("mov"))
  }
}

extension MovieSettings {
  /// These settings in libx264's words.
  fileprivate func x264Options(for size: PixelSize) -> EncoderOptions {
    var options = [
      (name: "preset", value: preset.rawValue),
      (name: "crf", value: "\(crf)"),
      (name: "rc-lookahead", value: "\(lookahead(for: size))"),
      // A key frame that is asked for is one that a player can begin at.
      (name: "forced-idr", value: "1"),
    ]
    // One frame between looking ahead and encoding, instead of one for every B-frame and one more:
    // it costs no time, and 4.7 MB a frame on a phone's screen.
    // And no weighted prediction, which keeps two more pictures in weights of their own for each
    // thread, 7 MB, and makes files of fades some per cent smaller.
    var parameters = ["sync-lookahead=1", "weightp=0"]
    // Of a large picture every one that is kept for others to refer to is 10 to 16 MB: two of them rather
    // than three, and none between B-frames, is 24 MB less at 1920 × 1080 and the same size of file
    // within 1 %.
    if size.area > Self.large, preset == .fast || preset == .medium {
      parameters += ["ref=2", "b-pyramid=none"]
    }
    // x264's AVX-512 code for its lookahead reads memory that nobody wrote unless the width is a
    // multiple of 128 (seen in version 164), and then no two runs give the same file. The AVX2
    // code costs up to 6 % more and gives the bytes of every older machine.
    if av_get_cpu_flags() & AV_CPU_FLAG_AVX512 != 0 {
      parameters.append("asm=avx2")
    }
    options.append((name: "x264-params", value: parameters.joined(separator: ":")))
    return options
  }

  /// Pixels; a phone's screen at two of them a point has fewer.
  private static let large = 1_500_000

  /// x264 keeps about 3.5 bytes a pixel of every frame that it looks ahead. Frames of a demo differ
  /// little: looking 3 or 14 ahead makes files of the same size.
  private func lookahead(for size: PixelSize) -> Int {
    lookahead ?? min(40, max(3, 5_000_000 / size.area))
  }
}
