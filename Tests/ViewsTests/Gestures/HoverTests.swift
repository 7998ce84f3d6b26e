import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// What a Mac's pointer is over, and that a finger is over nothing.
@MainActor
@Suite("Hovering")
struct HoverTests {
  private let inside = CGPoint(x: 200, y: 100)
  private let outside = CGPoint(x: 10, y: 10)
  private let red = Color(red: 1, green: 0, blue: 0)

  private func played(_ idiom: DeviceIdiom, @ViewBuilder _ view: () -> some View) -> PlayedView {
    var canvas = GraphCanvas(size: CGSize(width: 400, height: 200))
    canvas.deviceIdiom = idiom
    return PlayedView(
      graph: ViewGraph(view(), canvas: canvas, measuring: FixedWidthText()))
  }

  private var card: some View { red.frame(width: 100, height: 50) }

  @Test("A Mac's pointer stands where it was pressed, and is told of once") func pointer() {
    let log = Log()
    let played = played(.mac) { card.onHover { log.add($0 ? "in" : "out") } }
    played.tap(at: inside)
    played.tap(at: CGPoint(x: 210, y: 100))
    #expect(log.entries == ["in"])
    played.tap(at: outside)
    played.tap(at: outside)
    #expect(log.entries == ["in", "out"])
  }

  @Test("Where it is in a view is told as it moves") func places() throws {
    let log = Log()
    let played = played(.mac) {
      card.onContinuousHover { phase in
        switch phase {
        case .active(let point): log.add("\(Int(point.x)) \(Int(point.y))")
        case .ended: log.add("out")
        }
      }
    }
    let frame = try #require(played.frame(of: red))
    played.graph.touchDown(at: inside)
    played.graph.touchMoved(to: CGPoint(x: 160, y: 110))
    played.graph.touchUp(at: CGPoint(x: 160, y: 110))
    played.tap(at: outside)
    let places = [inside, CGPoint(x: 160, y: 110)].map {
      "\(Int($0.x - frame.minX)) \(Int($0.y - frame.minY))"
    }
    #expect(log.entries == places + ["out"])
  }

  @Test("A button under the pointer acts, and scripts find what tells of it") func button() {
    let log = Log()
    let played = played(.mac) {
      VStack {
        Button("Open") { log.add("open") }.onHover { _ in log.add("over") }
        Text("Card").onHover { _ in log.add("card") }
      }
    }
    played.tap("Open")
    played.tap("Card")
    #expect(log.entries == ["over", "open", "over", "card"])
  }

  @Test("A finger stands over nothing") func finger() {
    let log = Log()
    let played = played(.phone) {
      card.onHover { _ in log.add("over") }.onContinuousHover { _ in log.add("there") }
    }
    played.tap(at: inside)
    #expect(log.entries.isEmpty && played.graph.tapTargets.isEmpty)
  }
}
