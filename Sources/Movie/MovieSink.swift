import CFFmpeg
import Pixels

/// Frames to a movie: H.264 in an ISO container (MP4, MOV), VP9 in WebM.
final class MovieSink: FrameSink {
  private let encoder: VideoEncoder
  private let muxer: Muxer
  /// The picture as the encoder sees it. It stays from frame to frame, so that a repeated frame is
  /// the same memory once more and a small change is a small conversion.
  private let picture: VideoFrame
  private var nextFrame = 0

  init(_ request: SinkRequest, container: String) throws(MovieError) {
    let settings = request.settings
    let (width, height) = (request.width, request.height)
    guard width % 2 == 0, height % 2 == 0 else {
      throw .oddSize(width: width, height: height, codec: request.codec.name)
    }
    encoder = try VideoEncoder(
      EncoderSetup(
        codec: request.codec, width: width, height: height, frameRate: request.frameRate,
        pixelFormat: AV_PIX_FMT_YUV420P, colour: .bt709,
        options: settings.options(for: request.codec, width: width, height: height),
        keyframeInterval: settings.keyframeInterval, threads: settings.threads, globalHeader: true))
    picture = try VideoFrame(
      width: width, height: height, format: AV_PIX_FMT_YUV420P, colour: .bt709)
    muxer = try Muxer(
      container: container, path: request.file.path, shownPath: request.destination.path,
      encoder: encoder, options: Self.options(of: container, for: request))
  }

  private static func options(
    of container: String, for request: SinkRequest
  ) -> [(name: String, value: String)] {
    let isFastStart = request.settings.fastStart
    guard container != "webm" else {
      return isFastStart ? [(name: "cues_to_front", value: "1")] : []
    }
    // The file's own clock would tick in milliseconds and round the duration; this one is the
    // track's, which FFmpeg doubles from the frame rate until it is fine enough.
    var timescale = request.frameRate.numerator
    while timescale < 10_000 { timescale *= 2 }
    return [(name: "movie_timescale", value: "\(timescale)")]
      + (isFastStart ? [(name: "movflags", value: "+faststart")] : [])
  }

  func take(_ pixels: PixelBuffer, changed: PixelRect?) throws(MovieError) {
    try picture.makeWritable()
    let area = changed?.withItsChroma(in: pixels.size) ?? PixelRect(pixels.size)
    BT709.convert(pixels, area, into: try picture.planes)
  }

  func writeFrame() throws(MovieError) {
    picture.pointer.pointee.pts = Int64(nextFrame)
    nextFrame += 1
    try encoder.encode(picture) { (packet) throws(MovieError) in try muxer.write(packet) }
  }

  func finish() throws(MovieError) {
    try encoder.encode(nil) { (packet) throws(MovieError) in try muxer.write(packet) }
    try muxer.finish()
  }
}
