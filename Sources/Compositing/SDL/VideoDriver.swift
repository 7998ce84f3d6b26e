import CSDL2

/// SDL's video subsystem, held open as long as this object lives.
///
/// SDL has one video driver per process, so whoever opens it first decides which it is.
final class VideoDriver {
  /// The driver's name as SDL gives it: `offscreen`, `x11`, …
  let name: String

  /// - Parameter driver: The driver to ask for; nil leaves the choice to SDL.
  init(_ driver: String?) throws(CompositorError) {
    RasterizerThreads.avoid()
    // SDL would turn Ctrl-C into an event that nobody here waits for.
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    if let driver { SDL_SetHint(SDL_HINT_VIDEODRIVER, driver) }
    try check(SDL_InitSubSystem(SDL_INIT_VIDEO), "SDL_InitSubSystem(SDL_INIT_VIDEO)")
    name = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
  }

  deinit {
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }
}
