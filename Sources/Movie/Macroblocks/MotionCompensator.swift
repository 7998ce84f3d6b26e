/// In quarters of a pixel.
typealias MotionVector = SIMD2<Int16>

/// Parts of the model at other places, between its samples as well: 8.4.2.2.
///
/// Vectors that would reach over the model's edge are not asked for.
final class MotionCompensator {
  /// Within what every level of the standard allows.
  private static let furthest: UInt16 = 63 * 4

  let model: ModelPicture
  // 16 × 16 with what six samples reach, and two results that are mixed.
  private let wide = UnsafeMutablePointer<Int16>.allocate(capacity: 16 * 24)
  private let other = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)

  init(model: ModelPicture) { self.model = model }

  deinit {
    wide.deallocate()
    other.deallocate()
  }

  /// Whether a square of brightness may be moved so far.
  func reaches(_ x: Int, _ y: Int, _ side: Int, _ vector: MotionVector) -> Bool {
    guard vector != .zero else { return true }
    guard max(vector.x.magnitude, vector.y.magnitude) <= Self.furthest else { return false }
    let left = x + Int(vector.x >> 2)
    let top = y + Int(vector.y >> 2)
    return left >= 2 && left + side + 3 <= model.width
      && top >= 2 && top + side + 3 <= model.height
  }

  /// - Parameter samples: A macroblock's; x and y say where in it.
  func move(
    _ x: Int, _ y: Int, _ side: Int, _ vector: MotionVector,
    into samples: UnsafeMutablePointer<UInt8>
  ) {
    moveLuma(x, y, side, vector, into: samples + y % 16 * 16 + x % 16)
    for plane in [MacroblockPlane.cb, .cr] {
      moveColor(
        model.planes.plane(plane).start, x / 2, y / 2, side / 2, vector,
        into: samples + plane.first + y % 16 / 2 * 8 + x % 16 / 2)
    }
  }

  private func moveColor(
    _ plane: UnsafeMutablePointer<UInt8>, _ x: Int, _ y: Int, _ side: Int, _ vector: MotionVector,
    into to: UnsafeMutablePointer<UInt8>
  ) {
    let stride = model.width / 2
    let (right, down) = (Int32(vector.x & 7), Int32(vector.y & 7))
    let from = plane + (y + Int(vector.y >> 3)) * stride + x + Int(vector.x >> 3)
    guard right | down != 0 else {
      for row in 0..<side { (to + row * 8).update(from: from + row * stride, count: side) }
      return
    }
    let (a, b) = ((8 - right) * (8 - down), right * (8 - down))
    let (c, d) = ((8 - right) * down, right * down)
    for row in 0..<side {
      let (upper, lower) = (from + row * stride, from + (row + 1) * stride)
      for i in 0..<side {
        let sum =
          a &* Int32(upper[i]) &+ b &* Int32(upper[i + 1]) &+ c &* Int32(lower[i])
          &+ d &* Int32(lower[i + 1]) &+ 32
        (to + row * 8)[i] = UInt8(truncatingIfNeeded: sum >> 6)
      }
    }
  }

  /// Of brightness alone, in rows of 16.
  func moveLuma(
    _ x: Int, _ y: Int, _ side: Int, _ vector: MotionVector, into to: UnsafeMutablePointer<UInt8>
  ) {
    let stride = model.width
    let from = model.planes.luma + (y + Int(vector.y >> 2)) * stride + x + Int(vector.x >> 2)
    let (right, down) = (vector.x & 3, vector.y & 3)
    switch (right, down) {
    case (0, 0): copy(from, side, to)
    case (_, 0):
      across(from, side, to)
      if right != 2 { mix(to, from + (right == 3 ? 1 : 0), stride, side) }
    case (0, _):
      along(from, side, to)
      if down != 2 { mix(to, from + (down == 3 ? stride : 0), stride, side) }
    case (2, 2): both(from, side, to)
    case (2, _):
      both(from, side, to)
      across(from + (down == 3 ? stride : 0), side, other)
      mix(to, other, 16, side)
    case (_, 2):
      both(from, side, to)
      along(from + (right == 3 ? 1 : 0), side, other)
      mix(to, other, 16, side)
    default:
      across(from + (down == 3 ? stride : 0), side, to)
      along(from + (right == 3 ? 1 : 0), side, other)
      mix(to, other, 16, side)
    }
  }

  private func copy(_ from: UnsafePointer<UInt8>, _ side: Int, _ to: UnsafeMutablePointer<UInt8>) {
    for row in 0..<side { (to + row * 16).update(from: from + row * model.width, count: side) }
  }

  private func mix(
    _ to: UnsafeMutablePointer<UInt8>, _ from: UnsafePointer<UInt8>, _ stride: Int, _ side: Int
  ) {
    for row in 0..<side {
      let (a, b) = (to + row * 16, from + row * stride)
      for i in 0..<side {
        a[i] = UInt8(truncatingIfNeeded: (Int16(a[i]) &+ Int16(b[i]) &+ 1) >> 1)
      }
    }
  }

  private typealias Eight = SIMD8<Int16>

  private static func eight(_ from: UnsafePointer<UInt8>) -> Eight {
    Eight(truncatingIfNeeded: UnsafeRawPointer(from).loadUnaligned(as: SIMD8<UInt8>.self))
  }

  private static func six(
    _ from: UnsafePointer<UInt8>, _ step: Int
  ) -> Eight {
    let outer = eight(from - 2 * step) &+ eight(from + 3 * step)
    let near = eight(from - step) &+ eight(from + 2 * step)
    let middle = eight(from) &+ eight(from + step)
    return outer &- near &* 5 &+ middle &* 20
  }

  private static func store(_ value: Eight, _ to: UnsafeMutablePointer<UInt8>) {
    let all = value.clamped(lowerBound: .zero, upperBound: Eight(repeating: 255))
    UnsafeMutableRawPointer(to).storeBytes(
      of: SIMD8<UInt8>(truncatingIfNeeded: all), as: SIMD8<UInt8>.self)
  }

  private func across(
    _ from: UnsafePointer<UInt8>, _ side: Int, _ to: UnsafeMutablePointer<UInt8>
  ) {
    for row in 0..<side {
      for i in Swift.stride(from: 0, to: side, by: 8) {
        Self.store((Self.six(from + row * model.width + i, 1) &+ 16) &>> 5, to + row * 16 + i)
      }
    }
  }

  private func along(
    _ from: UnsafePointer<UInt8>, _ side: Int, _ to: UnsafeMutablePointer<UInt8>
  ) {
    for row in 0..<side {
      for i in Swift.stride(from: 0, to: side, by: 8) {
        Self.store(
          (Self.six(from + row * model.width + i, model.width) &+ 16) &>> 5, to + row * 16 + i)
      }
    }
  }

  private func both(
    _ from: UnsafePointer<UInt8>, _ side: Int, _ to: UnsafeMutablePointer<UInt8>
  ) {
    for row in 0..<side + 5 {
      for i in Swift.stride(from: 0, to: side, by: 8) {
        UnsafeMutableRawPointer(wide + row * 16 + i).storeBytes(
          of: Self.six(from + (row - 2) * model.width + i, 1), as: Eight.self)
      }
    }
    typealias Wide = SIMD8<Int32>
    func line(_ row: Int, _ i: Int) -> Wide {
      Wide(truncatingIfNeeded: UnsafeRawPointer(wide + row * 16 + i).loadUnaligned(as: Eight.self))
    }
    for row in 0..<side {
      for i in Swift.stride(from: 0, to: side, by: 8) {
        let outer = line(row, i) &+ line(row + 5, i)
        let near = line(row + 1, i) &+ line(row + 4, i)
        let middle = line(row + 2, i) &+ line(row + 3, i)
        let sum = outer &- near &* 5 &+ middle &* 20 &+ 512
        Self.store(Eight(truncatingIfNeeded: sum &>> 10), to + row * 16 + i)
      }
    }
  }
}
