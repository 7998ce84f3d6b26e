import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Tips")
struct TipTests {
  private struct Favorite: Tip {
    var title: Text { Text("Save it") }
    var message: Text? { Text("It is found at the top.") }
    var image: Image? { Image(systemName: "star") }
    var actions: [Action] { Action(id: "more", title: "More") }
    var options: [any Option] { MaxDisplayCount(1) }
  }

  @Test("A tip is a card until it is closed, and tells what was tapped") func card() throws {
    try Tips.configure([.displayFrequency(.immediate)])
    let log = Log()
    let played = PlayedView(size: CGSize(width: 320, height: 400)) {
      VStack { TipView(Favorite(), arrowEdge: .top) { log.add($0.id) } }
    }
    #expect(played.text.contains("Save it") && played.text.contains("found at the top"))
    played.tap("More")
    #expect(log.text == "more")
    played.tap("Close")
    played.advance(to: 2)
    #expect(!played.text.contains("Save it"))
  }

  @Test("A popover with a tip comes by itself, and goes for good") func popover() {
    let tip = Favorite()
    let phone = Phone { _ in
      Button("Use it") { tip.invalidate(reason: .actionPerformed) }.popoverTip(tip)
    }
    phone.wait()
    #expect(phone.played.text.contains("Save it"))
    phone.played.tap("Close")
    phone.wait()
    #expect(!phone.played.text.contains("Save it"))
  }

  @Test("The card's arrow stands out of its side") func arrows() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(TipShape(edge: nil).path(in: rect).boundingRect == rect)
    #expect(TipShape(edge: .top).path(in: rect).boundingRect.minY == -10)
    #expect(TipShape(edge: .trailing).path(in: rect).boundingRect.maxX == 110)
  }
}
