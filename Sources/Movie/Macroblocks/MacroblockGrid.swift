/// A picture's macroblocks, of 16 × 16 pixels, numbered row by row. Those at the right and at the bottom may reach over
/// its edge.
struct MacroblockGrid: Equatable {
  let width: Int
  let height: Int

  var columns: Int { (width + 15) / 16 }
  var lines: Int { (height + 15) / 16 }
  var count: Int { columns * lines }

  func column(_ index: Int) -> Int { index % columns }
  func line(_ index: Int) -> Int { index / columns }
  /// Of its first pixel.
  func x(_ index: Int) -> Int { column(index) * 16 }
  func y(_ index: Int) -> Int { line(index) * 16 }

  /// Hands over each row of a macroblock that is in the picture: where it is there, where among the macroblock's
  /// samples, and how long it is.
  func eachRow(
    of index: Int, in planes: YUVPlanes,
    _ take: (_ row: UnsafeMutablePointer<UInt8>, _ place: Int, _ count: Int) -> Void
  ) {
    for plane in MacroblockPlane.all {
      let (start, stride) = planes.plane(plane)
      let (x, y) = (column(index) * plane.side, line(index) * plane.side)
      let count = min(plane.side, plane.of(width) - x)
      for row in 0..<min(plane.side, plane.of(height) - y) {
        take(start + (y + row) * stride + x, plane.first + row * plane.side, count)
      }
    }
  }
}
