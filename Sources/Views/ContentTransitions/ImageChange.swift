import Drawing
import Foundation
import Geometry
import Motion

/// How one picture makes way for another.
enum ImageChange: Equatable {
  case fade
  case replace(SymbolReplacement)

  func arriving(_ progress: Double) -> ContentLook {
    switch self {
    case .fade: ContentLook(opacity: progress)
    case .replace(let replacement): replacement.arriving(progress)
    }
  }

  func leaving(_ progress: Double) -> ContentLook {
    switch self {
    case .fade: ContentLook(opacity: 1 - progress)
    case .replace(let replacement): replacement.leaving(progress)
    }
  }
}

extension ContentHistory where Style == ImageChange {
  /// How a state looks now; see ``arrival(of:)`` for the index.
  func look(of index: Int) -> ContentLook {
    var look = ContentLook.plain
    if let (style, progress) = arrival(of: index) {
      look = look.combined(with: style.arriving(progress))
    }
    if let (style, progress) = departure(of: index) {
      look = look.combined(with: style.leaving(progress))
    }
    return look
  }

  /// Leaves a picture as the content transition says.
  func leave(_ state: State, by transition: ContentTransition, transaction: Transaction) {
    switch transition.kind {
    case .identity:
      clear()
    case .symbolEffect(let replacement, let options):
      // Replacing symbols needs no animation around it.
      var own = transaction
      if own.animation == nil, !own.disablesAnimations {
        own.animation = SymbolReplacement.animation.speed(options.speedFactor)
      }
      animate(state, .replace(replacement), own)
    case .automatic, .opacity, .interpolate, .numericText:
      animate(state, .fade, transaction)
    }
  }

  private func animate(_ state: State, _ style: ImageChange, _ transaction: Transaction) {
    if transaction.animation == nil {
      clear()
    } else {
      leave(state, style: style, transaction: transaction)
    }
  }
}
