import CFFmpeg

/// How the colours of a picture are laid out for an encoder.
package enum PixelFormat: Hashable, Sendable {
  /// Full brightness, colour at half the resolution both ways. The one that plays everywhere.
  case yuv420p
  /// The same, and alpha at full resolution.
  case yuva420p
  /// Ten bits, colour at full resolution.
  case yuv444p10
  /// The same, and alpha.
  case yuva444p10
  /// Numbers of 256 colours.
  case numbered
  /// 4 bytes a pixel, with alpha.
  case bgra
  /// 3 bytes a pixel.
  case rgb
  /// 4 bytes a pixel, alpha last.
  case rgba

  var hasAlpha: Bool { [.yuva420p, .yuva444p10, .bgra, .rgba].contains(self) }

  var ffmpeg: AVPixelFormat {
    switch self {
    case .yuv420p: AV_PIX_FMT_YUV420P
    case .yuva420p: AV_PIX_FMT_YUVA420P
    case .yuv444p10: AV_PIX_FMT_YUV444P10LE
    case .yuva444p10: AV_PIX_FMT_YUVA444P10LE
    case .numbered: AV_PIX_FMT_PAL8
    case .bgra: AV_PIX_FMT_BGRA
    case .rgb: AV_PIX_FMT_RGB24
    case .rgba: AV_PIX_FMT_RGBA
    }
  }

  /// What its numbers mean in the files that we write.
  var color: ColorTags {
    switch self {
    case .yuv420p, .yuva420p, .yuv444p10, .yuva444p10: .bt709
    case .numbered, .bgra, .rgb, .rgba: .sRGB
    }
  }
}
