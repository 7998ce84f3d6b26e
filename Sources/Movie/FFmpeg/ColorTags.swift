import CFFmpeg

/// What the numbers of a picture mean.
struct ColorTags {
  var matrix: AVColorSpace
  var primaries: AVColorPrimaries
  var transfer: AVColorTransferCharacteristic
  var range: AVColorRange
  var chromaLocation: AVChromaLocation

  /// What players take for granted in HD video.
  static let bt709 = ColorTags(
    matrix: AVCOL_SPC_BT709, primaries: AVCOL_PRI_BT709, transfer: AVCOL_TRC_BT709,
    range: AVCOL_RANGE_MPEG, chromaLocation: AVCHROMA_LOC_LEFT)

  /// What viewers take for granted in pictures.
  static let sRGB = ColorTags(
    matrix: AVCOL_SPC_RGB, primaries: AVCOL_PRI_BT709, transfer: AVCOL_TRC_IEC61966_2_1,
    range: AVCOL_RANGE_JPEG, chromaLocation: AVCHROMA_LOC_UNSPECIFIED)
}
