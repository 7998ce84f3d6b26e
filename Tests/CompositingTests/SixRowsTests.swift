import Pixels
import Raster
import TestSupport
import Testing

@testable import Compositing

/// Rows of a picture made half as many at once are the same as those of its plane, to the last bit.
struct SixRowsTests {
  @Test(arguments: [GaussianBlur.Edges.transparent, .repeated], [false, true])
  func aPictureIsHalvedAsItsPlaneIs(edges: GaussianBlur.Edges, alphaOnly: Bool) {
    let (width, height) = (37, 23)
    let bitmap = Bitmap(width: width, height: height)
    var numbers = SeededNumbers(seed: 7)
    for index in 0..<width * height * 4 {
      bitmap.start.storeBytes(
        of: UInt8(truncatingIfNeeded: numbers.next()), toByteOffset: index, as: UInt8.self)
    }
    let shown = PixelRect(minX: -3, minY: 5, maxX: width - 3, maxY: height + 5)
    // Some columns of it, and rows above, in and below it.
    let (columns, wanted) = (2..<31, 0..<40)
    let pyramid = Pyramid(sigma: 4, wanted: wanted, edges: edges, isHalved: false)
    let rows = 5..<height + 5
    let halved = pyramid.shrink(bitmap, showing: shown, columns, rows, alphaOnly: alphaOnly)
    let plane = pyramid.shrink(
      Plane(bitmap, showing: shown, columns, rows, alphaOnly: alphaOnly))
    #expect(halved.rows == plane.rows && halved.columns == plane.columns)
    #expect(halved.channels == (alphaOnly ? 1 : 4))
    let count = columns.count * halved.channels
    var sum: Float = 0
    for row in halved.rows {
      let (a, b) = (floats(halved, row, count), floats(plane, row, count))
      #expect(a == b, "row \(row)")
      sum += a.reduce(0, +)
    }
    #expect(sum > 1000)
  }

  private func floats(_ plane: Plane, _ row: Int, _ count: Int) -> [Float] {
    Array(
      UnsafeBufferPointer(
        start: plane.row(row).assumingMemoryBound(to: Float.self), count: count))
  }
}
