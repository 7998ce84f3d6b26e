import Foundation
import Geometry
import ViewEngine

/// A layer that shows what is in it several times, each time a step further and later.
public final class CAReplicatorLayer: CALayer, @unchecked Sendable {
  public var instanceCount = 1 { didSet { changed() } }
  /// Seconds by which each copy is behind the one before it.
  public var instanceDelay: CFTimeInterval = 0 { didSet { changed() } }
  public var instanceTransform = CATransform3DIdentity { didSet { changed() } }
  public var instanceAlphaOffset: Float = 0 { didSet { changed() } }
  /// - Note: Accepted: copies have the colours of what they are copies of.
  public var instanceColor: CGColor?

  /// More copies than anybody could tell apart.
  private static let most = 500

  override func drawInner(in context: GraphicsContext, by drawing: LayerDrawing) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    var step = CGAffineTransform.identity
    let turn = CGAffineTransform(
      a: instanceTransform.m11, b: instanceTransform.m12, c: instanceTransform.m21,
      d: instanceTransform.m22, tx: instanceTransform.m41, ty: instanceTransform.m42)
    for index in 0..<max(0, min(instanceCount, Self.most)) {
      var copy = context
      copy.translateBy(x: middle.x, y: middle.y)
      copy.concatenate(step)
      copy.translateBy(x: -middle.x, y: -middle.y)
      copy.opacity *= max(0, min(1, 1 + Double(instanceAlphaOffset) * Double(index)))
      super.drawInner(
        in: copy, by: LayerDrawing(time: drawing.time - Double(index) * instanceDelay))
      step = turn.concatenating(step)
    }
  }
}
