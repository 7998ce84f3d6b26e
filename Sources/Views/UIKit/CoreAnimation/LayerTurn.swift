import Foundation
import Geometry

/// A layer's transform as what its key paths name: how it is scaled, turned and moved.
struct LayerTurn {
  var scaleX: CGFloat
  var scaleY: CGFloat
  var rotation: CGFloat
  var x: CGFloat
  var y: CGFloat
  /// Where it does not lie in its plane, nothing else counts.
  private let whole: CATransform3D?

  init(_ transform: CATransform3D) {
    let isFlat =
      transform.m13 == 0 && transform.m14 == 0 && transform.m23 == 0
      && transform.m24 == 0 && transform.m31 == 0 && transform.m32 == 0 && transform.m44 == 1
    whole = isFlat ? nil : transform
    rotation = atan2(transform.m12, transform.m11)
    scaleX = hypot(transform.m11, transform.m12)
    let area = transform.m11 * transform.m22 - transform.m12 * transform.m21
    scaleY = scaleX == 0 ? hypot(transform.m21, transform.m22) : area / scaleX
    (x, y) = (transform.m41, transform.m42)
  }

  var transform: CATransform3D {
    if let whole { return whole }
    let scaled = CATransform3DMakeScale(scaleX, scaleY, 1)
    let turned = CATransform3DConcat(scaled, CATransform3DMakeRotation(rotation, 0, 0, 1))
    return CATransform3DConcat(turned, CATransform3DMakeTranslation(x, y, 0))
  }

  /// Nil where one of them does not lie in its plane.
  func mixed(with other: LayerTurn, by part: CGFloat) -> LayerTurn? {
    guard whole == nil, other.whole == nil else { return nil }
    var mixed = self
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    mixed.scaleX = mix(scaleX, other.scaleX)
    mixed.scaleY = mix(scaleY, other.scaleY)
    // The short way round.
    mixed.rotation = rotation + (other.rotation - rotation).remainder(dividingBy: 2 * .pi) * part
    mixed.x = mix(x, other.x)
    mixed.y = mix(y, other.y)
    return mixed
  }
}
