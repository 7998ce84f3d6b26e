import Foundation

/// A picture's size in pixels.
package struct PixelSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  var area: Int { width * height }
}

/// A rectangle of whole pixels, y down; empty where a side is not positive.
package struct PixelRect: Hashable, Sendable {
  package var minX: Int
  package var minY: Int
  package var maxX: Int
  package var maxY: Int

  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  package init(_ size: PixelSize) {
    self.init(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
  }

  /// The pixels that a rectangle touches. What is beyond ±2²⁰ is cut off, so infinities are fine.
  init(covering rect: CGRect) {
    guard !rect.isNull, !rect.width.isNaN, !rect.height.isNaN else {
      self = .empty
      return
    }
    self.init(
      minX: Self.pixel((rect.minX + Snap.tolerance).rounded(.down)),
      minY: Self.pixel((rect.minY + Snap.tolerance).rounded(.down)),
      maxX: Self.pixel((rect.maxX - Snap.tolerance).rounded(.up)),
      maxY: Self.pixel((rect.maxY - Snap.tolerance).rounded(.up)))
  }

  /// The pixels whose centres are inside: what an edge without antialiasing covers.
  init(centersIn rect: CGRect) {
    guard !rect.isNull, !rect.width.isNaN, !rect.height.isNaN else {
      self = .empty
      return
    }
    self.init(
      minX: Self.pixel((rect.minX - 0.5).rounded(.up)),
      minY: Self.pixel((rect.minY - 0.5).rounded(.up)),
      maxX: Self.pixel((rect.maxX - 0.5).rounded(.up)),
      maxY: Self.pixel((rect.maxY - 0.5).rounded(.up)))
  }

  package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  package var width: Int { max(0, maxX - minX) }
  package var height: Int { max(0, maxY - minY) }
  package var isEmpty: Bool { maxX <= minX || maxY <= minY }
  var size: PixelSize { PixelSize(width: width, height: height) }
  var rect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

  func intersection(_ other: PixelRect) -> PixelRect {
    let both = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return both.isEmpty ? .empty : both
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  func outset(_ dx: Int, _ dy: Int) -> PixelRect {
    isEmpty
      ? .empty : PixelRect(minX: minX - dx, minY: minY - dy, maxX: maxX + dx, maxY: maxY + dy)
  }

  func moved(_ dx: Int, _ dy: Int) -> PixelRect {
    PixelRect(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
  }

  func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }

  private static func pixel(_ value: CGFloat) -> Int {
    Int(min(max(value, -1_048_576), 1_048_576))
  }
}

/// What counts as lying on the pixel grid.
enum Snap {
  /// Pixels. Renderers place vertices on a grid of 1/256 px, so less than half of it is nothing.
  static let tolerance = 1.0 / 512

  /// The whole number that a coordinate stands for, if it stands for one.
  static func whole(_ value: Double) -> Int? {
    let rounded = value.rounded()
    return abs(value - rounded) < tolerance && abs(rounded) < 1e6 ? Int(rounded) : nil
  }
}
