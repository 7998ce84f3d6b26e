/// What facts are put together of, each by whoever knows it.
extension MovieFacts {
  /// How a file's pictures are kept, in FFmpeg's words.
  struct Encoding {
    var codec: String
    var width: Int
    var height: Int
    var pixelFormat: String
    var color = Color.unknown
  }

  /// When its pictures are shown.
  struct Showing {
    var frameRate: FrameRate?
    var isConstant: Bool
    var frameCount: Int
    var startsWithKeyFrame = true
    var startTime = ExactTime(0)
    var duration: ExactTime

    init(frameRate: FrameRate?, isConstant: Bool, frameCount: Int, duration: ExactTime) {
      self.frameRate = frameRate
      self.isConstant = isConstant
      self.frameCount = frameCount
      self.duration = duration
    }

    init(_ timing: Timing) {
      self.init(
        frameRate: timing.frameRate, isConstant: timing.isConstant,
        frameCount: timing.starts.count, duration: timing.duration)
      startsWithKeyFrame = timing.startsWithKey
      startTime = timing.startTime
    }
  }

  /// What came out of the decoder, if it was asked.
  struct Decoding {
    var count: Int?
    var error: MovieError?
  }

  /// Of a file whose container says nothing beside its pictures.
  init(
    container: String, byteCount: Int, _ encoding: Encoding, _ showing: Showing,
    _ decoding: Decoding
  ) {
    self.container = container
    self.byteCount = byteCount
    codec = encoding.codec
    (width, height) = (encoding.width, encoding.height)
    pixelFormat = encoding.pixelFormat
    color = encoding.color
    frameRate = showing.frameRate
    hasConstantFrameRate = showing.isConstant
    frameCount = showing.frameCount
    startsWithKeyFrame = showing.startsWithKeyFrame
    (startTime, duration) = (showing.startTime, showing.duration)
    (decodedFrameCount, decodingError) = (decoding.count, decoding.error)
  }
}
