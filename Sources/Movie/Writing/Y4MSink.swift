import Foundation
import Pixels

/// Frames to a Y4M stream: a line of what they are, and then each as it is.
///
/// The format has no word for BT.709, which the colours follow; who decodes it has to be told.
///
/// - Source: the YUV4MPEG2 description of mjpegtools, `yuv4mpeg(5)`.
final class Y4MSink: FrameSink {
  private let file: OutputFile
  private let picture: VideoFrame
  private let converter: FrameConverter
  private let size: PixelSize
  /// The frame's own mark and its three planes, one after the other.
  private var bytes: [UInt8] = []

  init(_ request: SinkRequest) throws(MovieError) {
    size = request.size
    guard size.width % 2 == 0, size.height % 2 == 0 else {
      throw .oddSize(width: size.width, height: size.height, codec: request.codec.name)
    }
    picture = try VideoFrame(size, .yuv420p)
    converter = FrameConverter(to: .yuv420p, size: size)
    file = request.file.output
    let rate = request.frameRate
    // Progressive, square pixels, colour sited left as in MPEG-2, limited range.
    let head =
      "YUV4MPEG2 W\(size.width) H\(size.height) F\(rate.numerator):\(rate.denominator) "
      + "Ip A1:1 C420mpeg2 XYSCSS=420MPEG2 XCOLORRANGE=LIMITED\n"
    try file.write(Array(head.utf8))
  }

  func take(_ pixels: PixelBuffer, changed: PixelRect?) throws(MovieError) {
    try converter.convert(pixels, changed: changed, into: picture)
    bytes.removeAll(keepingCapacity: true)
    bytes += Array("FRAME\n".utf8)
    for index in 0..<3 {
      let plane = try picture.plane(index)
      let (width, height) =
        index == 0 ? (size.width, size.height) : (size.width / 2, size.height / 2)
      for y in 0..<height {
        bytes += UnsafeBufferPointer(start: plane.start + y * plane.stride, count: width)
      }
    }
  }

  func writeFrame() throws(MovieError) { try file.write(bytes) }

  func finish() throws(MovieError) {}
}
