import CWeightedSum
import Pixels
import Raster

/// A picture in single precision: rows of pixels, each of one or four channels, 0…255.
///
/// Rows and columns are numbered from wherever the picture starts, so that parts keep their places.
final class Plane {
  let rows: Range<Int>
  let columns: Range<Int>
  let channels: Int
  /// Floats from one row to the next: a whole number of ``Lanes``.
  private let stride: Int
  /// The first row's first float.
  private let start: UnsafeMutableRawPointer
  private let floats: Floats

  typealias Lanes = SIMD16<Float>

  /// Memory that a plane has for itself, or that it is a part of.
  private final class Floats {
    let block: PixelMemory.Block

    init(count: Int) {
      block = PixelMemory.shared.take(count * MemoryLayout<Float>.size)
    }

    deinit {
      PixelMemory.shared.giveBack(block)
    }
  }

  /// - Parameter rows: What is in them is undefined until it is written.
  init(rows: Range<Int>, columns: Range<Int>, channels: Int) {
    self.rows = rows
    self.columns = columns
    self.channels = channels
    stride = (columns.count * channels + Lanes.scalarCount - 1) & -Lanes.scalarCount
    floats = Floats(count: stride * rows.count)
    start = floats.block.start
  }

  private init(_ whole: Plane, columns: Range<Int>) {
    rows = whole.rows
    self.columns = columns
    channels = whole.channels
    stride = whole.stride
    floats = whole.floats
    let first = (columns.lowerBound - whole.columns.lowerBound) * channels
    start = whole.start + first * MemoryLayout<Float>.size
  }

  func row(_ index: Int) -> UnsafeMutableRawPointer {
    start + (index - rows.lowerBound) * stride * MemoryLayout<Float>.size
  }

  private func numbers(_ index: Int) -> UnsafeMutablePointer<Float> {
    row(index).assumingMemoryBound(to: Float.self)
  }

  /// The same memory, some columns of it.
  ///
  /// - Parameter columns: One of ``strips(of:)`` of this plane's.
  func part(_ columns: Range<Int>) -> Plane { Plane(self, columns: columns) }

  /// Columns in runs that are worked on one after the other: what is in between stays in the processor's
  /// cache, and is small enough to be used again for the next. In strips or not, the numbers are the same.
  static func strips(of columns: Range<Int>) -> [Range<Int>] {
    if columns.isEmpty { return [columns] }
    return Swift.stride(from: columns.lowerBound, to: columns.upperBound, by: stripWidth).map {
      $0..<min($0 + stripWidth, columns.upperBound)
    }
  }

  /// A whole number of ``Lanes``, of one channel or of four.
  private static let stripWidth = 256

  /// Rows made of weighted sums of this plane's rows.
  ///
  /// - Parameters:
  ///   - range: The rows to make.
  ///   - edges: What is taken for rows that this plane has not got.
  ///   - taps: For each row the first one it is made from, and the weights from that one on.
  func filtered(
    _ range: Range<Int>, edges: GaussianBlur.Edges, taps: (Int) -> (first: Int, weights: [Float])
  ) -> Plane {
    let result = Plane(rows: range, columns: columns, channels: channels)
    var sources: [UnsafePointer<Float>] = []
    var weights: [Float] = []
    for index in range {
      let (first, all) = taps(index)
      sources.removeAll(keepingCapacity: true)
      weights.removeAll(keepingCapacity: true)
      for (offset, weight) in all.enumerated() {
        let wanted = first + offset
        if rows.contains(wanted) {
          sources.append(UnsafePointer(numbers(wanted)))
          weights.append(weight)
        } else if edges == .repeated, !rows.isEmpty {
          let nearest = min(max(wanted, rows.lowerBound), rows.upperBound - 1)
          sources.append(UnsafePointer(numbers(nearest)))
          weights.append(weight)
        }
      }
      showreel_weighted_sum(
        sources, weights, sources.count, result.numbers(index), result.stride)
    }
    return result
  }

  /// A plane whose rows are the columns of others, which are made for one strip after the other.
  ///
  /// - Parameter make: The plane of a strip; its rows are the same in all of them.
  static func transposed(_ columns: Range<Int>, _ make: (Range<Int>) -> Plane) -> Plane {
    var strips = strips(of: columns)
    let first = make(strips.removeFirst())
    let result = Plane(rows: columns, columns: first.rows, channels: first.channels)
    first.copyTransposed(into: result)
    for strip in strips { make(strip).copyTransposed(into: result) }
    return result
  }

  /// Copies the plane into another, rows as columns, each to the place that it has there.
  private func copyTransposed(into result: Plane) {
    if channels == 4 {
      copyTransposed(into: result, SIMD4<Float>.self)
    } else {
      copyTransposed(into: result, Float.self)
    }
  }

  private func copyTransposed<Pixel>(into result: Plane, _ pixel: Pixel.Type) {
    let (height, width) = (rows.count, columns.count)
    let first = rows.lowerBound - result.columns.lowerBound
    // Blocks, so that both sides stay in the cache.
    let block = 16
    for top in Swift.stride(from: 0, to: height, by: block) {
      for left in Swift.stride(from: 0, to: width, by: block) {
        for y in top..<min(top + block, height) {
          let source = row(rows.lowerBound + y).assumingMemoryBound(to: Pixel.self)
          for x in left..<min(left + block, width) {
            let target = result.row(columns.lowerBound + x).assumingMemoryBound(to: Pixel.self)
            target[first + y] = source[x]
          }
        }
      }
    }
  }
}
