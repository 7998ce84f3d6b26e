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
    // Plain loops over single numbers: these the compiler turns into vector code.
    let line = UnsafeMutablePointer<Float>.allocate(capacity: width * 4)
    defer { line.deallocate() }
    for (y, span) in rows.spans.enumerated() {
      line.update(repeating: 0, count: width * 4)
      for row in span.range {
        let source = (start + row * stride).assumingMemoryBound(to: UInt8.self)
        let weight = span.weight(row)
        for index in 0..<width * 4 { line[index] += Float(source[index]) * weight }
      }
      columns.shrink(
        UnsafeMutableRawPointer(line).assumingMemoryBound(to: SIMD4<Float>.self),
        to: (result.start + y * result.stride).assumingMemoryBound(to: SIMD4<UInt8>.self))
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
  /// The weights of all spans' pixels, one span after the other.
  private let weights: [Float]

  func shrink(
    _ line: UnsafeMutablePointer<SIMD4<Float>>, to result: UnsafeMutablePointer<SIMD4<UInt8>>
  ) {
    var next = 0
    for (index, span) in spans.enumerated() {
      var sum = SIMD4<Float>.zero
      for pixel in span.range {
        sum += line[pixel] * weights[next]
        next += 1
      }
      result[index] = SIMD4<UInt8>(nearest: sum)
    }
  }

  init(length: Int, step: Double) {
    let count = max(1, Int((Double(length) / step - 1e-9).rounded(.up)))
    spans = (0..<count).map { index in
      let start = Double(index) * step
      let end = min(start + step, Double(length))
      return Span(
        start: start, end: end, step: step,
        range: Int(start)..<max(Int(start) + 1, min(length, Int(end.rounded(.up)))))
    }
    weights = spans.flatMap { span in span.range.map { span.weight($0) } }
  }
}
