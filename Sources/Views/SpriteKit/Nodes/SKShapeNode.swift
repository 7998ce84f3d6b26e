import Foundation
import Geometry
import Motion
import ViewEngine

/// A path that is filled and stroked in a scene.
///
/// - Note: Approximated: a glow is a blurred stroke; textures do not fill shapes.
@MainActor @preconcurrency
open class SKShapeNode: SKNode {
  /// In the node's own coordinates, whose y runs up.
  open var path: CGPath?
  open var fillColor = UIColor.clear
  open var strokeColor = UIColor.white
  open var lineWidth: CGFloat = 1
  open var lineCap = CGLineCap.butt
  open var lineJoin = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  /// How far the stroke shines beyond itself.
  open var glowWidth: CGFloat = 0
  open var isAntialiased = true
  open var blendMode = SKBlendMode.alpha

  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  public convenience init(path: CGPath) { self.init(path: path, centered: false) }

  public convenience init(path: CGPath, centered: Bool) {
    self.init()
    let bounds = path.boundingRect
    self.path =
      centered && !bounds.isNull ? path.offsetBy(dx: -bounds.midX, dy: -bounds.midY) : path
  }

  public convenience init(rect: CGRect) { self.init(path: Path(rect)) }

  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    self.init(path: Path(roundedRect: rect, cornerRadius: radius, style: .circular))
  }

  public convenience init(rectOf size: CGSize) { self.init(rect: CGRect(aroundZero: size)) }

  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    self.init(rect: CGRect(aroundZero: size), cornerRadius: cornerRadius)
  }

  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(ellipseOf: CGSize(width: 2 * radius, height: 2 * radius))
  }

  public convenience init(ellipseIn rect: CGRect) { self.init(path: Path(ellipseIn: rect)) }

  public convenience init(ellipseOf size: CGSize) {
    self.init(ellipseIn: CGRect(aroundZero: size))
  }

  /// Straight lines from point to point.
  public convenience init(points: UnsafeMutablePointer<CGPoint>, count: Int) {
    self.init(
      path: Path { $0.addLines(Array(UnsafeBufferPointer(start: points, count: max(0, count)))) })
  }

  override var contents: CGRect? {
    guard let bounds = path?.boundingRect, !bounds.isNull else { return nil }
    return bounds.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
  }

  override func drawSelf(in context: GraphicsContext) {
    guard let path, !path.isEmpty else { return }
    var context = context
    context.blendMode = blendMode.mode
    if isVisible(fillColor, in: context) {
      context.fill(
        path, with: .color(fillColor.color), style: FillStyle(antialiased: isAntialiased))
    }
    guard isVisible(strokeColor, in: context), lineWidth > 0 || glowWidth > 0 else { return }
    if glowWidth > 0 {
      var glow = context
      glow.addFilter(.blur(radius: glowWidth / 2))
      glow.stroke(path, with: .color(strokeColor.color), style: style(lineWidth + glowWidth))
    }
    if lineWidth > 0 {
      context.stroke(path, with: .color(strokeColor.color), style: style(lineWidth))
    }
  }

  private func isVisible(_ color: UIColor, in context: GraphicsContext) -> Bool {
    color.color.resolve(in: context.environment).opacity > 0
  }

  private func style(_ width: CGFloat) -> StrokeStyle {
    StrokeStyle(lineWidth: width, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
  }

  override func twin() -> SKNode {
    let twin = SKShapeNode()
    (twin.path, twin.fillColor, twin.strokeColor) = (path, fillColor, strokeColor)
    (twin.lineWidth, twin.glowWidth, twin.blendMode) = (lineWidth, glowWidth, blendMode)
    (twin.lineCap, twin.lineJoin, twin.miterLimit) = (lineCap, lineJoin, miterLimit)
    twin.isAntialiased = isAntialiased
    return twin
  }
}

extension CGRect {
  /// A rectangle with its middle at zero.
  init(aroundZero size: CGSize) {
    self.init(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }
}
