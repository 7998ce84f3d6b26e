/// How a movie is encoded. The defaults suit demo clips: sharp text, playable everywhere.
public struct MovieSettings: Hashable, Sendable {
  public var codec: MovieCodec
  /// Constant rate factor, 0…51: lower is better and larger; 18 looks like the original.
  public var crf: Double
  public var preset: EncoderPreset
  public var pixelFormat: PixelFormat
  /// Most frames from one key frame to the next; `nil` leaves it to the encoder (x264: 250).
  public var keyframeInterval: Int?
  /// Puts the index before the pictures, so that a browser can play while it loads.
  public var fastStart: Bool
  /// Encoder threads; 0 lets the encoder choose. The bytes of a file depend on it, and so does
  /// the memory (about three pictures a thread).
  public var threads: Int

  public init(
    codec: MovieCodec = .h264, crf: Double = 18, preset: EncoderPreset = .medium,
    pixelFormat: PixelFormat = .yuv420p, keyframeInterval: Int? = nil, fastStart: Bool = true,
    threads: Int = 0
  ) {
    self.codec = codec
    self.crf = crf
    self.preset = preset
    self.pixelFormat = pixelFormat
    self.keyframeInterval = keyframeInterval
    self.fastStart = fastStart
    self.threads = threads
  }

  func validate() throws(MovieError) {
    guard (0...51).contains(crf) else {
      throw .settingOutOfRange(option: "--crf", value: "\(crf)", range: "0 to 51")
    }
    if let keyframeInterval, keyframeInterval < 1 {
      throw .settingOutOfRange(
        option: "--keyframe-interval", value: "\(keyframeInterval)", range: "1 or more frames")
    }
    guard (0...128).contains(threads) else {
      throw .settingOutOfRange(option: "--threads", value: "\(threads)", range: "0 to 128")
    }
  }
}

/// A video codec and the encoder that makes it. To add one, add a constant and list it in
/// ``OutputFormat``.
public struct MovieCodec: Hashable, Sendable {
  /// What people call it: `H.264`.
  public let name: String
  /// FFmpeg's name of the encoder: `libx264`.
  public let encoder: String
  /// The Debian and Ubuntu package that brings the encoder.
  public let package: String
  public let pixelFormats: [PixelFormat]

  package init(name: String, encoder: String, package: String, pixelFormats: [PixelFormat]) {
    self.name = name
    self.encoder = encoder
    self.package = package
    self.pixelFormats = pixelFormats
  }

  public static let h264 = MovieCodec(
    name: "H.264", encoder: "libx264", package: "libavcodec-extra", pixelFormats: [.yuv420p])
}

/// How colours are stored in a movie.
public enum PixelFormat: String, Hashable, Sendable, CaseIterable {
  /// Full brightness, colour at half the resolution both ways. The one that plays everywhere.
  case yuv420p
}

/// How long the encoder searches for a smaller file; x264's names.
public enum EncoderPreset: String, Hashable, Sendable, CaseIterable {
  case ultrafast, superfast, veryfast, faster, fast, medium, slow, slower, veryslow, placebo
}
