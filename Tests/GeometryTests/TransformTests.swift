import Foundation
import Geometry
import TestSupport
import Testing

@Suite struct TransformTests {
  private let point = CGPoint(x: 3, y: 4)

  @Test func theNewOperationIsAppliedFirst() {
    let t = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 0)
    #expect(point.applying(t) == CGPoint(x: 8, y: 8))
    let u = CGAffineTransform(translationX: 1, y: 0).scaledBy(x: 2, y: 2)
    #expect(point.applying(u) == CGPoint(x: 7, y: 8))
  }

  @Test func concatenatingAppliesTheReceiverFirst() {
    let a = CGAffineTransform(scaleX: 2, y: 3)
    let b = CGAffineTransform(translationX: 10, y: 20)
    #expect(point.applying(a.concatenating(b)) == point.applying(a).applying(b))
  }

  @Test func positiveAnglesTurnXTowardsY() {
    let t = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isClose(CGPoint(x: 1, y: 0).applying(t), CGPoint(x: 0, y: 1)))
    #expect(CGAffineTransform.identity.rotated(by: .pi / 2) == t)
  }

  @Test func invertingUndoes() {
    let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(isClose(point.applying(t).applying(t.inverted()), point))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func rectanglesGrowToTheBoundsOfTheirCorners() {
    let rect = CGRect(x: 0, y: 0, width: 2, height: 2)
    let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(isClose(turned.width, 2 * 2.0.squareRoot()))
    #expect(isClose(turned.minX, -2.0.squareRoot()))
    #expect(CGRect.null.applying(CGAffineTransform(translationX: 1, y: 1)).isNull)
    let size = CGSize(width: 1, height: 2).applying(CGAffineTransform(translationX: 9, y: 9))
    #expect(size == CGSize(width: 1, height: 2))
  }

  @Test func transformsIn3DApplyTheNewOperationFirst() {
    let t = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 1, 0, 0)
    #expect(t.m41 == 2)
    let u = CATransform3DScale(CATransform3DMakeTranslation(1, 0, 0), 2, 2, 2)
    #expect(u.m41 == 1 && u.m11 == 2)
    let v = CATransform3DRotate(CATransform3DMakeTranslation(1, 0, 0), .pi / 2, 0, 0, 9)
    #expect(isClose(v.m12, 1) && isClose(v.m41, 1))
  }

  @Test func invertingIn3DUndoes() {
    var t = CATransform3DMakeRotation(0.7, 1, 2, 3)
    t.m34 = -0.01
    t = CATransform3DTranslate(t, 1, 2, 3)
    let unit = CATransform3DConcat(t, CATransform3DInvert(t))
    #expect(isClose(unit.m11, 1) && isClose(unit.m22, 1) && isClose(unit.m34, 0))
    #expect(isClose(unit.m44, 1) && isClose(unit.m41, 0) && isClose(unit.m13, 0))
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test func affineTransformsGoThrough3D() {
    let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let solid = CATransform3DMakeAffineTransform(t)
    #expect(CATransform3DIsAffine(solid))
    #expect(CATransform3DGetAffineTransform(solid) == t)
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsIdentity(CATransform3D()))
  }
}

@Suite struct ProjectionTransformTests {
  @Test func itTakesOverAffineTransforms() {
    let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let p = ProjectionTransform(t)
    #expect(p.isAffine && p.affine == t)
    #expect(CGPoint(x: 7, y: 8).applying(p) == CGPoint(x: 7, y: 8).applying(t))
    #expect(ProjectionTransform().isIdentity)
  }

  @Test func itDropsTheZRowAndColumn() {
    var t = CATransform3D()
    (t.m11, t.m12, t.m13, t.m14) = (1, 2, 3, 4)
    (t.m21, t.m22, t.m23, t.m24) = (5, 6, 7, 8)
    (t.m41, t.m42, t.m43, t.m44) = (9, 10, 11, 12)
    let p = ProjectionTransform(t)
    #expect([p.m11, p.m12, p.m13] == [1, 2, 4])
    #expect([p.m21, p.m22, p.m23] == [5, 6, 8])
    #expect([p.m31, p.m32, p.m33] == [9, 10, 12])
  }

  @Test func concatenatingAppliesTheReceiverFirst() {
    let across = ProjectionTransform(CGAffineTransform(translationX: 1, y: 0))
    let down = ProjectionTransform(CGAffineTransform(translationX: 0, y: 2))
    #expect(CGPoint.zero.applying(across.concatenating(down)) == CGPoint(x: 1, y: 2))
    let double = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(CGPoint.zero.applying(across.concatenating(double)) == CGPoint(x: 2, y: 0))
  }

  @Test func pointsBehindTheCameraAreInfinite() {
    var p = ProjectionTransform()
    p.m13 = -0.1
    #expect(isClose(CGPoint(x: 5, y: 1).applying(p), CGPoint(x: 10, y: 2)))
    #expect(CGPoint(x: 10, y: 1).applying(p).x == .infinity)
    #expect(CGPoint(x: 11, y: 1).applying(p).x == .infinity)
  }

  @Test func invertingUndoesOrLeavesAlone() {
    var p = ProjectionTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 5, tx: 5, ty: 6))
    p.m13 = 0.01
    let point = CGPoint(x: 3, y: 4)
    #expect(isClose(point.applying(p).applying(p.inverted()), point))
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let before = flat
    #expect(flat.invert() == false)
    #expect(flat == before)
  }

  /// `rotation3DEffect` by our conventions, against matrices asserted on SwiftUI (100 × 50).
  @Test(arguments: [
    (
      CGFloat.pi / 4, (1.0, 0.0), 2.0, 2.0,
      [
        1, 0, 0, -0.7071067811865475, 0.35355339059327384, -0.014142135623730949,
        19.09188309203678, 18.282485578727798, 1.3818376618407355,
      ]
    ),
    (
      CGFloat.pi / 3, (0.0, 1.0), 1.0, 1.0,
      [
        0.9330127018922194, 0.21650635094610965, 0.008660254037844387, 0, 1, 0,
        2.7333395016045907, -10.700317547305483, 0.5719872981077807,
      ]
    ),
  ])
  func rotationIn3DIsSwiftUIs(
    angle: CGFloat, axis: (Double, Double), anchorZ: Double, perspective: Double,
    expected: [CGFloat]
  ) {
    var projection = CATransform3DIdentity
    projection.m34 = -perspective / 100
    let rotation = CATransform3DMakeRotation(angle, axis.0, axis.1, 0)
    let to = CATransform3DMakeTranslation(-50, -25, -anchorZ)
    let back = CATransform3DMakeTranslation(50, 25, anchorZ)
    let p = ProjectionTransform(
      CATransform3DConcat(
        CATransform3DConcat(CATransform3DConcat(to, rotation), projection), back))
    let values = [p.m11, p.m12, p.m13, p.m21, p.m22, p.m23, p.m31, p.m32, p.m33]
    for (value, expected) in zip(values, expected) { #expect(isClose(value, expected, 1e-12)) }
  }
}
