import Compositing
import Drawing
import Pixels
import Raster

/// Draws a clip's frames, each of all that is seen while its shutter is open.
///
/// What is seen at several moments is drawn at each, and the pixels' mean is the frame: exactly, in whole
/// numbers, and only where something moves. A pixel that is the same at all moments keeps its value, so
/// that a frame in which nothing moves is the one that is drawn without a blur, and costs as little.
///
/// The mean is that of the values as they are encoded, not of light. All else here mixes so, soft edges, opacity and
/// blurs, as the device does: an edge that moves is as soft as one that is blurred, dark on light
/// as light on dark, and what fades is as bright in a blurred frame as in a sharp one.
@MainActor
package final class BlurredFrames {
  private let compositor: Compositor
  private let background: RGBA
  /// What was drawn last, sharp, whole; made when it is needed.
  private var sharp: Bitmap?
  private var last: DisplayList?
  /// Where the last frame was the mean of several pictures that differ.
  private var blurred = PixelRect.empty
  private var sums: [UInt16] = []
  /// Of each sum, to the nearest.
  private var means: [UInt8] = []

  package init(_ compositor: Compositor, background: RGBA) {
    self.compositor = compositor
    self.background = background
  }

  /// - Parameters:
  ///   - moments: What is seen in the frame, at one moment or, evenly spaced, at several: up to 256.
  ///   - needed: The pixels to put there where the given ones differ; these and maybe some around.
  ///   - picture: Where the whole picture is. Not called where nothing differs.
  /// - Returns: The pixels that differ from the frame before; empty where none do.
  @discardableResult
  package func update(
    _ moments: [DisplayList], needing needed: (PixelRect) -> PixelRect = { $0 },
    in picture: () -> PixelRows
  ) throws -> PixelRect {
    if moments.count == 1, sharp == nil {
      // Nothing is ever blurred, and nothing needs to be kept.
      return try compositor.update(
        moments[0], background: background, needing: needed, in: picture)
    }
    let sharp = sharp ?? Bitmap(width: compositor.size.width, height: compositor.size.height)
    self.sharp = sharp
    let runs = moments.reduce(into: [(list: DisplayList, count: Int)]()) { runs, list in
      if runs.last?.list == list { runs[runs.count - 1].count += 1 } else { runs.append((list, 1)) }
    }
    let moving = zip(runs, runs.dropFirst()).reduce(PixelRect.empty) {
      $0.union(compositor.difference($1.0.list, $1.1.list))
    }
    let since = last.map { compositor.difference($0, runs[0].list) } ?? PixelRect(compositor.size)
    let changed = since.union(moving).union(blurred)
    guard !changed.isEmpty else { return changed }
    let count = moving.width * moving.height * 4
    if sums.count < count { sums = [UInt16](repeating: 0, count: count) }
    sums.withUnsafeMutableBufferPointer { $0[..<count].update(repeating: 0) }
    for run in runs {
      _ = try compositor.update(run.list, background: background) { sharp.rows }
      if runs.count > 1 { add(sharp.rows, in: moving, times: run.count) }
    }
    let rows = picture()
    Self.copy(needed(changed), of: sharp.rows, to: rows)
    if runs.count > 1 { writeMean(of: moments.count, in: moving, to: rows) }
    (blurred, last) = (moving, runs[runs.count - 1].list)
    return changed
  }

  private func add(_ picture: PixelRows, in rect: PixelRect, times: Int) {
    let (width, times) = (rect.width * 4, UInt16(times))
    sums.withUnsafeMutableBufferPointer { sums in
      guard let start = sums.baseAddress else { return }
      for y in 0..<rect.height {
        let row = picture.row(rect.minY + y, from: rect.minX)
        let sum = start + y * width
        for index in 0..<width { sum[index] &+= UInt16(row[index]) &* times }
      }
    }
  }

  private func writeMean(of count: Int, in rect: PixelRect, to picture: PixelRows) {
    let width = rect.width * 4
    if means.count != 255 * count + 1 {
      means = (0...255 * count).map { UInt8(($0 + count / 2) / count) }
    }
    sums.withUnsafeBufferPointer { sums in
      guard let start = sums.baseAddress else { return }
      for y in 0..<rect.height {
        let row = picture.row(rect.minY + y, from: rect.minX)
        let sum = start + y * width
        for index in 0..<width { row[index] = means[Int(sum[index])] }
      }
    }
  }

  private static func copy(_ rect: PixelRect, of source: PixelRows, to target: PixelRows) {
    for y in rect.minY..<max(rect.minY, rect.maxY) {
      target.row(y, from: rect.minX)
        .update(from: source.row(y, from: rect.minX), count: rect.width * 4)
    }
  }
}

extension PixelRows {
  fileprivate func row(_ y: Int, from x: Int) -> UnsafeMutablePointer<UInt8> {
    (start + y * stride + x * 4).assumingMemoryBound(to: UInt8.self)
  }
}
