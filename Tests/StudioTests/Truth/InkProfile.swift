import Foundation
import Raster
import TestSupport

/// How much of each band of a digit's area is ink, from top to bottom.
struct InkProfile {
  /// Of a band, 0…1.
  private let bands: [Double]

  private static let count = 16
  /// In a screen of 393 × 852 points: where the recording has it, whose phone stands 4 pixels further left.
  private static let area = (left: 134, top: 66.3, width: 132, height: 185.9)

  /// - Parameter bitmap: A screen at a pixel a point.
  init(_ bitmap: Bitmap) {
    func row(_ band: Int) -> Int {
      Int((Self.area.top + Self.area.height * Double(band) / Double(Self.count)).rounded())
    }
    bands = (0..<Self.count).map { band in
      var ink = 0.0
      for y in row(band)..<row(band + 1) {
        for x in Self.area.left..<Self.area.left + Self.area.width {
          ink += 1 - Double(bitmap[x, y].g) / 255
        }
      }
      return ink / Double((row(band + 1) - row(band)) * Self.area.width)
    }
  }

  private init(bands: [Double]) {
    self.bands = bands
  }

  /// 1 where all ink is in the same bands, 0 where none is.
  func likeness(to other: InkProfile) -> Double {
    let apart = zip(bands, other.bands).reduce(0) { $0 + abs($1.0 - $1.1) }
    let all = bands.reduce(0, +) + other.bands.reduce(0, +)
    return all > 0 ? 1 - apart / all : 1
  }

  /// What was measured on the recording: of each roll its frames. The table's head says how.
  static func recorded() throws -> [[InkProfile]] {
    let file = Repository.folder
      .appending(path: "Tests/StudioTests/Truth/Ink/ContentTransitionNumber.tsv")
    var rolls: [[InkProfile]] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let cells = line.split(separator: "\t").compactMap { Double($0) }
      guard cells.count == count + 2 else { continue }
      if Int(cells[0]) > rolls.count { rolls.append([]) }
      rolls[rolls.count - 1].append(InkProfile(bands: cells.dropFirst(2).map { $0 / 1000 }))
    }
    return rolls
  }
}
