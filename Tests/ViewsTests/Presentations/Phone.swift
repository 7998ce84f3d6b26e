import Foundation
import Geometry

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// The phone of the recordings, with something on it that a test presents.
@MainActor
struct Phone {
  static let size = CGSize(width: 393, height: 852)
  static let screen = CGRect(origin: .zero, size: size)

  let played: PlayedView
  let isShown = Handle(false)

  init<V: View>(
    system: SystemVersion = .v18, @ViewBuilder _ view: @escaping (Binding<Bool>) -> V
  ) {
    let isShown = isShown
    played = PlayedView(
      size: Self.size, safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0),
      system: system
    ) {
      isShown.shows { _ in view(isShown.bound) }
    }
  }

  /// Presents it, and waits until it stands.
  func show() {
    played.change { isShown.value = true }
    played.advance(to: played.graph.time + 2)
  }

  func wait(_ seconds: Double = 2) { played.advance(to: played.graph.time + seconds) }

  /// A finger that goes up or down a way in a time, in even steps.
  func drag(from start: CGPoint, by way: CGFloat, in seconds: Double) {
    let graph = played.graph
    let begin = graph.time
    graph.touchDown(at: start)
    for step in 1...10 {
      let part = Double(step) / 10
      graph.advance(to: begin + seconds * part)
      graph.touchMoved(to: CGPoint(x: start.x, y: start.y + way * part))
    }
    graph.touchUp(at: CGPoint(x: start.x, y: start.y + way))
  }

  var targets: [String] { played.graph.tapTargets.map(\.label).filter { !$0.isEmpty } }
}
