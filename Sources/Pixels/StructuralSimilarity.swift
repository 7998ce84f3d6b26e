/// How alike two pictures look: their structural similarity (SSIM), 1 where they are equal.
///
/// It is computed for each channel by itself, in windows of 8 × 8 pixels that are 4 apart and all count
/// the same; the last of a row and of a column ends at the edge. A channel's value is the mean of its
/// windows', the pictures' is the lowest of their channels', so that a change of hue counts as one of
/// brightness does. Alpha is a channel where something is transparent.
///
/// - Source: Wang, Bovik, Sheikh, Simoncelli, *Image Quality Assessment*, IEEE TIP 13 (2004), formula 13,
///   with K₁ = 0.01, K₂ = 0.03 and L = 255.
package enum StructuralSimilarity {
  private static let side = 8
  private static let step = 4
  private static let c1 = (0.01 * 255) * (0.01 * 255)
  private static let c2 = (0.03 * 255) * (0.03 * 255)

  /// - Parameters:
  ///   - one: Premultiplied BGRA, row after row.
  ///   - other: Another of the same size.
  package static func of(_ one: [UInt8], _ other: [UInt8], size: PixelSize) -> Double {
    let count = size.area * 4
    precondition(
      count > 0 && one.count == count && other.count == count, "Pictures of two sizes")
    return one.withUnsafeBufferPointer { one in
      other.withUnsafeBufferPointer { other in
        let isOpaque = stride(from: 3, to: count, by: 4).allSatisfy {
          one[$0] == 255 && other[$0] == 255
        }
        return (0..<(isOpaque ? 3 : 4)).map { mean(one, other, size, channel: $0) }.min() ?? 1
      }
    }
  }

  private static func mean(
    _ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>, _ size: PixelSize,
    channel: Int
  ) -> Double {
    let (width, height) = (min(side, size.width), min(side, size.height))
    let (lefts, tops) = (origins(size.width), origins(size.height))
    var columns = [Sums](repeating: Sums(), count: size.width)
    var sum = 0.0
    for top in tops {
      for x in 0..<size.width {
        var column = Sums()
        var place = (top &* size.width &+ x) &* 4 &+ channel
        for _ in 0..<height {
          column.add(Int(one[place]), Int(other[place]))
          place &+= size.width &* 4
        }
        columns[x] = column
      }
      for left in lefts {
        var window = Sums()
        for x in left..<left &+ width { window.add(columns[x]) }
        sum += similarity(window, count: Double(width * height))
      }
    }
    return sum / Double(lefts.count * tops.count)
  }

  /// Where windows begin along a side.
  private static func origins(_ length: Int) -> [Int] {
    guard length > side else { return [0] }
    let last = length - side
    let all = Array(stride(from: 0, through: last, by: step))
    return all.last == last ? all : all + [last]
  }

  /// Of a window's values, and of their squares and products.
  private struct Sums {
    var a = 0
    var b = 0
    var squares = 0
    var products = 0

    mutating func add(_ one: Int, _ other: Int) {
      a &+= one
      b &+= other
      squares &+= one &* one &+ other &* other
      products &+= one &* other
    }

    mutating func add(_ sums: Sums) {
      a &+= sums.a
      b &+= sums.b
      squares &+= sums.squares
      products &+= sums.products
    }
  }

  private static func similarity(_ sums: Sums, count: Double) -> Double {
    let (a, b) = (Double(sums.a) / count, Double(sums.b) / count)
    let variances = Double(sums.squares) / count - a * a - b * b
    let covariance = Double(sums.products) / count - a * b
    return (2 * a * b + c1) * (2 * covariance + c2)
      / ((a * a + b * b + c1) * (variances + c2))
  }
}
