import CFFmpeg
import Foundation

/// Frames to an animated WebP that plays for ever.
///
/// libwebp keeps what it has compressed until the end, so memory grows with the file, not with the
/// frames: a stretch of equal frames is one picture that lasts as long as all of them.
final class WebPSink: FrameSink {
  private let encoder: VideoEncoder
  private let picture: VideoFrame
  private let kept: KeptPicture
  private let starts: FrameStarts
  private let file: OutputFile
  private var nextFrame = 0
  private var bytes: [UInt8] = []

  init(_ request: SinkRequest) throws(MovieError) {
    let (width, height) = (request.width, request.height)
    // What libwebp's lossy pictures can hold; its lossless ones hold one pixel more.
    guard width <= 16383, height <= 16383 else {
      throw .tooLarge(width: width, height: height, format: "WebP", limit: 16383)
    }
    let settings = request.settings
    let options =
      settings.crf == 0
      ? [(name: "lossless", value: "1")] : [(name: "quality", value: "\(settings.webPQuality)")]
    encoder = try VideoEncoder(
      EncoderSetup(
        codec: request.codec, width: width, height: height, frameRate: 1000,
        pixelFormat: AV_PIX_FMT_BGRA, colour: .sRGB, options: options))
    picture = try VideoFrame(width: width, height: height, format: AV_PIX_FMT_BGRA, colour: .sRGB)
    kept = KeptPicture(width: width, height: height)
    starts = FrameStarts(frameRate: request.frameRate, ticks: 1000)
    file = try OutputFile(request.partialPath, shownPath: request.shownPath)
  }

  func take(_ pixels: PixelBuffer, changed: PixelRect?) throws(MovieError) {
    if let part = kept.keep(pixels, changed: changed) {
      try picture.makeWritable()
      kept.copy(part.rect, to: try picture.packed)
      picture.pointer.pointee.pts = Int64(starts.tick(of: nextFrame))
      try encoder.encode(picture) { (packet) throws(MovieError) in bytes += packet.bytes }
    }
  }

  func writeFrame() throws(MovieError) { nextFrame += 1 }

  func finish() throws(MovieError) {
    try encoder.encode(nil) { (packet) throws(MovieError) in bytes += packet.bytes }
    // The encoder guesses how long the last picture lasts.
    AnimatedWebP.setDuration(starts.tick(of: nextFrame), in: &bytes)
    try file.write(bytes)
    try file.close()
  }
}
