import CFFmpeg

extension MovieFacts {
  /// The facts of an animated WebP. FFmpeg decodes its pictures; it only cannot find them.
  init(_ webP: AnimatedWebP, decode: Bool) throws(MovieError) {
    let timing = Timing(durations: webP.pictures.map(\.duration))
    var decoded = 0
    var failure: MovieError?
    // The first picture covers the whole, and tells how the others are kept.
    var format = "unknown"
    do throws(MovieError) {
      for picture in decode ? webP.pictures[...] : webP.pictures.prefix(1) {
        try picture.decode { frame in
          let name = av_get_pix_fmt_name(AVPixelFormat(rawValue: frame.pointer.pointee.format))
          if decoded == 0 { format = MovieFacts.name(name) }
          decoded += 1
        }
      }
    } catch {
      failure = error
    }
    self.init(
      container: "webp", byteCount: webP.byteCount,
      Encoding(codec: "webp", width: webP.width, height: webP.height, pixelFormat: format),
      Showing(timing), decode ? Decoding(count: decoded, error: failure) : Decoding())
  }
}

extension AnimatedWebP.Picture {
  /// Hands over the picture, which is `width` × `height` and goes to its place on the screen.
  func decode(_ take: (VideoFrame) throws(MovieError) -> Void) throws(MovieError) {
    let decoder = try VideoDecoder(named: "webp")
    let packet = try Packet()
    try packet.fill(file)
    try decoder.decode(packet, take)
    try decoder.decode(nil, take)
  }
}
