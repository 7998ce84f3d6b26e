/// In which order H.264 writes a block's numbers, and a macroblock's blocks.
enum MacroblockScan {
  /// 6.4.3: the sixteen blocks of brightness, by quarters; numbered row by row.
  static let blocks: [Int] = [0, 1, 4, 5, 2, 3, 6, 7, 8, 9, 12, 13, 10, 11, 14, 15]

  /// 8.5.6: zigzag.
  static func zigzag(_ all: SIMD16<Int32>) -> SIMD16<Int32> {
    SIMD16(
      all[0], all[1], all[4], all[8], all[5], all[2], all[3], all[6], all[9], all[12], all[13],
      all[10], all[7], all[11], all[14], all[15])
  }
}
