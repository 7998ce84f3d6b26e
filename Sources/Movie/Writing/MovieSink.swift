import CFFmpeg
import Pixels

/// Frames to a movie: H.264, HEVC, AV1 or ProRes in an ISO container (MP4, MOV), VP9 or AV1 in WebM.
final class MovieSink: FrameSink {
  private let encoder: VideoEncoder
  private let muxer: Muxer
  /// The picture as the encoder sees it. It stays from frame to frame, so that a repeated frame is
  /// the same memory once more and a small change is a small conversion.
  private let picture: VideoFrame
  private let converter: FrameConverter
  private var nextFrame = 0

  init(_ request: SinkRequest, container: MovieContainer) throws(MovieError) {
    let (settings, size, codec) = (request.settings, request.size, request.codec)
    guard size.width % 2 == 0, size.height % 2 == 0 else {
      throw .oddSize(width: size.width, height: size.height, codec: codec.name)
    }
    guard min(size.width, size.height) >= codec.smallestSide else {
      throw .tooSmall(
        width: size.width, height: size.height, codec: codec.name, limit: codec.smallestSide)
    }
    encoder = try VideoEncoder(
      EncoderSetup(
        codec: codec, pixelFormat: request.pixelFormat, size: size, frameRate: request.frameRate,
        options: codec.options(settings, size),
        keyframeInterval: settings.keyframeInterval, threads: settings.threads, globalHeader: true))
    picture = try VideoFrame(size, request.pixelFormat)
    converter = FrameConverter(to: request.pixelFormat, size: size)
    muxer = try Muxer(
      container: container.name, path: request.file.path, shownPath: request.destination.path,
      encoder: encoder, options: container.options(request),
      // Players of WebM ask the file whether there is more beside the pictures.
      hasAlpha: request.pixelFormat.hasAlpha)
  }

  func take(_ pixels: PixelBuffer, changed: PixelRect?) throws(MovieError) {
    try picture.makeWritable()
    try converter.convert(pixels, changed: changed, into: picture)
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
