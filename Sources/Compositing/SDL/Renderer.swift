import CSDL2
import Pixels
import Raster

/// An SDL renderer and the window SDL wants for it. Use it on the thread that made it: an OpenGL
/// context belongs to a thread.
final class Renderer {
  let facts: RendererFacts
  let pointer: OpaquePointer
  /// Whether blend modes other than SDL's own work. Where they do not (the software renderer),
  /// textures hold straight alpha, and every ``Blend`` but `replace` and `over` is out of reach.
  let blendsPremultiplied: Bool
  /// What draws in perspective as such; nil where a mesh of many flat triangles has to do.
  let perspective: PerspectiveCalls?
  private let driver: VideoDriver
  let window: OpaquePointer
  private var target: OpaquePointer?
  private let thread = SDL_ThreadID()

  /// A renderer that needs no display.
  convenience init(candidates: [String]) throws(CompositorError) {
    try self.init(candidates: candidates, driver: VideoDriver("offscreen"), frame: .hidden)
  }

  /// - Parameters:
  ///   - candidates: SDL's names of renderers, the first that works is taken.
  ///   - frame: The window that the renderer belongs to, which is made with it.
  /// - Throws: ``CompositorError/noRenderer(tried:)``, or what starting SDL threw.
  init(
    candidates: [String], driver: VideoDriver, frame: WindowFrame
  ) throws(CompositorError) {
    self.driver = driver
    // Without batching every quad is a draw call of its own.
    SDL_SetHint(SDL_HINT_RENDER_BATCHING, "1")
    // What textures are made with, whatever the environment says.
    SDL_SetHintWithPriority(SDL_HINT_RENDER_SCALE_QUALITY, "nearest", SDL_HINT_OVERRIDE)
    var refusals: [String] = []
    for name in candidates {
      do throws(CompositorError) {
        let started = try Self.start(name, frame)
        (window, pointer) = (started.window, started.renderer)
        let mode = Blend.over.premultipliedMode
        blendsPremultiplied = SDL_SetRenderDrawBlendMode(pointer, mode) == 0
        perspective = name == "opengl" ? PerspectiveCalls() : nil
        facts = RendererFacts(
          driver: driver.name, info: started.info, device: Self.device(), refusals: refusals)
        return
      } catch {
        refusals.append("\(name): \(Self.reason(error))")
      }
    }
    throw .noRenderer(tried: refusals)
  }

  convenience init(_ choice: RendererChoice) throws(CompositorError) {
    try self.init(candidates: choice.candidates)
  }

  deinit {
    SDL_DestroyRenderer(pointer)
    SDL_DestroyWindow(window)
  }

  private typealias Started = (
    window: OpaquePointer, renderer: OpaquePointer, info: SDL_RendererInfo
  )

  private static func start(
    _ name: String, _ frame: WindowFrame
  ) throws(CompositorError) -> Started {
    var info = SDL_RendererInfo()
    let index = (0..<SDL_GetNumRenderDrivers()).first {
      SDL_GetRenderDriverInfo($0, &info) == 0 && String(cString: info.name) == name
    }
    guard let index else {
      throw .sdl(call: "SDL_GetRenderDriverInfo", message: "this SDL has no such renderer")
    }
    let window = try frame.open()
    do {
      let renderer = try check(
        SDL_CreateRenderer(window, index, SDL_RENDERER_TARGETTEXTURE.rawValue | frame.pacing),
        "SDL_CreateRenderer")
      try check(SDL_GetRendererInfo(renderer, &info), "SDL_GetRendererInfo")
      return (window, renderer, info)
    } catch {
      SDL_DestroyWindow(window)
      throw error
    }
  }

  private static func reason(_ error: CompositorError) -> String {
    if case .sdl(_, let message) = error { message } else { error.description }
  }

  /// What OpenGL says it runs on; nil on a renderer that is not OpenGL.
  private static func device() -> String? {
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<UInt8>?
    guard SDL_GL_GetCurrentContext() != nil, let symbol = SDL_GL_GetProcAddress("glGetString")
    else { return nil }
    let glRenderer: UInt32 = 0x1F01
    return unsafeBitCast(symbol, to: GetString.self)(glRenderer).map { String(cString: $0) }
  }

  /// Off its thread OpenGL does nothing and says nothing, so ask first.
  func checkThread() throws(CompositorError) {
    if SDL_ThreadID() != thread { throw .wrongThread }
  }

  // MARK: Textures

  /// Copies a picture to the renderer, to be drawn with that blend.
  func texture(of bitmap: Bitmap, for blend: Blend = .over) throws(CompositorError) -> Texture {
    let texture = try texture(PixelSize(width: bitmap.width, height: bitmap.height))
    try update(texture, x: 0, y: 0, with: bitmap, for: blend)
    return texture
  }

  /// A texture to copy pictures to, with whatever is in it.
  func texture(_ size: PixelSize) throws(CompositorError) -> Texture {
    try make(SDL_TEXTUREACCESS_STATIC, size)
  }

  /// Copies a picture to a place in a texture, to be drawn with that blend.
  func update(
    _ texture: Texture, x: Int, y: Int, with bitmap: Bitmap, for blend: Blend = .over
  ) throws(CompositorError) {
    let bitmap = blendsPremultiplied || blend == .replace ? bitmap : bitmap.withStraightAlpha()
    var place = SDL_Rect(
      x: Int32(x), y: Int32(y), w: Int32(bitmap.width), h: Int32(bitmap.height))
    let status = bitmap.withUnsafeBytes {
      SDL_UpdateTexture(texture.pointer, &place, $0.baseAddress, Int32(bitmap.stride))
    }
    try check(status, "SDL_UpdateTexture")
  }

