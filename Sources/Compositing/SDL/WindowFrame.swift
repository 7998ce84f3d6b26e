import CSDL2
import Pixels

/// What kind of window a renderer gets from SDL.
struct WindowFrame {
  let title: String
  /// In the display's own units, which may be several pixels.
  let size: PixelSize
  let flags: UInt32
  /// The renderer's flags that go with it.
  let pacing: UInt32

  /// One that nobody sees: SDL makes no renderer without.
  static let hidden = WindowFrame(
    title: "Showreel", size: PixelSize(width: 16, height: 16), flags: SDL_WINDOW_HIDDEN.rawValue,
    pacing: 0)

  /// One to look at. A frame is shown when the display begins a new picture.
  static func visible(title: String, size: PixelSize, isFullscreen: Bool) -> WindowFrame {
    // A click that brings the window to the front is meant for what is in it; SDL would swallow it, and another
    // that merely comes soon after.
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    var flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    if isFullscreen { flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue }
    return WindowFrame(
      title: title, size: size, flags: flags, pacing: SDL_RENDERER_PRESENTVSYNC.rawValue)
  }

  func open() throws(CompositorError) -> OpaquePointer {
    let place = Int32(SDL_WINDOWPOS_CENTERED_MASK)
    return try check(
      SDL_CreateWindow(title, place, place, Int32(size.width), Int32(size.height), flags),
      "SDL_CreateWindow")
  }
}

extension RendererChoice {
  /// SDL's names, the best first.
  var candidates: [String] {
    self == .auto ? ["opengl", "opengles2", "software"] : [rawValue]
  }
}
