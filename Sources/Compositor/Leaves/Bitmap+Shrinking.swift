import Foundation
import Raster

extension Bitmap {
  /// The picture with every pixel the mean of the area it covers in this one.
  ///
  /// - Parameters:
  ///   - stepX: Source pixels per result pixel, at least 1.
  ///   - stepY: The same, down.
  func shrunk(stepX: Double, stepY: Double) -> Bitmap {
    let columns = AreaMeans(length: width, step: stepX)
    let rows = AreaMeans(length: height, step: stepY)
    let result = Bitmap(width: columns.spans.count, height: rows.spans.count)
    var sums = [SIMD4<Float>](repeating: .zero, count: width)
    withUnsafeBytes { source in
      result.withUnsafeMutableBytes { destination in
        let from = source.bindMemory(to: SIMD4<UInt8>.self)
        let to = destination.bindMemory(to: SIMD4<UInt8>.self)
        for (y, span) in rows.spans.enumerated() {
          for x in 0..<width { sums[x] = .zero }
          for row in span.range {
            let weight = span.weight(row)
            for x in 0..<width { sums[x] += SIMD4<Float>(from[row * width + x]) * weight }
          }
          for (x, span) in columns.spans.enumerated() {
            var sum = SIMD4<Float>.zero
            for column in span.range { sum += sums[column] * span.weight(column) }
            to[y * result.width + x] = SIMD4<UInt8>(sum + 0.5)
          }
        }
      }
    }
    return result
  }
}

/// Which pixels of a line each pixel of a shorter one covers, and by how much.
private struct AreaMeans {
  struct Span {
    let start: Double
    let end: Double
    let step: Double
    let range: Range<Int>

    func weight(_ index: Int) -> Float {
      Float((min(end, Double(index + 1)) - max(start, Double(index))) / step)
    }
  }

  let spans: [Span]

  init(length: Int, step: Double) {
    let count = max(1, Int((Double(length) / step - 1e-9).rounded(.up)))
    spans = (0..<count).map { index in
      let start = Double(index) * step
      let end = min(start + step, Double(length))
      return Span(
        start: start, end: end, step: step,
        range: Int(start)..<max(Int(start) + 1, min(length, Int(end.rounded(.up)))))
    }
  }
}
