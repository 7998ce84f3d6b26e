/// Rows of pixels that one row of half as many is made of, in whole numbers: two channels of 16 bits are added at once,
/// which 255 × 32 fits into.
///
/// Plain loops over pixels: these the compiler turns into vector code.
struct SixRows {
  typealias Row = UnsafePointer<UInt32>

  private let a, b, c, d, e, f: Row

  private static let everyOther: UInt32 = 0x00FF_00FF
  private static let share: Float = 1 / 32

  init(_ a: Row, _ b: Row, _ c: Row, _ d: Row, _ e: Row, _ f: Row) {
    (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
  }

  /// Four numbers for each pixel.
  func writePixels(into target: UnsafeMutablePointer<Float>, count: Int) {
    let (a, b, c, d, e, f) = (a, b, c, d, e, f)
    for x in 0..<count {
      let even = Self.sum(
        a[x] & Self.everyOther, b[x] & Self.everyOther, c[x] & Self.everyOther,
        d[x] & Self.everyOther, e[x] & Self.everyOther, f[x] & Self.everyOther)
      let odd = Self.sum(
        a[x] >> 8 & Self.everyOther, b[x] >> 8 & Self.everyOther, c[x] >> 8 & Self.everyOther,
        d[x] >> 8 & Self.everyOther, e[x] >> 8 & Self.everyOther, f[x] >> 8 & Self.everyOther)
      target[x &* 4] = Self.mean(even & 0xFFFF)
      target[x &* 4 &+ 1] = Self.mean(odd & 0xFFFF)
      target[x &* 4 &+ 2] = Self.mean(even >> 16)
      target[x &* 4 &+ 3] = Self.mean(odd >> 16)
    }
  }

  /// One number for each pixel, of its alpha.
  func writeAlphas(into target: UnsafeMutablePointer<Float>, count: Int) {
    let (a, b, c, d, e, f) = (a, b, c, d, e, f)
    for x in 0..<count {
      target[x] = Self.mean(
        Self.sum(a[x] >> 24, b[x] >> 24, c[x] >> 24, d[x] >> 24, e[x] >> 24, f[x] >> 24))
    }
  }

  @inline(__always)
  private static func sum(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32, _ e: UInt32, _ f: UInt32
  ) -> UInt32 {
    a &+ f &+ (b &+ e &+ (c &+ d) &* 2) &* 5
  }

  /// Of a sum, which is far below what the sign's bit is for.
  @inline(__always)
  private static func mean(_ sum: UInt32) -> Float { Float(Int32(bitPattern: sum)) * share }
}
