import CSDL2
import Pixels

/// Pixels where the renderer keeps them: a painted picture, or something to draw into.
final class Texture {
  let pointer: OpaquePointer
  let size: PixelSize
  // SDL destroys a renderer's textures with it, so the renderer has to outlive them.
  private let renderer: Renderer

  private let isTarget: Bool
  /// Whether it is drawn with its pixels mixed; what SDL was told last.
  fileprivate var isSmooth = false

  init(pointer: OpaquePointer, size: PixelSize, isTarget: Bool, renderer: Renderer) {
    self.pointer = pointer
    self.size = size
    self.isTarget = isTarget
    self.renderer = renderer
  }

  deinit {
    renderer.destroy(pointer, isTarget: isTarget)
  }

  /// The pixels, and what OpenGL keeps besides: for a single letter more than the letter.
  var byteCount: Int { size.area * 4 + (12 << 10) }
}

extension Renderer {
  /// Says how a texture is drawn from here on: with its pixels mixed or each as it is.
  ///
  /// SDL before 3.4 gives a scale mode to the texture at once: draws of it that are still queued get
  /// it too, and OpenGL's two renderers bind the texture without noting it, so that the next queued
  /// draw of the texture that SDL believes to be bound shows this one's picture. Unbinding draws what
  /// is queued of the texture, and makes SDL forget what it believes.
  func setSmooth(_ isSmooth: Bool, _ texture: Texture) throws(CompositorError) {
    guard texture.isSmooth != isSmooth else { return }
    // Only OpenGL's renderers can unbind; any other draws all that is queued.
    if SDL_GL_UnbindTexture(texture.pointer) != 0 {
      try check(SDL_RenderFlush(pointer), "SDL_RenderFlush")
    }
    try check(
      SDL_SetTextureScaleMode(
        texture.pointer, isSmooth ? SDL_ScaleModeLinear : SDL_ScaleModeNearest),
      "SDL_SetTextureScaleMode")
    SDL_GL_UnbindTexture(texture.pointer)
    texture.isSmooth = isSmooth
  }
}
