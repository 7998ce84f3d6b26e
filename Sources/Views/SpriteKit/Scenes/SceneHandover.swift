import Foundation
import Geometry
import Motion
import ViewEngine

/// A scene that leaves while another comes.
@MainActor
struct SceneHandover {
  private let old: SKScene
  private let transition: SKTransition
  /// Seconds.
  private var elapsed = 0.0

  init(from old: SKScene, by transition: SKTransition) {
    self.old = old
    self.transition = transition
  }

  /// Goes on by a step.
  ///
  /// - Returns: Whether the scene that comes stands still meanwhile.
  mutating func step(by seconds: Double) -> Bool {
    elapsed += seconds
    if !transition.pausesOutgoingScene { old.step(by: seconds) }
    return transition.pausesIncomingScene && !isOver
  }

  var isOver: Bool { elapsed >= transition.duration - 1e-9 }

  func draw(
    to new: SKScene, in context: GraphicsContext, size: CGSize,
    by draw: (SKScene, GraphicsContext) -> Void
  ) {
    let share = transition.duration > 0 ? min(1, elapsed / transition.duration) : 1
    func layer(_ scene: SKScene, opacity: Double = 1, at place: (x: Double, y: Double) = (0, 0)) {
      var inner = context
      inner.opacity *= opacity
      inner.translateBy(x: place.x * size.width, y: place.y * size.height)
      inner.drawLayer { draw(scene, $0) }
    }
    switch transition.kind {
    case .crossFade:
      layer(old)
      layer(new, opacity: share)
    case .fade(let color):
      layer(share < 0.5 ? old : new)
      var veil = context
      veil.opacity *= 1 - abs(2 * share - 1)
      veil.fill(Path(CGRect(origin: .zero, size: size)), with: .color(color.color))
    case .push(let direction):
      layer(old, at: (direction.way.x * share, direction.way.y * share))
      layer(new, at: (direction.way.x * (share - 1), direction.way.y * (share - 1)))
    case .moveIn(let direction):
      layer(old)
      layer(new, at: (direction.way.x * (share - 1), direction.way.y * (share - 1)))
    case .reveal(let direction):
      layer(new)
      layer(old, at: (direction.way.x * share, direction.way.y * share))
    }
  }
}
