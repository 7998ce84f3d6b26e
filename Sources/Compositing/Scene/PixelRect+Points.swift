import Foundation
import Pixels

extension PixelRect {
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

  /// The pixels that lie inside a rectangle with all of their area.
  init(wholeIn rect: CGRect) {
    guard !rect.isNull, !rect.width.isNaN, !rect.height.isNaN else {
      self = .empty
      return
    }
    self.init(
      minX: Self.pixel((rect.minX - Snap.tolerance).rounded(.up)),
      minY: Self.pixel((rect.minY - Snap.tolerance).rounded(.up)),
      maxX: Self.pixel((rect.maxX + Snap.tolerance).rounded(.down)),
      maxY: Self.pixel((rect.maxY + Snap.tolerance).rounded(.down)))
  }

  /// What is left of it without one that lies inside: that all of it, or up to four.
  func pieces(around inner: PixelRect) -> [PixelRect] {
    if inner.isEmpty { return [self] }
    return [
      PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: inner.minY),
      PixelRect(minX: minX, minY: inner.minY, maxX: inner.minX, maxY: inner.maxY),
      PixelRect(minX: inner.maxX, minY: inner.minY, maxX: maxX, maxY: inner.maxY),
      PixelRect(minX: minX, minY: inner.maxY, maxX: maxX, maxY: maxY),
    ].filter { !$0.isEmpty }
  }

  var rect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

  private static func pixel(_ value: CGFloat) -> Int {
    Int(min(1_048_576, max(-1_048_576, value)))
  }
}
