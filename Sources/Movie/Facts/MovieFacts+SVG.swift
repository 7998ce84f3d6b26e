extension MovieFacts {
  /// The facts of an animated SVG. FFmpeg would read one picture of it, the first.
  init(_ svg: AnimatedSVG, decode: Bool) throws(MovieError) {
    var decoded = 0
    var failure: MovieError?
    if decode {
      do throws(MovieError) {
        for frame in svg.starts {
          try svg.decode(frame: frame) { picture in
            if picture.width == svg.width, picture.height == svg.height { decoded += 1 }
          }
        }
      } catch {
        failure = error
      }
    }
    self.init(
      container: "svg", byteCount: svg.byteCount,
      Encoding(codec: "svg", width: svg.width, height: svg.height, pixelFormat: "none"),
      Showing(
        frameRate: svg.frameRate, isConstant: svg.showsEachFrame,
        frameCount: svg.starts.count, duration: svg.duration),
      decode ? Decoding(count: decoded, error: failure) : Decoding())
  }
}
