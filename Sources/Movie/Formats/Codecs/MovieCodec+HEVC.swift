import CFFmpeg
import Pixels

extension MovieCodec {
  /// H.265, by libx265.
  public static let hevc = MovieCodec(
    name: "HEVC", encoder: "libx265", pixelFormat: .yuv420p, formats: [.mp4, .m4v, .mov]
  ) { settings, size in settings.x265Options(for: size) }
}

extension MovieSettings {
  /// These settings in libx265's words.
  fileprivate func x265Options(for size: PixelSize) -> EncoderOptions {
    let parameters = [
      // Frames that are coded side by side know less of each other, so that the bytes would depend on
      // how many processors there are. Rows of one frame do not have that: one thread and two gave the
      // same file (measured, version 3.5).
      "frame-threads=1", "wpp=1", "pools=\(threads == 0 ? "*" : "\(threads)")",
      "lookahead-slices=0",
      // With weighted prediction it looks for motion in memory that nobody wrote (seen with valgrind, version
      // 3.5), and then no two runs give the same file.
      "weightp=0",
      "rc-lookahead=\(lookahead(for: size))",
      // No version and no settings in the file, nothing on standard error.
      "info=0", "log-level=none",
    ]
    return [
      (name: "preset", value: preset.rawValue),
      (name: "crf", value: "\(crf)"),
      (name: "x265-params", value: parameters.joined(separator: ":")),
    ]
  }

  /// More than the four B-frames of its presets, as it asks for; see ``lookahead``.
  private func lookahead(for size: PixelSize) -> Int {
    max(5, lookahead ?? min(20, 5_000_000 / max(1, size.area)))
  }
}
