/// Brightness, or one of two colours, which have half as many samples in each direction.
struct MacroblockPlane {
  /// Of a macroblock.
  let side: Int
  /// Where its samples begin among the macroblock's.
  let first: Int

  static let luma = MacroblockPlane(side: 16, first: 0)
  static let cb = MacroblockPlane(side: 8, first: 256)
  static let cr = MacroblockPlane(side: 8, first: 320)
  static let all = [luma, cb, cr]

  /// A picture's width or height in samples.
  func of(_ pixels: Int) -> Int { pixels * side / 16 }
}

extension YUVPlanes {
  func plane(_ plane: MacroblockPlane) -> (start: UnsafeMutablePointer<UInt8>, stride: Int) {
    switch plane.first {
    case MacroblockPlane.luma.first: (luma, lumaStride)
    case MacroblockPlane.cb.first: (cb, cbStride)
    default: (cr, crStride)
    }
  }
}
