import Pixels

/// What an animated WebP shows: each of its pictures over what is left of those before it.
///
/// - Source: RFC 9649, section 2.7.1 (`ANMF`).
final class WebPPictures: PictureSource {
  let size: PixelSize
  let duration: ExactTime
  let hasNoTimes = false
  private let webP: AnimatedWebP
  private var place = 0
  /// Thousandths of a second.
  private var time = 0
  /// Premultiplied BGRA.
  private var canvas: [UInt8]
  private var cleared: PixelRect = .empty

  init(_ webP: AnimatedWebP) {
    self.webP = webP
    size = PixelSize(width: webP.width, height: webP.height)
    duration = ExactTime(webP.pictures.reduce(0) { $0 + $1.duration }, 1000)
    canvas = [UInt8](repeating: 0, count: size.area * 4)
  }

  func next() throws(MovieError) -> MoviePicture? {
    guard place < webP.pictures.count else { return nil }
    let picture = webP.pictures[place]
    place += 1
    var decoded: MoviePicture?
    try picture.decode { (frame) throws(MovieError) in
      decoded = try MoviePicture(frame, start: ExactTime(0))
    }
    clear()
    if let decoded { draw(decoded, picture) }
    let rect = PixelRect(
      x: picture.x, y: picture.y, width: picture.width, height: picture.height)
    cleared = picture.isCleared ? rect.intersection(PixelRect(size)) : .empty
    defer { time += picture.duration }
    return MoviePicture(size: size, start: ExactTime(time, 1000), pixels: canvas)
  }

  private func clear() {
    for y in cleared.minY..<cleared.maxY {
      let row = (y * size.width + cleared.minX) * 4..<(y * size.width + cleared.maxX) * 4
      for place in row { canvas[place] = 0 }
    }
  }

  private func draw(_ decoded: MoviePicture, _ picture: AnimatedWebP.Picture) {
    let pixels = decoded.pixels
    let rect = PixelRect(
      x: picture.x, y: picture.y, width: decoded.size.width, height: decoded.size.height
    ).intersection(PixelRect(size))
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX {
        let from = ((y - picture.y) * decoded.size.width + x - picture.x) * 4
        let to = (y * size.width + x) * 4
        let alpha = Int(pixels[from + 3])
        for channel in 0..<4 {
          let under = picture.isBlended ? Int(canvas[to + channel]) * (255 - alpha) : 0
          canvas[to + channel] = UInt8(min(255, Int(pixels[from + channel]) + (under + 127) / 255))
        }
      }
    }
  }
}
