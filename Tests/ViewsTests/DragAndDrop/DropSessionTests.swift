import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("The sessions of drops")
struct DropSessionTests {
  private func played(
    _ log: Log, isEnabled: Bool = true, operation: DropOperation? = nil
  ) -> PlayedView {
    PlayedView {
      VStack(spacing: 0) {
        Color.red.frame(width: 50, height: 50).draggable("plum")
        Color.blue.frame(width: 50, height: 50)
          .dropDestination(for: String.self, isEnabled: isEnabled) { items, session in
            log.add("\(items[0]) \(Int(session.location.y))")
          }
      }
      .onDropSessionUpdated { log.add(name(of: $0.phase)) }
      .dropConfiguration { _ in DropConfiguration(operation: operation ?? .copy) }
    }
  }

  private func name(of phase: DropSession.Phase) -> String {
    switch phase {
    case .entering: "in"
    case .active: "over"
    case .exiting: "out"
    case .ended(let operation): "\(operation)"
    case .dataTransferCompleted: "done"
    }
  }

  private func carry(_ played: PlayedView, to places: [CGFloat]) {
    played.graph.touchDown(at: CGPoint(x: 50, y: 25))
    played.advance(to: 0.6)
    for y in places { played.graph.touchMoved(to: CGPoint(x: 50, y: y)) }
    played.graph.touchUp(at: CGPoint(x: 50, y: places.last ?? 25))
  }

  @Test("What is dragged is followed until it has been dropped") func phases() {
    let log = Log()
    carry(played(log, operation: .move), to: [80, 40, 70])
    #expect(log.text == "in over out in over move plum 20 done")
  }

  @Test("What is forbidden is let go, and goes") func forbidden() {
    let log = Log()
    carry(played(log, operation: .forbidden), to: [80])
    #expect(log.text == "in over out")
  }

  @Test("What is off takes nothing") func disabled() {
    let log = Log()
    carry(played(log, isEnabled: false), to: [80])
    #expect(log.text == "")
  }
}
