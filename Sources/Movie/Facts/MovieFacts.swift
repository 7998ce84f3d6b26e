import CFFmpeg

/// What is true of a movie file, read from the file.
///
///     let facts = try MovieFacts.read("slide.mp4", decode: true)
///     facts.frameCount == 120 && facts.decodesToTheEnd == true
public struct MovieFacts: Hashable, Sendable {
  /// `mp4`, `mov`, or FFmpeg's first name for the container.
  public var container: String
  /// FFmpeg's name of the codec: `h264`.
  public var codec: String
  /// Pixels.
  public var width: Int
  /// Pixels.
  public var height: Int
  /// FFmpeg's name of how pixels are stored: `yuv420p`.
  public var pixelFormat: String
  /// How its colours are tagged.
  public var color: Color
  /// From the distances between the frames; the container's own where there is one frame.
  public var frameRate: FrameRate?
  /// Every frame follows the one before after the same time, as near as the file's clock can say.
  public var hasConstantFrameRate: Bool
  /// Pictures in the file, counted one by one. A GIF or WebP has one for a stretch of equal frames.
  public var frameCount: Int
  /// The first picture stands alone, so that playing can start at it.
  public var startsWithKeyFrame: Bool
  /// When the first frame is shown.
  public var startTime: ExactTime
  /// From the start of the first frame to the end of the last.
  public var duration: ExactTime
  /// What the file's own header says that it lasts; `nil` where it says nothing (GIF, WebP).
  public var containerDuration: ExactTime?
  /// The index comes before the pictures; `nil` for containers that are not ISO files.
  public var isFastStart: Bool?
  /// Of the file.
  public var byteCount: Int
  /// Pictures, sound, text: a clip has one, of pictures.
  package var streamCount = 1
  /// Pictures that came out of the decoder; `nil` if it was not asked to.
  public var decodedFrameCount: Int?
  /// What stopped the decoder, if it was asked and something did.
  public var decodingError: MovieError?

  /// How colours are tagged, in FFmpeg's words: `bt709`, `tv`, `left`.
  public struct Color: Hashable, Sendable {
    /// From Y′CbCr to R′G′B′.
    public var matrix: String
    /// What red, green and blue are.
    public var primaries: String
    /// From light to numbers.
    public var transfer: String
    /// `tv` from 16 to 235, `pc` from 0 to 255.
    public var range: String
    /// Where in a block of pixels its colour is taken.
    public var chromaLocation: String

    /// Of formats that have one way of colours alone.
    static let unknown = Color(
      matrix: "unknown", primaries: "unknown", transfer: "unknown", range: "unknown",
      chromaLocation: "unknown")
  }

  /// Bits a second over the whole file, 0 where it has no duration.
  public var bitRate: Int {
    duration.numerator == 0 ? 0 : Int((Double(byteCount * 8) / duration.seconds).rounded())
  }

  /// Every frame of the file came out of the decoder; `nil` if it was not asked to.
  public var decodesToTheEnd: Bool? {
    decodedFrameCount.map { $0 == frameCount && decodingError == nil }
  }
}

extension MovieFacts: CustomStringConvertible {
  /// `h264 1280×720@60 yuv420p bt709 tv, 120 frames, 2.000 s`
  public var description: String {
    let rate = frameRate.map { "@\($0)" } ?? ""
    let thousandths = Int((duration.seconds * 1000).rounded())
    let fraction = String(1000 + thousandths % 1000).dropFirst()
    return "\(codec) \(width)×\(height)\(rate) \(pixelFormat) \(color.matrix) \(color.range), "
      + "\(frameCount) \(frameCount == 1 ? "frame" : "frames"), \(thousandths / 1000).\(fraction) s"
  }
}
