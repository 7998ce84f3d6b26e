import Pixels

/// Textures to draw into, used again and again.
final class TargetPool {
  private struct Idle {
    var textures: [Texture] = []
    var lastUse = 0
  }

  private let renderer: Renderer
  private var idle: [PixelSize: Idle] = [:]
  private var clock = 0
  private(set) var byteCount = 0

  init(renderer: Renderer) {
    self.renderer = renderer
  }

  /// A transparent layer for the canvas's pixels in the rectangle, aimed at by nothing yet.
  ///
  /// - Parameter cleared: Pass false to take it with whatever is in it.
  func layer(_ rect: PixelRect, cleared: Bool = true) throws(CompositorError) -> Layer {
    // A function of the size alone, never "one that is large enough": how large the target is shows
    // in the last bit of what is drawn, and that must not depend on what was drawn before.
    let size = PixelSize(width: (rect.width + 31) & ~31, height: (rect.height + 31) & ~31)
    let texture: Texture
    if let kept = idle[size]?.textures.popLast() {
      texture = kept
    } else {
      // What grows or turns has another size in every frame: first let go of the last frame's.
      dropUnused()
      texture = try renderer.target(size)
      byteCount += texture.byteCount
    }
    let layer = Layer(texture: texture, rect: rect, pool: self)
    if cleared {
      try renderer.aim(at: texture, clip: PixelRect(size))
      try renderer.clear(.clear)
    }
    return layer
  }

  func takeBack(_ texture: Texture) {
    idle[texture.size, default: Idle()].textures.append(texture)
    idle[texture.size]?.lastUse = clock
  }

  /// Ends a frame: lets go of sizes that it did not need.
  func endFrame() {
    dropUnused()
    clock += 1
  }

  private func dropUnused() {
    for (size, entry) in idle where entry.lastUse < clock {
      byteCount -= entry.textures.reduce(0) { $0 + $1.byteCount }
      idle[size] = nil
    }
  }
}
