import Foundation
import Pixels

/// Frames to a GIF that plays for ever.
///
/// A picture is written when the next different one is there, since only then is it known how long
/// it lasts: a stretch of equal frames is one picture with the delay of all of them. Each picture is
/// only the part that changed, with the 255 best colours for that part, so what holds still keeps
/// its exact colours. Two pictures are in memory, whatever the clip's length.
final class GIFSink: FrameSink {
  private let file: OutputFile
  private let codec: MovieCodec
  private let kept: KeptPicture
  private let starts: FrameStarts
  private var pending: (image: GIFImage, start: Int)?
  private var nextFrame = 0

  /// Delays have 16 bits.
  private static let longestDelay = 65535

  init(_ request: SinkRequest) throws(MovieError) {
    let (width, height) = (request.size.width, request.size.height)
    guard width <= 65535, height <= 65535 else {
      throw .tooLarge(width: width, height: height, format: "GIF", limit: 65535)
    }
    codec = request.codec
    try codec.checkAvailable()
    kept = KeptPicture(width: width, height: height)
    starts = FrameStarts(frameRate: request.frameRate, ticks: 100)
    file = request.file.output
    // No colours for all pictures; the application extension says to play again, 0 times is always.
    try file.write(
      Array("GIF89a".utf8) + GIFImage.word(width) + GIFImage.word(height)
        + [0x70, 0, 0, 0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0])
  }

  func take(_ pixels: PixelBuffer, changed: PixelRect?) throws(MovieError) {
    if let part = kept.keep(pixels, changed: changed) {
      try writePending()
      pending = (try GIFImage(part, codec: codec), starts.tick(of: nextFrame))
    }
  }

  func writeFrame() throws(MovieError) { nextFrame += 1 }

  func finish() throws(MovieError) {
    try writePending()
    // Then the end.
    try file.write(ClipMark.gifComment + [0x3B])
  }

  private func writePending() throws(MovieError) {
    guard let (image, start) = pending else { return }
    var delay = starts.tick(of: nextFrame) - start
    try file.write(image.bytes(delay: min(delay, Self.longestDelay)))
    while delay > Self.longestDelay {
      delay -= Self.longestDelay
      try file.write(GIFImage.nothing.bytes(delay: min(delay, Self.longestDelay)))
    }
    pending = nil
  }
}
