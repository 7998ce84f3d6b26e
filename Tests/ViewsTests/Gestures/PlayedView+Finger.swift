import Foundation

@_spi(Engine) @testable import ViewEngine
@testable import Views

extension PlayedView {
  /// Puts a finger down, moves it in a straight line frame by frame, and lifts it.
  func drag(from start: CGPoint, by offset: CGSize, over seconds: Double = 0.5) {
    let begin = graph.time
    graph.touchDown(at: start)
    let frames = max(1, Int(seconds * 60))
    for frame in 1...frames {
      let progress = Double(frame) / Double(frames)
      graph.advance(to: begin + seconds * progress)
      graph.touchMoved(
        to: CGPoint(x: start.x + offset.width * progress, y: start.y + offset.height * progress))
    }
    graph.touchUp(at: CGPoint(x: start.x + offset.width, y: start.y + offset.height))
  }

  /// Holds a finger down.
  func press(at point: CGPoint, for seconds: Double) {
    graph.touchDown(at: point)
    advance(to: graph.time + seconds)
    graph.touchUp(at: point)
  }
}

/// The middle of a played view's screen.
let middle = CGPoint(x: 50, y: 50)
