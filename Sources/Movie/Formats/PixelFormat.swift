import CFFmpeg

/// How the colours of a picture are laid out for an encoder.
package enum PixelFormat: Hashable, Sendable {
  /// Full brightness, colour at half the resolution both ways. The one that plays everywhere.
  case yuv420p
  /// Numbers of 256 colours.
  case numbered
  /// 4 bytes a pixel, with alpha.
  case bgra
  /// 3 bytes a pixel.
  case rgb

  var ffmpeg: AVPixelFormat {
    switch self {
    case .yuv420p: AV_PIX_FMT_YUV420P
    case .numbered: AV_PIX_FMT_PAL8
    case .bgra: AV_PIX_FMT_BGRA
    case .rgb: AV_PIX_FMT_RGB24
    }
  }

  /// What its numbers mean in the files that we write.
  var color: ColorTags {
    switch self {
    case .yuv420p: .bt709
    case .numbered, .bgra, .rgb: .sRGB
    }
  }
}
