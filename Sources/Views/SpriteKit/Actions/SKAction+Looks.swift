import Foundation

extension SKAction {
  public class func fadeIn(withDuration duration: TimeInterval) -> SKAction {
    SKAction([NodeNumber.alpha.leading(to: 1)], duration: duration) {
      fadeOut(withDuration: duration)
    }
  }

  public class func fadeOut(withDuration duration: TimeInterval) -> SKAction {
    SKAction([NodeNumber.alpha.leading(to: 0)], duration: duration) {
      fadeIn(withDuration: duration)
    }
  }

  public class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction([NodeNumber.alpha.adding(factor)], duration: duration) {
      fadeAlpha(by: -factor, duration: duration)
    }
  }

  public class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction([NodeNumber.alpha.leading(to: alpha)], duration: duration)
  }

  public class func hide() -> SKAction { SKAction(.deed { $0.isHidden = true }) { unhide() } }
  public class func unhide() -> SKAction { SKAction(.deed { $0.isHidden = false }) { hide() } }

  // MARK: Sprites

  public class func colorize(
    with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
  ) -> SKAction {
    SKAction(
      [
        NodeNumber.colorBlendFactor.leading(to: colorBlendFactor),
        { node in
          guard let sprite = node as? SKSpriteNode else { return { _, _ in } }
          let start = sprite.color
          return { share, _ in
            sprite.color = start.blended(withFraction: share, of: color) ?? color
          }
        },
      ], duration: duration)
  }

  public class func colorize(withColorBlendFactor factor: CGFloat, duration: TimeInterval)
    -> SKAction
  {
    SKAction([NodeNumber.colorBlendFactor.leading(to: factor)], duration: duration)
  }

  public class func setTexture(_ texture: SKTexture) -> SKAction {
    setTexture(texture, resize: false)
  }

  public class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
    SKAction(.deed { ($0 as? SKSpriteNode)?.show(texture, resize: resize) })
  }

  public class func animate(with textures: [SKTexture], timePerFrame seconds: TimeInterval)
    -> SKAction
  {
    animate(with: textures, timePerFrame: seconds, resize: false, restore: false)
  }

  /// - Parameter restore: Shows the first picture again at the end.
  public class func animate(
    with textures: [SKTexture], timePerFrame seconds: TimeInterval, resize: Bool, restore: Bool
  ) -> SKAction {
    SKAction(
      .change { node in
        let sprite = node as? SKSpriteNode
        let before = sprite?.texture
        return { share, _ in
          guard let last = textures.indices.last else { return }
          let index = min(last, Int(share * CGFloat(textures.count) + 1e-6))
          sprite?.show(textures[max(0, index)], resize: resize)
          if restore, share >= 1, let before { sprite?.show(before, resize: resize) }
        }
      }, duration: seconds * Double(textures.count)
    ) {
      animate(
        with: textures.reversed(), timePerFrame: seconds, resize: resize, restore: restore)
    }
  }
}
