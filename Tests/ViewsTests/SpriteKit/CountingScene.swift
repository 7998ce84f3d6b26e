import Foundation

@testable import Views

/// A scene that counts what it is told.
final class CountingScene: SKScene {
  private(set) var updates = 0
  private(set) var sizeWhenShown: CGSize?
  private(set) var departures = 0
  private(set) var touches: [(phase: UITouch.Phase, place: CGPoint)] = []

  override func didMove(to view: SKView) { sizeWhenShown = size }
  override func willMove(from view: SKView) { departures += 1 }
  override func update(_ currentTime: TimeInterval) { updates += 1 }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }

  private func note(_ touches: Set<UITouch>) {
    for touch in touches { self.touches.append((touch.phase, touch.location(in: self))) }
  }
}

/// A node that keeps where it is touched.
final class TouchedNode: SKSpriteNode {
  private(set) var places: [CGPoint] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    places += touches.map { $0.location(in: self) }
  }
}
