import Foundation

public typealias simd_quatf = _Quaternion<Float>
public typealias simd_quatd = _Quaternion<Double>

/// A turn in space.
public struct _Quaternion<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: Equatable,
  @unchecked Sendable
{
  /// The imaginary part, and the real one last.
  public var vector: SIMD4<Scalar>

  public init() { vector = SIMD4(0, 0, 0, 1) }
  public init(vector: SIMD4<Scalar>) { self.vector = vector }
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }

  /// - Parameters:
  ///   - angle: Radians.
  ///   - axis: Of length 1.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Double(angle) / 2
    self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
  }

  /// The shortest turn that brings one direction to another.
  ///
  /// - Parameters:
  ///   - from: Of length 1, as the other one.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let cosine = simd_dot(from, to)
    guard cosine > -0.999_999 else {
      // Half a turn about whatever is at a right angle.
      let other: SIMD3<Scalar> = abs(from.x) < 0.9 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
      self.init(real: 0, imag: simd_normalize(simd_cross(from, other)))
      return
    }
    self = Self(real: 1 + cosine, imag: simd_cross(from, to)).normalized
  }

  public var real: Scalar { vector.w }
  public var imag: SIMD3<Scalar> { SIMD3(vector.x, vector.y, vector.z) }
  public var length: Scalar { simd_length(vector) }
  public var normalized: Self { Self(vector: simd_normalize(vector)) }
  public var conjugate: Self { Self(real: real, imag: -imag) }
  public var inverse: Self { Self(vector: conjugate.vector / simd_length_squared(vector)) }

  /// Radians.
  public var angle: Scalar { Scalar(2 * atan2(Double(simd_length(imag)), Double(real))) }
  public var axis: SIMD3<Scalar> { simd_normalize(imag) }

  /// A vector after the turn.
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let twice = simd_cross(imag, vector) * 2
    return vector + twice * real + simd_cross(imag, twice)
  }

  /// The turn of the second, then that of the first.
  public static func * (left: Self, right: Self) -> Self {
    Self(
      real: left.real * right.real - simd_dot(left.imag, right.imag),
      imag: right.imag * left.real + left.imag * right.real + simd_cross(left.imag, right.imag))
  }

  public static func *= (left: inout Self, right: Self) { left = left * right }
}

/// From one turn to another by the shorter way, as fast all along it.
///
/// - Parameter t: 0 is the first, 1 the second.
public func simd_slerp<S>(_ q0: _Quaternion<S>, _ q1: _Quaternion<S>, _ t: S) -> _Quaternion<S> {
  var cosine = Double(simd_dot(q0.vector, q1.vector))
  let end = cosine < 0 ? -q1.vector : q1.vector
  cosine = min(abs(cosine), 1)
  let angle = acos(cosine)
  guard sin(angle) > 1e-6 else {
    return _Quaternion(vector: q0.vector + (end - q0.vector) * t).normalized
  }
  let first = S(sin((1 - Double(t)) * angle) / sin(angle))
  let second = S(sin(Double(t) * angle) / sin(angle))
  return _Quaternion(vector: q0.vector * first + end * second)
}

public func simd_normalize<S>(_ q: _Quaternion<S>) -> _Quaternion<S> { q.normalized }
public func simd_inverse<S>(_ q: _Quaternion<S>) -> _Quaternion<S> { q.inverse }
public func simd_act<S>(_ q: _Quaternion<S>, _ v: SIMD3<S>) -> SIMD3<S> { q.act(v) }
public func simd_mul<S>(_ p: _Quaternion<S>, _ q: _Quaternion<S>) -> _Quaternion<S> { p * q }

extension _Matrix where Column == SIMD3<Float> {
  public init(_ turn: simd_quatf) {
    self.init([SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)].map(turn.act))
  }
}

extension _Matrix where Column == SIMD4<Float> {
  public init(_ turn: simd_quatf) {
    let columns = simd_float3x3(turn).list.map { SIMD4($0, 0) }
    self.init(columns + [SIMD4(0, 0, 0, 1)])
  }
}

extension _Matrix where Column == SIMD4<Double> {
  public init(_ turn: simd_quatd) {
    let axes: [SIMD3<Double>] = [SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)]
    self.init(axes.map { SIMD4(turn.act($0), 0) } + [SIMD4(0, 0, 0, 1)])
  }
}
