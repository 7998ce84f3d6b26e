import CSDL2

/// Pixels where the renderer keeps them: a painted picture, or something to draw into.
final class Texture {
  let pointer: OpaquePointer
  let size: PixelSize
  // SDL destroys a renderer's textures with it, so the renderer has to outlive them.
  private let renderer: Renderer

  init(pointer: OpaquePointer, size: PixelSize, renderer: Renderer) {
    self.pointer = pointer
    self.size = size
    self.renderer = renderer
  }

  deinit {
    renderer.forget(pointer)
    SDL_DestroyTexture(pointer)
  }

  var byteCount: Int { size.area * 4 }
}
