import Foundation
import ViewEngine

/// How a node's colours come onto those behind it.
///
/// - Note: Approximated: `.subtract` as what is darker, `.multiplyX2` as `.multiply`, `.replace` as `.alpha`.
public enum SKBlendMode: Int, Sendable {
  case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha

  var mode: GraphicsContext.BlendMode {
    switch self {
    case .alpha, .replace: .normal
    case .add: .plusLighter
    case .subtract: .plusDarker
    case .multiply, .multiplyX2, .multiplyAlpha: .multiply
    case .screen: .screen
    }
  }
}
