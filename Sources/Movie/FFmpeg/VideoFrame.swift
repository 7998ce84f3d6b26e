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

  /// The only plane of a packed picture, and the bytes from row to row.
  var packed: (start: UnsafeMutablePointer<UInt8>, stride: Int) {
    get throws(MovieError) {
      (try plane(pointer.pointee.data.0), Int(pointer.pointee.linesize.0))
    }
  }

  /// The colours of a picture with numbers for pixels, opaque BGRA.
  func setPalette(_ colors: [UInt32]) throws(MovieError) {
    let entries = try plane(pointer.pointee.data.1)
    entries.withMemoryRebound(to: UInt32.self, capacity: 256) { entries in
      // What no pixel has: black, so that it costs nothing, and at the end one to see through.
      entries.update(repeating: 0xFF00_0000, count: 256)
      for (number, color) in colors.enumerated() { entries[number] = color }
      if colors.count < 256 { entries[Int(ColorTable.transparent)] = 0 }
    }
  }

  private func plane(
    _ start: UnsafeMutablePointer<UInt8>?
  ) throws(MovieError) -> UnsafeMutablePointer<UInt8> {
    try check("av_frame_get_buffer") { start }
  }
}
