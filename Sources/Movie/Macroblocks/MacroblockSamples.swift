/// The samples of a macroblock: 16 × 16 of brightness, and behind them 8 × 8 of each colour.
final class MacroblockSamples {
  static let count = 384

  let start = UnsafeMutablePointer<UInt8>.allocate(capacity: count)

  init() { start.initialize(repeating: 0, count: Self.count) }

  deinit { start.deallocate() }

  func take(_ other: MacroblockSamples) { start.update(from: other.start, count: Self.count) }

  /// From a picture, whose edge goes on where it ends.
  func read(_ index: Int, of grid: MacroblockGrid, in planes: YUVPlanes) {
    for plane in MacroblockPlane.all {
      let (from, stride) = planes.plane(plane)
      let x = grid.column(index) * plane.side
      let inside = min(plane.side, plane.of(grid.width) - x)
      for row in 0..<plane.side {
        let y = min(grid.line(index) * plane.side + row, plane.of(grid.height) - 1)
        let line = from + y * stride + x
        let to = start + plane.first + row * plane.side
        to.update(from: line, count: inside)
        (to + inside).update(repeating: line[inside - 1], count: plane.side - inside)
      }
    }
  }

  /// The lowest row of brightness and of both colours: what is below goes on from it.
  var lastRow: [UInt8] {
    MacroblockPlane.all.flatMap { plane in
      (0..<plane.side).map { start[plane.first + plane.side * (plane.side - 1) + $0] }
    }
  }

  var lastColumn: [UInt8] {
    MacroblockPlane.all.flatMap { plane in
      (0..<plane.side).map { start[plane.first + plane.side * $0 + plane.side - 1] }
    }
  }

  /// Squared differences.
  func error(to other: MacroblockSamples) -> Int {
    lumaError(to: other) + colorError(to: other)
  }

  func lumaError(to other: MacroblockSamples) -> Int {
    Self.error(start, other.start, stride: 16, width: 16, height: 16)
  }

  func colorError(to other: MacroblockSamples) -> Int {
    Self.error(start + 256, other.start + 256, stride: 8, width: 8, height: 16)
  }

  /// Of a quarter's brightness.
  func error(to other: MacroblockSamples, quarter: Int) -> Int {
    let place = Self.place(ofQuarter: quarter)
    return Self.error(start + place, other.start + place, stride: 16, width: 8, height: 8)
  }

  static func place(ofQuarter quarter: Int) -> Int { quarter / 2 * 128 + quarter % 2 * 8 }

  private static func error(
    _ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>, stride: Int, width: Int, height: Int
  ) -> Int {
    var sum = SIMD8<Int32>()
    for y in 0..<height {
      for x in Swift.stride(from: 0, to: width, by: 8) {
        let difference = row(one + y * stride + x) &- row(other + y * stride + x)
        sum &+= difference &* difference
      }
    }
    return Int(sum.wrappedSum())
  }

  private static func row(_ start: UnsafePointer<UInt8>) -> SIMD8<Int32> {
    SIMD8<Int32>(
      truncatingIfNeeded: UnsafeRawPointer(start).loadUnaligned(as: SIMD8<UInt8>.self))
  }
}
