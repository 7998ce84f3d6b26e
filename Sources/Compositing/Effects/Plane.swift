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
  private let floats: PixelMemory.Block

  typealias Lanes = SIMD16<Float>

  /// - Parameter rows: What is in them is undefined until it is written.
  init(rows: Range<Int>, columns: Range<Int>, channels: Int) {
    self.rows = rows
    self.columns = columns
    self.channels = channels
    stride = (columns.count * channels + Lanes.scalarCount - 1) & -Lanes.scalarCount
    floats = PixelMemory.shared.take(stride * rows.count * MemoryLayout<Float>.size)
  }

  deinit {
    PixelMemory.shared.giveBack(floats)
  }

  func row(_ index: Int) -> UnsafeMutableRawPointer {
    floats.start + (index - rows.lowerBound) * stride * MemoryLayout<Float>.size
  }

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
    var sources: [UnsafeRawPointer] = []
    var weights: [Float] = []
    for index in range {
      let (first, all) = taps(index)
      sources.removeAll(keepingCapacity: true)
      weights.removeAll(keepingCapacity: true)
      for (offset, weight) in all.enumerated() {
        let wanted = first + offset
        if rows.contains(wanted) {
          sources.append(UnsafeRawPointer(row(wanted)))
          weights.append(weight)
        } else if edges == .repeated, !rows.isEmpty {
          let nearest = min(max(wanted, rows.lowerBound), rows.upperBound - 1)
          sources.append(UnsafeRawPointer(row(nearest)))
          weights.append(weight)
        }
      }
      Self.sum(sources, weights, into: result.row(index), count: stride / Lanes.scalarCount)
    }
    return result
  }

  private static func sum(
    _ sources: [UnsafeRawPointer], _ weights: [Float], into result: UnsafeMutableRawPointer,
    count: Int
  ) {
    let size = MemoryLayout<Lanes>.size
    sources.withUnsafeBufferPointer { sources in
      weights.withUnsafeBufferPointer { weights in
        // Two at a time hide the latency of the additions.
        var index = 0
        while index + 2 <= count {
          let offset = index * size
          var (a, b) = (Lanes.zero, Lanes.zero)
          for tap in 0..<sources.count {
            let source = sources[tap] + offset
            let weight = weights[tap]
            a += source.load(as: Lanes.self) * weight
            b += source.load(fromByteOffset: size, as: Lanes.self) * weight
          }
          result.storeBytes(of: a, toByteOffset: offset, as: Lanes.self)
          result.storeBytes(of: b, toByteOffset: offset + size, as: Lanes.self)
          index += 2
        }
        if index < count {
          let offset = index * size
          var a = Lanes.zero
          for tap in 0..<sources.count {
            a += sources[tap].load(fromByteOffset: offset, as: Lanes.self) * weights[tap]
          }
          result.storeBytes(of: a, toByteOffset: offset, as: Lanes.self)
        }
      }
    }
  }

  /// The plane with rows and columns exchanged.
  func transposed() -> Plane {
    let result = Plane(rows: columns, columns: rows, channels: channels)
    if channels == 4 {
      copyTransposed(into: result, SIMD4<Float>.self)
    } else {
      copyTransposed(into: result, Float.self)
    }
    return result
  }

  private func copyTransposed<Pixel>(into result: Plane, _ pixel: Pixel.Type) {
    let (height, width) = (rows.count, columns.count)
    // Blocks, so that both sides stay in the cache.
    let block = 16
    for top in Swift.stride(from: 0, to: height, by: block) {
      for left in Swift.stride(from: 0, to: width, by: block) {
        for y in top..<min(top + block, height) {
          let source = row(rows.lowerBound + y).assumingMemoryBound(to: Pixel.self)
          for x in left..<min(left + block, width) {
            let target = result.row(columns.lowerBound + x).assumingMemoryBound(to: Pixel.self)
            target[y] = source[x]
          }
        }
      }
    }
  }
}
