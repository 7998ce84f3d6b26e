import Foundation
import Pixels

/// Where a picture differs from another: those of its macroblocks that do, as they are in the other one.
final class PicturePatch {
  private let grid: MacroblockGrid
  /// In their order.
  private(set) var macroblocks: [Int]
  private var samples: UnsafeMutablePointer<UInt8>

  /// Keeps part of a picture that is about to change.
  init(_ area: PixelRect, of picture: YUVPlanes, grid: MacroblockGrid) {
    self.grid = grid
    let area = area.intersection(PixelRect(x: 0, y: 0, width: grid.width, height: grid.height))
    if area.isEmpty {
      macroblocks = []
    } else {
      macroblocks = (area.minY / 16...(area.maxY - 1) / 16).flatMap { line in
        (area.minX / 16...(area.maxX - 1) / 16).map { line * grid.columns + $0 }
      }
    }
    samples = .allocate(capacity: max(1, macroblocks.count) * MacroblockSamples.count)
    samples.initialize(repeating: 0, count: macroblocks.count * MacroblockSamples.count)
    for (place, index) in macroblocks.enumerated() {
      let start = samples + place * MacroblockSamples.count
      grid.eachRow(of: index, in: picture) { row, at, count in
        (start + at).update(from: row, count: count)
      }
    }
  }

  deinit { samples.deallocate() }

  /// Forgets what has not changed.
  func keepChanges(in picture: YUVPlanes) {
    let changed = macroblocks.indices.filter { place in
      var isSame = true
      let start = samples + place * MacroblockSamples.count
      grid.eachRow(of: macroblocks[place], in: picture) { row, at, count in
        isSame = isSame && memcmp(row, start + at, count) == 0
      }
      return !isSame
    }
    let size = MacroblockSamples.count
    let kept = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, changed.count) * size)
    for (place, old) in changed.enumerated() {
      (kept + place * size).initialize(from: samples + old * size, count: size)
    }
    samples.deallocate()
    samples = kept
    macroblocks = changed.map { macroblocks[$0] }
  }

  /// Makes either picture the other one; this then is the difference back.
  func exchange(with picture: YUVPlanes) {
    for (place, index) in macroblocks.enumerated() {
      let start = samples + place * MacroblockSamples.count
      grid.eachRow(of: index, in: picture) { row, at, count in
        for i in 0..<count { swap(&row[i], &(start + at)[i]) }
      }
    }
  }
}
