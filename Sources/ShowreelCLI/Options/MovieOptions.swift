import ArgumentParser
import Compositing
import Movie
import Studio

extension RendererChoice: ExpressibleByArgument {}
extension EncoderPreset: ExpressibleByArgument {}
extension StillPictures: ExpressibleByArgument {}

/// How a clip is drawn and encoded.
struct MovieOptions: ParsableArguments {
  @Option(help: "What draws: the first that works, or one of them.")
  var renderer: RendererChoice = .auto

  @Option(
    help: ArgumentHelp(
      "The video codec, by itself the file's usual one: \(Self.codecs).", valueName: "name"),
    completion: .list(MovieCodec.all.map(\.word)))
  var codec: String?

  @Option(
    help: ArgumentHelp(
      "Quality, 0 to 51; lower is better and larger. GIF, APNG, SVG, PNG, Y4M and ProRes have none.",
      valueName: "number"))
  var crf: Double = 18

  @Option(help: "How long the encoder looks for a smaller file.")
  var preset: EncoderPreset = .medium

  @Option(
    name: .customLong("still-pictures"),
    help: ArgumentHelp(
      "What becomes of frames in which nothing changes, or little: H.264 writes what does by itself and skips the "
        + "rest, or skips only frames in which nothing does, or the encoder is given them all.",
      valueName: "way"))
  var stillPictures: StillPictures = .written

  @Option(
    name: .customLong("max-bytes"),
    help: ArgumentHelp(
      "What each file may have at the most: 500k, 2M. The best quality that fits is found, from --crf "
        + "downwards; the clip is played several times for it.", valueName: "bytes"))
  var maxBytes: String?

  @Option(
    help: ArgumentHelp(
      "Pixels from left to right of the picture, in place of --scale; with a look, of its canvas.",
      valueName: "pixels"))
  var width: Int?

  @Option(help: ArgumentHelp("Only these frames, the first being 0: 30-89.", valueName: "range"))
  var frames: String?

  func validate() throws {
    if let codec, Self.codec(named: codec) == nil {
      let words = MovieCodec.all.map(\.word)
      throw ValidationError(
        "There is no codec '\(codec)' here. "
          + UnknownWord.remedy(
            for: codec, among: words, others: Self.otherNames, title: "Codecs"))
    }
    if !(0...51).contains(crf) {
      throw ValidationError("--crf \(crf) is not between 0 and 51. Use --crf 18.")
    }
    if let width, !(2...16384).contains(width) || width % 2 != 0 {
      let even = min(16384, max(2, width + (width > 0 && width < 16384 ? width % 2 : 0)))
      throw ValidationError(
        "--width \(width) is not an even number of pixels from 2 to 16384. Use --width \(even).")
    }
    if let maxBytes, ByteCount(argument: maxBytes) == nil {
      throw ValidationError("'\(maxBytes)' is not a number of bytes. Use --max-bytes 500k.")
    }
    if let frames, range(frames) == nil {
      throw ValidationError("'\(frames)' is not a range of frames. Use --frames 30-89.")
    }
  }

  var exportOptions: ExportOptions {
    var options = ExportOptions()
    options.movie.codec = codec.flatMap(Self.codec)
    options.movie.crf = crf
    options.movie.preset = preset
    options.movie.stillPictures = stillPictures
    options.renderer = renderer
    options.frames = frames.flatMap(range)
    options.width = width
    options.maxBytes = maxBytes.flatMap { ByteCount(argument: $0)?.bytes }
    return options
  }

  /// What other programs call codecs.
  private static let otherNames = [
    "h265": "hevc", "h.265": "hevc", "x265": "hevc", "libx265": "hevc", "hvc1": "hevc",
    "avc": "h264", "avc1": "h264", "h.264": "h264", "x264": "h264", "libx264": "h264",
    "libvpx": "vp9", "libvpx-vp9": "vp9", "libaom": "av1", "libaom-av1": "av1", "av01": "av1",
  ]

  private static let codecs = MovieCodec.all.map(\.word).joined(separator: ", ")

  private static func codec(named word: String) -> MovieCodec? {
    MovieCodec.all.first { $0.word == word }
  }

  private func range(_ text: String) -> ClosedRange<Int>? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    switch parts.count {
    case 1: return parts[0].flatMap { $0 >= 0 ? $0...$0 : nil }
    case 2:
      guard let first = parts[0], let last = parts[1], first >= 0, first <= last else { return nil }
      return first...last
    default: return nil
    }
  }
}
