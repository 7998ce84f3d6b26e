import CSDL2
import Drawing
import Foundation
import Geometry
import Pixels
import Raster

/// A window that shows what a compositor would draw, without reading it back.
///
/// The picture is drawn in the canvas's own pixels, exactly as for a file, and put into the window
/// whole: pixel for pixel where it fits, else as large as the window lets it be. Use it on the main
/// thread alone.
package final class DisplayWindow {
  package let facts: RendererFacts
  /// The canvas in pixels.
  package private(set) var canvas: PixelSize

  private let renderer: Renderer
  private let leaves: LeafCache
  private var drawer: SceneDrawer
  private var overlayDrawer: SceneDrawer
  private var presentedSize: PixelSize?
  private var picture: (list: DisplayList, background: RGBA, layer: Layer)?

  /// - Parameters:
  ///   - canvas: Pixels of the picture; the window is as large, if the display is.
  ///   - scale: Pixels a point of the canvas.
  /// - Throws: ``WindowError/noDisplay(_:)``, or what SDL could not do.
  package init(
    title: String, canvas: PixelSize, scale: Double, painter: any LeafPainting,
    renderer choice: RendererChoice = .auto, isFullscreen: Bool = false
  ) throws {
    let driver = try Self.display()
    renderer = try Renderer(
      candidates: choice.candidates, driver: driver,
      frame: .visible(
        title: title, size: isFullscreen ? Self.displaySize ?? canvas : Self.size(for: canvas),
        isFullscreen: isFullscreen))
    facts = renderer.facts
    leaves = LeafCache(painter: painter, renderer: renderer, budget: 64 << 20)
    self.canvas = canvas
    drawer = SceneDrawer(renderer: renderer, leaves: leaves, canvas: canvas, scale: scale)
    overlayDrawer = drawer
    try updateOverlay()
    // Only a window that is there tells how many pixels the display has in one of its units.
    if overlayScale > 1 { resize() }
  }

  package var title: String {
    get { String(cString: SDL_GetWindowTitle(renderer.window)) }
    set { SDL_SetWindowTitle(renderer.window, newValue) }
  }

  /// Pictures a second of the display that the window is on; 60 where it does not say.
  package var refreshRate: Double {
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(renderer.window)
    guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0 else {
      return 60
    }
    return Double(mode.refresh_rate)
  }

  // MARK: Sizes

  /// Pixels of the window.
  package var pixelSize: PixelSize { overlayDrawer.canvas }

  /// The window in points of the overlay.
  package var overlaySize: CGSize {
    CGSize(
      width: Double(pixelSize.width) / overlayScale,
      height: Double(pixelSize.height) / overlayScale)
  }

  /// Where the picture is, in points of the overlay.
  package var pictureFrame: CGRect {
    let fit = fit
    return CGRect(
      x: fit.x / overlayScale, y: fit.y / overlayScale,
      width: Double(canvas.width) * fit.scale / overlayScale,
      height: Double(canvas.height) * fit.scale / overlayScale)
  }

  /// Pixels a point of the overlay: what the display's own units are.
  private var overlayScale: Double { overlayDrawer.scale }

  /// Shows another canvas from here on, and makes the window as large.
  package func setCanvas(_ size: PixelSize, scale: Double) throws {
    guard size != canvas || scale != drawer.scale else { return }
    let isOtherSize = size != canvas
    canvas = size
    picture = nil
    drawer = SceneDrawer(renderer: renderer, leaves: leaves, canvas: size, scale: scale)
    if isOtherSize { resize() }
    try updateOverlay()
  }

  // MARK: Showing

  /// Draws the canvas if it changed, the overlay over it, and shows both.
  package func show(_ list: DisplayList, background: RGBA, overlay: DisplayList) throws {
    try renderer.checkThread()
    try updateOverlay()
    if picture?.list != list || picture?.background != background {
      picture = nil
      let layer = try drawer.frame(list, over: background, wanted: PixelRect(canvas))
      picture = (list, background, layer)
    }
    var overlayLayer: Layer?
    if !overlay.items.isEmpty {
      overlayLayer = try overlayDrawer.frame(
        overlay, over: .clear, wanted: PixelRect(overlayDrawer.canvas))
    }
    // What is drawn without blending on SDL's software renderer is read back first.
    let shown = try overlayLayer.map { try overlayDrawer.drawable($0) }
    // On Wayland, the first picture after a window has changed its size still has the old one.
    for _ in 0..<(pixelSize == presentedSize ? 1 : 2) {
      try renderer.aimAtWindow()
      try renderer.clear(PremultipliedColor(Self.surround))
      if let layer = picture?.layer { try put(layer.texture) }
      if let shown {
        let mesh = Mesh(
          copying: PixelRect(pixelSize), of: shown.size, toX: 0, y: 0, opacity: 1)
        try renderer.draw(mesh, of: shown, blend: .over, smooth: false)
      }
      SDL_RenderPresent(renderer.pointer)
    }
    presentedSize = pixelSize
    drawer.endFrame()
    overlayDrawer.endFrame()
  }

  /// The picture as last shown, in the canvas's pixels and without the overlay.
  package func readPicture() throws -> Bitmap? {
    guard let layer = picture?.layer else { return nil }
    return try drawer.read(layer)
  }

  /// What happened since this was last asked, in order.
  package func events() -> [WindowEvent] {
    var events: [WindowEvent] = []
    var event = SDL_Event()
    var width: Int32 = 1
    SDL_GetWindowSize(renderer.window, &width, nil)
    let pointSize = Double(overlaySize.width) / Double(max(1, width))
    while SDL_PollEvent(&event) != 0 {
      if let event = WindowEvent(event, pointSize: pointSize) { events.append(event) }
    }
    return events
  }

  // MARK: Helpers

  private func resize() {
    let flags = SDL_GetWindowFlags(renderer.window)
    guard flags & SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue == 0 else { return }
    let size = Self.size(
      for: PixelSize(
        width: Int((Double(canvas.width) / overlayScale).rounded()),
        height: Int((Double(canvas.height) / overlayScale).rounded())))
    SDL_SetWindowSize(renderer.window, Int32(size.width), Int32(size.height))
  }

  private static let surround = RGBA(0.09, 0.09, 0.1)

  /// A video driver that shows things.
  private static func display() throws -> VideoDriver {
    let driver: VideoDriver
    do {
      driver = try VideoDriver(nil)
    } catch CompositorError.sdl(_, let message) {
      throw WindowError.noDisplay(message)
    }
    guard !["offscreen", "dummy", "evdev"].contains(driver.name) else {
      throw WindowError.noDisplay("SDL found only its '\(driver.name)' driver")
    }
    return driver
  }

  /// All of the display. Where no window manager makes a window fill it, it is as large by itself.
  private static var displaySize: PixelSize? {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayBounds(0, &bounds) == 0, bounds.w > 0, bounds.h > 0 else { return nil }
    return PixelSize(width: Int(bounds.w), height: Int(bounds.h))
  }

  /// The canvas's size, made smaller to what the display has room for.
  private static func size(for canvas: PixelSize) -> PixelSize {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &bounds) == 0, bounds.w > 0, bounds.h > 0 else {
      return canvas
    }
    let fit = min(
      1, Double(bounds.w) / Double(canvas.width), Double(bounds.h) / Double(canvas.height))
    return PixelSize(
      width: max(1, Int(Double(canvas.width) * fit)),
      height: max(1, Int(Double(canvas.height) * fit)))
  }

  private func updateOverlay() throws {
    var (pixelWidth, pixelHeight, width) = (Int32(1), Int32(1), Int32(1))
    try check(
      SDL_GetRendererOutputSize(renderer.pointer, &pixelWidth, &pixelHeight),
      "SDL_GetRendererOutputSize")
    SDL_GetWindowSize(renderer.window, &width, nil)
    let size = PixelSize(width: max(1, Int(pixelWidth)), height: max(1, Int(pixelHeight)))
    let scale = max(1, Double(size.width) / Double(max(1, width)))
    if overlayDrawer === drawer || overlayDrawer.canvas != size || overlayDrawer.scale != scale {
      overlayDrawer = SceneDrawer(
        renderer: renderer, leaves: leaves, canvas: size, scale: scale)
    }
  }

  private var fit: (scale: Double, x: Double, y: Double) {
    let window = pixelSize
    let scale = min(
      Double(window.width) / Double(canvas.width), Double(window.height) / Double(canvas.height))
    return (
      scale, ((Double(window.width) - Double(canvas.width) * scale) / 2).rounded(),
      ((Double(window.height) - Double(canvas.height) * scale) / 2).rounded()
    )
  }

  private func put(_ texture: Texture) throws {
    let fit = fit
    if fit.scale == 1 {
      let mesh = Mesh(
        copying: PixelRect(canvas), of: texture.size, toX: Int(fit.x), y: Int(fit.y), opacity: 1)
      return try renderer.draw(mesh, of: texture, blend: .replace, smooth: false)
    }
    // The texture is a little larger than the canvas, and what is beyond must not be mixed into the
    // last row and column: the picture ends half a pixel earlier.
    let (width, height) = (Double(canvas.width), Double(canvas.height))
    let place = CGRect(
      x: fit.x, y: fit.y, width: width * fit.scale, height: height * fit.scale)
    var clip = SDL_Rect(PixelRect(centersIn: place))
    try check(SDL_RenderSetClipRect(renderer.pointer, &clip), "SDL_RenderSetClipRect")
    let mesh = Mesh(
      of: CGRect(x: 0, y: 0, width: texture.size.width, height: texture.size.height),
      through: .scale(fit.scale * width / (width - 0.5), fit.scale * height / (height - 0.5))
        .concatenating(.translation(fit.x, fit.y)),
      originX: 0, originY: 0, opacity: 1)
    try renderer.draw(mesh, of: texture, blend: .replace, smooth: true)
    try check(SDL_RenderSetClipRect(renderer.pointer, nil), "SDL_RenderSetClipRect")
  }
}
