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

  init(_ request: SinkRequest, container: MovieContainer) throws(MovieError) {
    let (settings, size) = (request.settings, request.size)
    guard size.width % 2 == 0, size.height % 2 == 0 else {
      throw .oddSize(width: size.width, height: size.height, codec: request.codec.name)
    }
    encoder = try VideoEncoder(
      EncoderSetup(
        codec: request.codec, size: size, frameRate: request.frameRate,
        options: request.codec.options(settings, size),
        keyframeInterval: settings.keyframeInterval, threads: settings.threads, globalHeader: true))
    picture = try VideoFrame(size, request.codec.pixelFormat)
    muxer = try Muxer(
      container: container.name, path: request.file.path, shownPath: request.destination.path,
      encoder: encoder, options: container.options(request))
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