  /// A texture to draw into, with whatever is in it.
  func target(_ size: PixelSize) throws(CompositorError) -> Texture {
    try make(SDL_TEXTUREACCESS_TARGET, size)
  }

  private func make(
    _ access: SDL_TextureAccess, _ size: PixelSize
  ) throws(CompositorError) -> Texture {
    guard 1...facts.largestTexture ~= size.width, 1...facts.largestTexture ~= size.height else {
      throw .unusableSize(size, limit: facts.largestTexture)
    }
    let pointer = try check(
      SDL_CreateTexture(
        pointer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(access.rawValue), Int32(size.width),
        Int32(size.height)), "SDL_CreateTexture")
    return Texture(
      pointer: pointer, size: size, isTarget: access == SDL_TEXTUREACCESS_TARGET, renderer: self)
  }

  /// Destroys a texture.
  func destroy(_ texture: OpaquePointer, isTarget: Bool) {
    if isTarget { detach(texture) }
    if target == texture { target = nil }
    SDL_DestroyTexture(texture)
  }

  /// Takes a target's memory from the framebuffer that SDL keeps for its size. OpenGL lets go of a
  /// texture only where no framebuffer holds it, so that a group that grows would leave one behind
  /// for every size it has had.
  private func detach(_ texture: OpaquePointer) {
    typealias Attach = @convention(c) (UInt32, UInt32, UInt32, UInt32, Int32) -> Void
    guard facts.device != nil, SDL_SetRenderTarget(pointer, texture) == 0 else { return }
    if let symbol = SDL_GL_GetProcAddress("glFramebufferTexture2D") {
      let (framebuffer, color, texture2D): (UInt32, UInt32, UInt32) = (0x8D40, 0x8CE0, 0x0DE1)
      unsafeBitCast(symbol, to: Attach.self)(framebuffer, color, texture2D, 0, 0)
    }
    SDL_SetRenderTarget(pointer, nil)
    target = nil
  }

  // MARK: Drawing

  /// Draws into the texture from here on, and only inside the rectangle.
  func aim(at texture: Texture, clip: PixelRect) throws(CompositorError) {
    if target != texture.pointer {
      try check(SDL_SetRenderTarget(pointer, texture.pointer), "SDL_SetRenderTarget")
      target = texture.pointer
    }
    var rect = SDL_Rect(clip)
    try check(SDL_RenderSetClipRect(pointer, &rect), "SDL_RenderSetClipRect")
  }

  /// Draws into the window from here on.
  func aimAtWindow() throws(CompositorError) {
    try check(SDL_SetRenderTarget(pointer, nil), "SDL_SetRenderTarget")
    target = nil
    try check(SDL_RenderSetClipRect(pointer, nil), "SDL_RenderSetClipRect")
  }

  /// Fills the whole target; the clip does not hold it back.
  func clear(_ color: PremultipliedColor) throws(CompositorError) {
    let c = color.sdl
    try check(SDL_SetRenderDrawColor(pointer, c.r, c.g, c.b, c.a), "SDL_SetRenderDrawColor")
    try check(SDL_RenderClear(pointer), "SDL_RenderClear")
  }

  func fill(
    _ rect: PixelRect, _ color: PremultipliedColor, _ blend: Blend
  ) throws(CompositorError) {
    let c = blendsPremultiplied || blend == .replace ? color.sdl : color.straight
    try check(SDL_SetRenderDrawColor(pointer, c.r, c.g, c.b, c.a), "SDL_SetRenderDrawColor")
    try check(SDL_SetRenderDrawBlendMode(pointer, mode(blend)), "SDL_SetRenderDrawBlendMode")
    var rect = SDL_Rect(rect)
    try check(SDL_RenderFillRect(pointer, &rect), "SDL_RenderFillRect")
  }

  func mode(_ blend: Blend) -> SDL_BlendMode {
    if blendsPremultiplied { return blend.premultipliedMode }
    return blend == .replace ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND
  }

  /// Reads the target's pixels back.
  ///
  /// - Parameters:
  ///   - pixels: Where the first one goes; there has to be room for all.
  ///   - stride: Bytes there from one row to the next.
  func read(
    _ rect: PixelRect, to pixels: UnsafeMutableRawPointer, stride: Int
  ) throws(CompositorError) {
    // In bands, because SDL converts them in memory that it takes anew for every call: that of a
    // whole frame would be fetched from the kernel page by page, and leave holes in the heap.
    for band in Swift.stride(from: rect.minY, to: rect.maxY, by: Self.rowsReadAtOnce) {
      let height = min(Self.rowsReadAtOnce, rect.maxY - band)
      var part = SDL_Rect(
        x: Int32(rect.minX), y: Int32(band), w: Int32(rect.width), h: Int32(height))
      try check(
        SDL_RenderReadPixels(
          pointer, &part, SDL_PIXELFORMAT_ARGB8888.rawValue,
          pixels + (band - rect.minY) * stride, Int32(stride)), "SDL_RenderReadPixels")
    }
  }

  private static let rowsReadAtOnce = 64
}

extension SDL_Rect {
  init(_ rect: PixelRect) {
    self.init(
      x: Int32(rect.minX), y: Int32(rect.minY), w: Int32(rect.width), h: Int32(rect.height))
  }
}
