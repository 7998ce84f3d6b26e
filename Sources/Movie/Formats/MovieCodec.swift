import Pixels

/// FFmpeg's options by name; one that it does not know is an error.
typealias EncoderOptions = [(name: String, value: String)]

/// A video codec: the encoder that makes it, what that is told, and the files that can hold it.
///
/// To add one, add a file to `Codecs` that holds all of this, and list it in ``all``.
public struct MovieCodec: Sendable {
  /// What people call it: `H.264`.
  public let name: String
  /// FFmpeg's name of the encoder: `libx264`.
  public let encoder: String
  /// The Debian and Ubuntu package that brings the encoder.
  public let package: String
  /// What the encoder is given.
  package let pixelFormat: PixelFormat
  /// The formats whose files can hold it. Several codecs may share one; the first listed in
  /// ``all`` is the usual one there.
  let formats: [OutputFormat]
  /// A clip's settings in the encoder's own words.
  let options: @Sendable (MovieSettings, PixelSize) -> EncoderOptions

  init(
    name: String, encoder: String, package: String = "libavcodec-extra", pixelFormat: PixelFormat,
    formats: [OutputFormat],
    options: @escaping @Sendable (MovieSettings, PixelSize) -> EncoderOptions = { _, _ in [] }
  ) {
    self.name = name
    self.encoder = encoder
    self.package = package
    self.pixelFormat = pixelFormat
    self.formats = formats
    self.options = options
  }

  package static let all = [h264, vp9, gif, webP, png]

  /// How the command line writes it: `h264`.
  package var word: String { name.lowercased().filter { $0 != "." } }
}

/// Two are the same where the same encoder makes the same thing.
extension MovieCodec: Hashable {
  public static func == (one: MovieCodec, other: MovieCodec) -> Bool {
    one.name == other.name && one.encoder == other.encoder
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(encoder)
  }
}
