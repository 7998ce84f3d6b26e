/// What a decoder is taken to have before it: the picture as the encoder was given it, which is within a step or two of
/// what it made of it, and what was written since, to the bit.
///
/// Of whole macroblocks; what is below or right of the picture repeats its edge.
final class ModelPicture {
  let grid: MacroblockGrid
  let planes: YUVPlanes

  var width: Int { grid.columns * 16 }
  var height: Int { grid.lines * 16 }

  init(_ grid: MacroblockGrid) {
    self.grid = grid
    let count = grid.count
    let luma = UnsafeMutablePointer<UInt8>.allocate(capacity: count * MacroblockSamples.count)
    luma.initialize(repeating: 0, count: count * MacroblockSamples.count)
    planes = YUVPlanes(
      luma: luma, lumaStride: grid.columns * 16, cb: luma + count * 256,
      cbStride: grid.columns * 8, cr: luma + count * 320, crStride: grid.columns * 8)
  }

  deinit { planes.luma.deallocate() }

  func take(_ picture: YUVPlanes) {
    for plane in MacroblockPlane.all {
      let (from, stride) = picture.plane(plane)
      let (to, ownStride) = planes.plane(plane)
      let width = plane.of(grid.width)
      for y in 0..<plane.of(height) {
        let row = to + y * ownStride
        row.update(from: from + min(y, plane.of(grid.height) - 1) * stride, count: width)
        (row + width).update(repeating: row[width - 1], count: ownStride - width)
      }
    }
  }

  private var whole: MacroblockGrid { MacroblockGrid(width: width, height: height) }

  func take(_ samples: MacroblockSamples, at index: Int) {
    whole.eachRow(of: index, in: planes) { row, place, count in
      row.update(from: samples.start + place, count: count)
    }
  }

  func read(_ index: Int, into samples: MacroblockSamples) {
    whole.eachRow(of: index, in: planes) { row, place, count in
      (samples.start + place).update(from: row, count: count)
    }
  }
}
