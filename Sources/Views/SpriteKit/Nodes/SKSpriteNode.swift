import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A picture or a rectangle of one colour in a scene.
@MainActor @preconcurrency
open class SKSpriteNode: SKNode {
  open var texture: SKTexture?
  /// Of the rectangle where there is no texture, and what a texture is multiplied with as far as the factor says.
  open var color: UIColor
  /// 0…1.
  open var colorBlendFactor: CGFloat = 0
  open var size: CGSize
  /// Where in the size the node's position is.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var blendMode = SKBlendMode.alpha

  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    self.texture = texture
    self.color = color
    self.size = size
    super.init()
  }

  public required init?(coder aDecoder: NSCoder) {
    color = .white
    size = .zero
    super.init(coder: aDecoder)
  }

  public override convenience init() { self.init(texture: nil, color: .white, size: .zero) }

  public convenience init(color: UIColor, size: CGSize) {
    self.init(texture: nil, color: color, size: size)
  }

  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, size: texture?.size() ?? .zero)
  }

  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .white, size: size)
  }

  public convenience init(imageNamed name: String, _file: String = #filePath) {
    self.init(texture: SKTexture(imageNamed: name, _file: _file))
  }

  public func scale(to size: CGSize) {
    guard self.size.width != 0, self.size.height != 0 else { return }
    (xScale, yScale) = (size.width / self.size.width, size.height / self.size.height)
  }

  func show(_ texture: SKTexture, resize: Bool) {
    self.texture = texture
    if resize { size = texture.size() }
  }

  override var contents: CGRect? {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height)
  }

  override func drawSelf(in context: GraphicsContext) {
    guard let rect = contents, !rect.isEmpty else { return }
    var context = context
    context.blendMode = blendMode.mode
    if let texture {
      TexturePainter(color.color.resolve(in: context.environment), share: colorBlendFactor)
        .draw(texture, in: rect, context)
    } else {
      context.fill(Path(rect), with: .color(color.color))
    }
  }

  override func twin() -> SKNode {
    let twin = SKSpriteNode(texture: texture, color: color, size: size)
    (twin.colorBlendFactor, twin.blendMode) = (colorBlendFactor, blendMode)
    twin.anchorPoint = anchorPoint
    return twin
  }
}
