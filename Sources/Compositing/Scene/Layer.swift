import Pixels

/// A picture in the making: some of the canvas's pixels, in a texture of their own.
final class Layer {
  let texture: Texture
  /// Which of the canvas's pixels it holds; its upper left one is the texture's.
  let rect: PixelRect
  private weak var pool: TargetPool?

  init(texture: Texture, rect: PixelRect, pool: TargetPool) {
    self.texture = texture
    self.rect = rect
    self.pool = pool
  }

  deinit {
    pool?.takeBack(texture)
  }
}
