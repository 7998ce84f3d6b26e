import Foundation
import Geometry
import Motion
import ViewEngine

/// Draws layers, each with those in it, as they are at a moment.
struct LayerDrawing {
  let time: CFTimeInterval

  /// A layer within another one.
  func draw(_ layer: CALayer, in context: GraphicsContext) {
    let look = layer.look(at: time)
    layer.hasBeenShown = true
    guard !layer.isHidden, look.opacity > 0 else { return }
    let (size, transform) = (look.bounds.size, look.transform)
    var context = context
    context.translateBy(x: look.position.x, y: look.position.y)
    if LayerTurn.isFlat(transform) {
      context.concatenate(
        CGAffineTransform(
          a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22,
          tx: transform.m41, ty: transform.m42))
    } else {
      // Turned about its own anchor, wherever that is in the canvas.
      let place = context.transform
      let there = CATransform3DMakeAffineTransform(place)
      let back = CATransform3DMakeAffineTransform(place.inverted())
      context.addFilter(
        .projectionTransform(
          ProjectionTransform(CATransform3DConcat(CATransform3DConcat(back, transform), there))))
    }
    context.translateBy(
      x: -layer.anchorPoint.x * size.width, y: -layer.anchorPoint.y * size.height)
    context.opacity *= look.opacity
    context.drawLayer { context in
      if let shadow = look.shadow {
        context.addFilter(
          .shadow(
            color: shadow.color, radius: shadow.radius, x: shadow.offset.width,
            y: shadow.offset.height))
      }
      if let mask = layer.mask {
        context.clipToLayer { draw(mask, in: $0) }
      }
      context.drawLayer { drawInside(of: layer, look, in: $0) }
    }
  }

  /// What is in a layer whose corner is the context's.
  func drawInside(of layer: CALayer, _ look: LayerLook, in context: GraphicsContext) {
    let rect = CGRect(origin: .zero, size: look.bounds.size)
    let outline = layer.outline(of: rect, radius: look.cornerRadius)
    var context = context
    if layer.masksToBounds { context.clip(to: outline) }
    if let color = look.backgroundColor { context.fill(outline, with: .color(color)) }
    drawContents(of: layer, look, in: context)
    if look.borderWidth > 0, let color = look.borderColor ?? .some(.black) {
      let inset = look.borderWidth / 2
      let line = layer.outline(
        of: rect.insetBy(dx: inset, dy: inset), radius: max(0, look.cornerRadius - inset))
      context.stroke(line, with: .color(color), lineWidth: look.borderWidth)
    }
  }

  /// What a layer has beside its own colour and border: its picture, what it draws, and the layers in it.
  func drawContents(of layer: CALayer, _ look: LayerLook, in context: GraphicsContext) {
    layer.layoutSublayersQuietly()
    let rect = CGRect(origin: .zero, size: look.bounds.size)
    if let image = (layer.contents as? CGImage)?.image(scale: layer.contentsScale) {
      context.draw(image, in: rect)
    }
    layer.drawSelf(look, in: context, at: time)
    context.withCGContext { layer.draw(in: $0) }
    var inner = context
    inner.translateBy(x: -layer.bounds.minX, y: -layer.bounds.minY)
    layer.drawInner(in: inner, by: self)
  }
}

extension LayerTurn {
  /// Whether a transform leaves a layer in its plane.
  static func isFlat(_ transform: CATransform3D) -> Bool {
    transform.m13 == 0 && transform.m14 == 0 && transform.m23 == 0 && transform.m24 == 0
      && transform.m31 == 0 && transform.m32 == 0 && transform.m44 == 1
  }
}

extension CALayer {
  fileprivate func layoutSublayersQuietly() { ChangeCount.quietly { layoutSublayers() } }

  /// Only the corners that are named are round.
  fileprivate func outline(of rect: CGRect, radius: CGFloat) -> Path {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else { return Path(rect) }
    func at(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? radius : 0 }
    return Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: at(.layerMinXMinYCorner), bottomLeading: at(.layerMinXMaxYCorner),
        bottomTrailing: at(.layerMaxXMaxYCorner), topTrailing: at(.layerMaxXMinYCorner)),
      style: cornerCurve == .continuous ? .continuous : .circular)
  }
}
