import Foundation

/// A 3 × 3 matrix that maps points of the plane with perspective, p′ = p · M divided by w′.
///
/// `m31` and `m32` move by points; `m13` and `m23`, per point, give perspective; the rest are factors.
public struct ProjectionTransform: Hashable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  /// The identity.
  public init() {}

  /// The same map, which has no perspective.
  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// Drops the z row and column: points start on the plane z = 0 and are seen along z.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// Whether each entry is exactly the identity's.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether there is no perspective: w′ is exactly 1 everywhere.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The affine transform this is, or nil where it has perspective.
  package var affine: CGAffineTransform? {
    isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
  }

  /// 0, or not finite, where the matrix has no inverse.
  package var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
      + m13 * (m21 * m32 - m22 * m31)
  }

  /// Whether the determinant is finite and not 0.
  package var isInvertible: Bool { determinant != 0 && determinant.isFinite }

  /// Turns this into its inverse.
  ///
  /// - Returns: False, with nothing changed, where the matrix is singular.
  public mutating func invert() -> Bool {
    guard isInvertible else { return false }
    let k = 1 / determinant
    var inverse = ProjectionTransform()
    inverse.m11 = (m22 * m33 - m23 * m32) * k
    inverse.m12 = (m13 * m32 - m12 * m33) * k
    inverse.m13 = (m12 * m23 - m13 * m22) * k
    inverse.m21 = (m23 * m31 - m21 * m33) * k
    inverse.m22 = (m11 * m33 - m13 * m31) * k
    inverse.m23 = (m13 * m21 - m11 * m23) * k
    inverse.m31 = (m21 * m32 - m22 * m31) * k
    inverse.m32 = (m12 * m31 - m11 * m32) * k
    inverse.m33 = (m11 * m22 - m12 * m21) * k
    self = inverse
    return true
  }

  /// The inverse; a singular matrix is returned as it is.
  public func inverted() -> ProjectionTransform {
    var result = self
    _ = result.invert()
    return result
  }

  /// This transform first, then the other.
  public func concatenating(_ n: ProjectionTransform) -> ProjectionTransform {
    var r = ProjectionTransform()
    r.m11 = m11 * n.m11 + m12 * n.m21 + m13 * n.m31
    r.m12 = m11 * n.m12 + m12 * n.m22 + m13 * n.m32
    r.m13 = m11 * n.m13 + m12 * n.m23 + m13 * n.m33
    r.m21 = m21 * n.m11 + m22 * n.m21 + m23 * n.m31
    r.m22 = m21 * n.m12 + m22 * n.m22 + m23 * n.m32
    r.m23 = m21 * n.m13 + m22 * n.m23 + m23 * n.m33
    r.m31 = m31 * n.m11 + m32 * n.m21 + m33 * n.m31
    r.m32 = m31 * n.m12 + m32 * n.m22 + m33 * n.m32
    r.m33 = m31 * n.m13 + m32 * n.m23 + m33 * n.m33
    return r
  }
}

extension CGPoint {
  /// Where the point is seen; infinite where it is on or behind the camera's plane (w′ ≤ 0).
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let px = m.m11 * x + m.m21 * y + m.m31
    let py = m.m12 * x + m.m22 * y + m.m32
    let w = m.m13 * x + m.m23 * y + m.m33
    if w == 1 { return CGPoint(x: px, y: py) }
    guard w > 0 else { return CGPoint(x: CGFloat.infinity, y: .infinity) }
    return CGPoint(x: px / w, y: py / w)
  }
}
