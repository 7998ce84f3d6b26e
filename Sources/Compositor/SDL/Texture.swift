import CSDL2

/// Pixels where the renderer keeps them: a painted picture, or something to draw into.
final class Texture {
  let pointer: OpaquePointer
  let size: PixelSize
  // SDL destroys a renderer's textures with it, so the renderer has to outlive them.
  private let renderer: Renderer

  private let isTarget: Bool

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
