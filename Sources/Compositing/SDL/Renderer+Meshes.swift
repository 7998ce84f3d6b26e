import CSDL2

extension Renderer {
  func draw(
    _ mesh: Mesh, of texture: Texture, blend: Blend, smooth: Bool
  ) throws(CompositorError) {
    guard !mesh.indices.isEmpty else { return }
    let mesh = blendsPremultiplied || blend == .replace ? mesh : mesh.fadingAlphaOnly
    try setSmooth(smooth, texture)
    try check(SDL_SetTextureBlendMode(texture.pointer, mode(blend)), "SDL_SetTextureBlendMode")
    if let perspective, !mesh.depths.isEmpty {
      return try draw(mesh, of: texture, by: perspective)
    }
    try check(
      SDL_RenderGeometry(
        pointer, texture.pointer, mesh.vertices, Int32(mesh.vertices.count), mesh.indices,
        Int32(mesh.indices.count)), "SDL_RenderGeometry")
  }

  /// Draws a mesh that has depths at once, past SDL's queue, which knows of none.
  ///
  /// SDL is let draw a triangle without area first: with that, what waits in its queue is drawn, and OpenGL has the
  /// target, the clip, the blend mode, the texture and the program that SDL believes it has, now and afterwards.
  private func draw(
    _ mesh: Mesh, of texture: Texture, by perspective: PerspectiveCalls
  ) throws(CompositorError) {
    let corner = SDL_Vertex(
      position: SDL_FPoint(x: 0, y: 0), color: mesh.vertices[0].color,
      tex_coord: SDL_FPoint(x: 0, y: 0))
    try check(
      SDL_RenderGeometry(pointer, texture.pointer, [corner, corner, corner], 3, nil, 0),
      "SDL_RenderGeometry")
    try check(SDL_RenderFlush(pointer), "SDL_RenderFlush")
    var (width, height) = (Float(1), Float(1))
    try check(SDL_GL_BindTexture(texture.pointer, &width, &height), "SDL_GL_BindTexture")
    perspective.draw(mesh, width, height)
  }
}
