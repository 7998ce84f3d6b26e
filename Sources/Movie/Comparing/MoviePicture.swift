import CFFmpeg
import Pixels

/// A picture of a movie as it came out of a decoder, with the time at which it is shown.
struct MoviePicture {
  enum Content {
    /// In a layout of FFmpeg's, packed without gaps.
    case decoded(bytes: [UInt8], layout: PixelLayout)
    /// Premultiplied BGRA.
    case pixels([UInt8])
  }

  let size: PixelSize
  /// From the beginning of the movie.
  let start: ExactTime
  let content: Content

  init(size: PixelSize, start: ExactTime, pixels: [UInt8]) {
    self.size = size
    self.start = start
    content = .pixels(pixels)
  }

  /// Takes a copy of what a decoder has made.
  init(_ frame: VideoFrame, start: ExactTime) throws(MovieError) {
    size = PixelSize(width: frame.width, height: frame.height)
    self.start = start
    let picture = frame.pointer
    let layout = PixelLayout(picture.pointee)
    let format = AVPixelFormat(rawValue: picture.pointee.format)
    let (width, height) = (Int32(size.width), Int32(size.height))
    let count = try check("av_image_get_buffer_size") {
      av_image_get_buffer_size(format, width, height, 1)
    }
    var bytes = [UInt8](repeating: 0, count: Int(count))
    try check("av_image_copy_to_buffer") {
      withUnsafePointer(to: &picture.pointee.data) { data in
        data.withMemoryRebound(to: UnsafePointer<UInt8>?.self, capacity: 8) { data in
          withUnsafePointer(to: &picture.pointee.linesize) { lines in
            lines.withMemoryRebound(to: Int32.self, capacity: 8) { lines in
              av_image_copy_to_buffer(&bytes, count, data, lines, format, width, height, 1)
            }
          }
        }
      }
    }
    content = .decoded(bytes: bytes, layout: layout)
  }

  /// Premultiplied BGRA, 8 bits a channel.
  var pixels: [UInt8] {
    switch content {
    case .pixels(let pixels): pixels
    case .decoded(let bytes, let layout): layout.pixels(of: bytes, size)
    }
  }

  /// Whether a decoder gave the very same: bit by bit where colours are kept as brightness and colour, or
  /// with more than eight bits, else by what is seen of them, so that the colour of what is transparent
  /// does not count.
  func equals(_ other: MoviePicture) -> Bool {
    guard size == other.size else { return false }
    if case .decoded(let one, let layout) = content,
      case .decoded(let two, let otherLayout) = other.content, layout == otherLayout
    {
      if one == two { return true }
      if !layout.isPlain { return false }
    }
    return pixels == other.pixels
  }
}
