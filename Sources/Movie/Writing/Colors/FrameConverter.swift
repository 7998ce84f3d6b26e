import Pixels

/// Pictures as they are drawn to pictures as an encoder of movies takes them.
struct FrameConverter {
  private let format: PixelFormat
  /// The picture with its colours as they are without their alpha, where there is one.
  private let straight: PixelBuffer?

  init(to format: PixelFormat, size: PixelSize) {
    self.format = format
    straight =
      format.hasAlpha ? PixelBuffer(width: size.width, height: size.height) : nil
  }

  /// - Parameter changed: Where the picture differs from the one that was converted before; `nil` is
  ///   everywhere.
  func convert(
    _ pixels: PixelBuffer, changed: PixelRect?, into picture: VideoFrame
  ) throws(MovieError) {
    let whole = PixelRect(pixels.size)
    let area = changed?.withItsChroma(in: pixels.size) ?? whole
    var source = pixels
    if let straight {
      let read = changed?.readForChroma(in: pixels.size) ?? whole
      StraightAlpha.convert(pixels, read, into: straight)
      source = straight
    }
    switch format {
    case .yuv420p, .yuva420p:
      BT709.convert(source, area, into: try picture.planes)
      if format.hasAlpha {
        let alpha = try picture.plane(3)
        StraightAlpha.copyAlpha(of: source, area, to: alpha.start, stride: alpha.stride)
      }
    case .yuv444p10, .yuva444p10: try BT709Deep.convert(source, area, into: picture, format)
    case .numbered, .bgra, .rgb, .rgba: preconditionFailure("\(format) is for pictures")
    }
  }
}
