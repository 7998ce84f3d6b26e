import CFFmpeg
import Pixels

/// One picture in FFmpeg's memory (`AVFrame`).
final class VideoFrame {
  let pointer: UnsafeMutablePointer<AVFrame>

  /// A frame for a decoder to fill.
  init() throws(MovieError) {
    pointer = try check("av_frame_alloc") { av_frame_alloc() }
  }

  /// A picture of its own, with undefined content.
  init(_ size: PixelSize, _ format: PixelFormat) throws(MovieError) {
    let pointer = try check("av_frame_alloc") { av_frame_alloc() }
    self.pointer = pointer
    let color = format.color
    pointer.pointee.width = Int32(size.width)
    pointer.pointee.height = Int32(size.height)
    pointer.pointee.format = format.ffmpeg.rawValue
    pointer.pointee.colorspace = color.matrix
    pointer.pointee.color_primaries = color.primaries
    pointer.pointee.color_trc = color.transfer
    pointer.pointee.color_range = color.range
    pointer.pointee.chroma_location = color.chromaLocation
    try check("av_frame_get_buffer") { av_frame_get_buffer(pointer, 0) }
  }

  deinit {
    var pointer: UnsafeMutablePointer<AVFrame>? = pointer
    av_frame_free(&pointer)
  }

  /// Makes sure that nobody else reads the picture: an encoder that still holds it keeps a copy.
  func makeWritable() throws(MovieError) {
    try check("av_frame_make_writable") { av_frame_make_writable(pointer) }
  }

  /// Asks an encoder for more than its usual quality in the whole picture.
  ///
  /// - Parameter steps: By which it quantises finer, of all that there are; 0 is as usual.
  func setFineness(_ steps: AVRational) throws(MovieError) {
    av_frame_remove_side_data(pointer, AV_FRAME_DATA_REGIONS_OF_INTEREST)
    guard steps.num != 0 else { return }
    let size = MemoryLayout<AVRegionOfInterest>.size
    let data = try check("av_frame_new_side_data") {
      av_frame_new_side_data(pointer, AV_FRAME_DATA_REGIONS_OF_INTEREST, size)
    }
    UnsafeMutableRawPointer(data.pointee.data).storeBytes(
      of: AVRegionOfInterest(
        self_size: UInt32(size), top: 0, bottom: Int32(height), left: 0, right: Int32(width),
        qoffset: AVRational(num: -steps.num, den: steps.den)),
      as: AVRegionOfInterest.self)
  }

  var width: Int { Int(pointer.pointee.width) }
  var height: Int { Int(pointer.pointee.height) }

  /// The planes of a yuv420p picture.
  var planes: YUVPlanes {
    get throws(MovieError) {
      let frame = pointer.pointee
      return YUVPlanes(
        luma: try plane(frame.data.0), lumaStride: Int(frame.linesize.0),
        cb: try plane(frame.data.1), cbStride: Int(frame.linesize.1),
        cr: try plane(frame.data.2), crStride: Int(frame.linesize.2))
    }
  }

  /// One of the planes, and the bytes from row to row.
  func plane(
    _ index: Int
  ) throws(MovieError) -> (start: UnsafeMutablePointer<UInt8>, stride: Int) {
    let (data, lines) = (pointer.pointee.data, pointer.pointee.linesize)
    return switch index {
    case 0: (try plane(data.0), Int(lines.0))
    case 1: (try plane(data.1), Int(lines.1))
    case 2: (try plane(data.2), Int(lines.2))
    default: (try plane(data.3), Int(lines.3))
    }
  }

  /// One of the planes of a picture with more than eight bits, and the samples from row to row.
  func deepPlane(
    _ index: Int
  ) throws(MovieError) -> (start: UnsafeMutablePointer<UInt16>, stride: Int) {
    let (start, stride) = try plane(index)
    // FFmpeg aligns its planes for vectors.
    return (UnsafeMutableRawPointer(start).assumingMemoryBound(to: UInt16.self), stride / 2)
  }

  /// The only plane of a packed picture, and the bytes from row to row.
  var packed: (start: UnsafeMutablePointer<UInt8>, stride: Int) {
    get throws(MovieError) {
      (try plane(pointer.pointee.data.0), Int(pointer.pointee.linesize.0))
    }
  }

  /// The number of the pixels to see through in a picture with numbers for pixels, where there are fewer colours than 256.
  static let transparentNumber: UInt8 = 255

  /// The colours of a picture with numbers for pixels, opaque BGRA.
  func setPalette(_ colors: [UInt32]) throws(MovieError) {
    let entries = try plane(pointer.pointee.data.1)
    entries.withMemoryRebound(to: UInt32.self, capacity: 256) { entries in
      // What no pixel has: black, so that it costs nothing, and at the end one to see through.
      entries.update(repeating: 0xFF00_0000, count: 256)
      for (number, color) in colors.enumerated() { entries[number] = color }
      if colors.count < 256 { entries[Int(Self.transparentNumber)] = 0 }
    }
  }

  private func plane(
    _ start: UnsafeMutablePointer<UInt8>?
  ) throws(MovieError) -> UnsafeMutablePointer<UInt8> {
    try check("av_frame_get_buffer") { start }
  }
}
