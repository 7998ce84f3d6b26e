import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// Context menus of a Mac, which are plain menus at the pointer.
@MainActor
@Suite("Context menus of a Mac")
struct MacContextMenuTests {
  private func played(@ViewBuilder _ view: () -> some View) -> PlayedView {
    var canvas = GraphCanvas(size: CGSize(width: 632, height: 400))
    canvas.deviceIdiom = .mac
    return PlayedView(
      graph: ViewGraph(view(), canvas: canvas, measuring: FixedWidthText()))
  }

  private func press(_ point: CGPoint, in played: PlayedView) {
    played.graph.touchDown(at: point)
    played.advance(to: played.graph.time + 0.6)
    played.graph.touchUp(at: point)
    played.advance(to: played.graph.time + 1)
  }

  private func frame(of name: String, in played: PlayedView) -> CGRect? {
    played.graph.tapTargets.first { $0.label == name }?.frame
  }

  @Test(
    "It opens where the row is pressed, nothing is lifted, blurred or dark, and a choice closes it")
  func atPointer() throws {
    var opened: [Set<Int>] = []
    let played = played {
      List(0..<4, id: \.self) { Text("row \($0)").tag($0) }
        .contextMenu(forSelectionType: Int.self) { items in
          Button("Open") { opened.append(items) }
        }
    }
    let row = try #require(played.frame(ofText: "row 1"))
    let point = CGPoint(x: 300, y: row.midY)
    press(point, in: played)
    let item = try #require(frame(of: "Open", in: played))
    #expect(abs(item.minX - point.x) < 8 && item.minY >= point.y && item.minY < point.y + 8)
    #expect(item.width < 200)
    #expect(!played.text.contains("backdrop \(Int(MenuConstants.backdropBlur)) "))
    #expect(played.frame(ofText: "row 1") == row)
    played.tap("Open")
    played.advance(to: played.graph.time + 2)
    #expect(opened == [[1]])
    #expect(frame(of: "Open", in: played) == nil)
  }

  @Test("At the screen's end it ends at the pointer") func atEdge() throws {
    let played = played {
      Color.white.contextMenu { Button("Open") {} }
    }
    press(CGPoint(x: 600, y: 200), in: played)
    let item = try #require(frame(of: "Open", in: played))
    #expect(item.maxX <= 600 && item.maxX > 590)
  }
}
