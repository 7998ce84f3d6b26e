import CSDL2

extension WindowEvent {
  /// - Parameter pointSize: Points per unit of SDL's mouse coordinates.
  /// - Returns: nil where nobody here cares.
  init?(_ event: SDL_Event, pointSize: Double) {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_QUIT: self = .close
    case SDL_KEYDOWN:
      guard let key = WindowKey(event.key) else { return nil }
      let shift = UInt32(KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue)
      self = .key(key, isShifted: UInt32(event.key.keysym.mod) & shift != 0)
    case SDL_MOUSEMOTION:
      self = .pointerMoved(
        x: Double(event.motion.x) * pointSize, y: Double(event.motion.y) * pointSize)
    case SDL_MOUSEBUTTONDOWN where event.button.button == UInt8(SDL_BUTTON_LEFT):
      self = .pointerDown(
        x: Double(event.button.x) * pointSize, y: Double(event.button.y) * pointSize)
    case SDL_MOUSEBUTTONUP where event.button.button == UInt8(SDL_BUTTON_LEFT):
      self = .pointerUp(
        x: Double(event.button.x) * pointSize, y: Double(event.button.y) * pointSize)
    case SDL_WINDOWEVENT:
      switch SDL_WindowEventID(rawValue: UInt32(event.window.event)) {
      case SDL_WINDOWEVENT_CLOSE: self = .close
      case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_EXPOSED: self = .changed
      default: return nil
      }
    default: return nil
    }
  }
}

extension WindowKey {
  /// Held keys repeat only where going on makes sense.
  init?(_ event: SDL_KeyboardEvent) {
    let code = SDL_KeyCode(rawValue: UInt32(bitPattern: event.keysym.sym))
    switch code {
    case SDLK_LEFT: self = .left
    case SDLK_RIGHT: self = .right
    default:
      guard event.repeat == 0 else { return nil }
      switch code {
      case SDLK_HOME: self = .home
      case SDLK_END: self = .end
      case SDLK_ESCAPE: self = .escape
      default:
        guard (32..<127).contains(code.rawValue), let scalar = Unicode.Scalar(code.rawValue) else {
          return nil
        }
        self = .character(Character(scalar))
      }
    }
  }
}
