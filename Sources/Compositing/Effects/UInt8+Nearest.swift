// Numbers of 0…255 to the nearest, without the checks of the library's conversions, which keep loops
// from being vectorised: at 2²³ the last bit of a float is worth 1, so adding that much rounds and
// leaves the number in the low bits. Halves go to the even neighbour.

private let oneIsTheLastBit: Float = 8_388_608

extension UInt8 {
  @inline(__always)
  init(nearest value: Float) {
    self.init(truncatingIfNeeded: (value + oneIsTheLastBit).bitPattern)
  }
}

extension SIMD4<UInt8> {
  @inline(__always)
  init(nearest values: SIMD4<Float>) {
    let bits = unsafeBitCast(values + oneIsTheLastBit, to: SIMD4<UInt32>.self)
    self.init(truncatingIfNeeded: bits)
  }
}
