import CFFmpeg
import Foundation
import Pixels

/// Frames to a folder of PNG files, one for each frame, without loss.
final class PictureSink: FrameSink {
  private let encoder: VideoEncoder
  private let picture: VideoFrame
  private let folder: UnfinishedFolder
  private let hasAlpha: Bool
  private var nextFrame = 0
  /// The file of the picture taken last.
  private var bytes: [UInt8] = []

  init(_ request: SinkRequest) throws(MovieError) {
    encoder = try VideoEncoder(
      EncoderSetup(
        codec: request.codec, pixelFormat: request.pixelFormat, size: request.size,
        frameRate: request.frameRate))
    picture = try VideoFrame(request.size, request.pixelFormat)
    hasAlpha = request.pixelFormat.hasAlpha
    folder = request.folder
  }

  func take(_ pixels: PixelBuffer, changed: PixelRect?) throws(MovieError) {
    try picture.makeWritable()
    let whole = PixelRect(pixels.size)
    let area = changed?.intersection(whole) ?? whole
    PNGPixels.copy(pixels, area, to: try picture.packed, hasAlpha: hasAlpha)
    picture.pointer.pointee.pts = Int64(nextFrame)
    bytes.removeAll(keepingCapacity: true)
    try encoder.encode(picture) { (packet) throws(MovieError) in bytes += packet.bytes }
  }

  func writeFrame() throws(MovieError) {
    try writeFile(PictureName.of(nextFrame))
    nextFrame += 1
  }

  func finish() throws(MovieError) {}

  private func writeFile(_ name: String) throws(MovieError) {
    let file = try folder.file(name)
    try file.write(bytes)
    try file.flush()
  }
}
