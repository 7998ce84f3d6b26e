import CSDL2

/// How what is drawn is combined with what is there; s and d are premultiplied.
enum Blend: Hashable {
  /// d ← s
  case replace
  /// d ← s + d · (1 − s.alpha)
  case over
  /// d ← d · s.alpha
  case keep
  /// d ← s · d.alpha + d · (1 − s.alpha)
  case atop
  /// d ← s · (1 − d.alpha) + d
  case under
  /// d ← d · (1 − s.alpha)
  case erase
  /// d ← s + d · (1 − s), colour by colour
  case screen
  /// d ← s · (1 − d) + d · (1 − s), colour by colour
  case exclusion
  /// d ← min(1, s + d)
  case add

  /// SDL's number for it, on a renderer that takes custom modes.
  var premultipliedMode: SDL_BlendMode {
    switch self {
    case .replace: SDL_BLENDMODE_NONE
    case .over: Self.compose(SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA)
    case .keep: Self.compose(SDL_BLENDFACTOR_ZERO, SDL_BLENDFACTOR_SRC_ALPHA)
    case .atop:
      Self.compose(
        SDL_BLENDFACTOR_DST_ALPHA, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA,
        alpha: SDL_BLENDFACTOR_ZERO, SDL_BLENDFACTOR_ONE)
    case .under: Self.compose(SDL_BLENDFACTOR_ONE_MINUS_DST_ALPHA, SDL_BLENDFACTOR_ONE)
    case .erase: Self.compose(SDL_BLENDFACTOR_ZERO, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA)
    case .screen:
      Self.compose(
        SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_COLOR,
        alpha: SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA)
    case .exclusion:
      Self.compose(
        SDL_BLENDFACTOR_ONE_MINUS_DST_COLOR, SDL_BLENDFACTOR_ONE_MINUS_SRC_COLOR,
        alpha: SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA)
    case .add: Self.compose(SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE)
    }
  }

  private static func compose(
    _ source: SDL_BlendFactor, _ destination: SDL_BlendFactor,
    alpha: SDL_BlendFactor? = nil, _ destinationAlpha: SDL_BlendFactor? = nil
  ) -> SDL_BlendMode {
    SDL_ComposeCustomBlendMode(
      source, destination, SDL_BLENDOPERATION_ADD,
      alpha ?? source, destinationAlpha ?? destination, SDL_BLENDOPERATION_ADD)
  }
}
