import Pixels

/// FFmpeg's options by name; one that it does not know is an error.
typealias EncoderOptions = [(name: String, value: String)]

/// A video codec: the encoder that makes it, what that is told, and the files that can hold it.
///
/// To add one, add a file to `Codecs` that holds all of this, and list it in `all`.
public struct MovieCodec: Sendable {
  /// What people call it: `H.264`.
  public let name: String
  /// FFmpeg's name of the encoder: `libx264`; `Showreel` where it is none of FFmpeg's.
  public let encoder: String
  /// The Debian and Ubuntu package that brings the encoder.
  public let package: String
  /// What the encoder is given.
  package let pixelFormat: PixelFormat
  /// What it is given of a clip that is transparent; `nil` where it knows no alpha.
  package let alphaFormat: PixelFormat?
  /// Pixels that a side has to have at the least.
  let smallestSide: Int
  /// Whether ``MovieSettings/crf`` makes its files larger or smaller.
  package let hasQuality: Bool
  /// Whether frames of ``StillPictures/skipped`` can stand between its own.
  let canSkip: Bool
  /// FFmpeg has no part in it.
  let isOwn: Bool
  /// FFmpeg's words for what takes something out of its packets; `nil` where they are taken as they are.
  let packetFilter: String?
  /// The formats whose files can hold it. Several codecs may share one; the first listed in
  /// `all` is the usual one there.
  let formats: [OutputFormat]
  /// A clip's settings in the encoder's own words.
  let options: @Sendable (MovieSettings, PixelSize) -> EncoderOptions
  /// Those that its encoder gets.
  let threads: @Sendable (MovieSettings, PixelSize) -> Int

  init(
    name: String, encoder: String, package: String = "libavcodec-extra", pixelFormat: PixelFormat,
    alphaFormat: PixelFormat? = nil, smallestSide: Int = 1, hasQuality: Bool = true,
    canSkip: Bool = false, isOwn: Bool = false, packetFilter: String? = nil,
    formats: [OutputFormat],
    options: @escaping @Sendable (MovieSettings, PixelSize) -> EncoderOptions = { _, _ in [] },
    threads: @escaping @Sendable (MovieSettings, PixelSize) -> Int = { settings, _ in
      settings.threads
    }
  ) {
    self.name = name
    self.encoder = encoder
    self.package = package
    self.pixelFormat = pixelFormat
    self.alphaFormat = alphaFormat
    self.smallestSide = smallestSide
    self.hasQuality = hasQuality
    self.canSkip = canSkip
    self.isOwn = isOwn
    self.packetFilter = packetFilter
    self.formats = formats
    self.options = options
    self.threads = threads
  }

  package static let all = [h264, hevc, vp9, av1, proRes, gif, webP, apng, svg, y4m, png]

  /// What ``MovieFacts/codec`` says of it.
  package var nameInFacts: String { self == .y4m ? "rawvideo" : word }

  /// How the command line writes it: `h264`.
  package var word: String { name.lowercased().filter { $0 != "." } }
}

/// Two are the same where the same encoder makes the same thing.
extension MovieCodec: Hashable {
  /// By name and encoder: what else there is follows from these.
  public static func == (one: MovieCodec, other: MovieCodec) -> Bool {
    one.name == other.name && one.encoder == other.encoder
  }

  /// By name and encoder.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(encoder)
  }
}
