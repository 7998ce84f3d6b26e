import Pixels

/// What an animated SVG shows, one picture after another.
final class SVGPictures: PictureSource {
  let size: PixelSize
  let hasNoTimes = false
  private let svg: AnimatedSVG
  private var place = 0

  init(_ svg: AnimatedSVG) {
    self.svg = svg
    size = PixelSize(width: svg.width, height: svg.height)
  }

  var duration: ExactTime { svg.duration }

  func next() throws(MovieError) -> MoviePicture? {
    guard place < svg.starts.count else { return nil }
    let frame = svg.starts[place]
    place += 1
    var picture: MoviePicture?
    try svg.decode(frame: frame) { (decoded) throws(MovieError) in
      picture = try MoviePicture(decoded, start: svg.start(of: frame))
    }
    return picture
  }
}
