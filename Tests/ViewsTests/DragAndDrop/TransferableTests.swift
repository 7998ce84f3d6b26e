import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What the system's own values can be dropped as.
@MainActor
@Suite("Values that travel")
struct TransferableTests {
  /// What a place for values of a type gets when a value is dropped on it.
  private func got<Payload: Transferable, T: Transferable>(_ payload: Payload, as type: T.Type)
    -> [T]
  {
    var got: [T] = []
    let played = PlayedView {
      VStack(spacing: 0) {
        Color.red.frame(width: 50, height: 50).draggable(payload)
        Color.blue.frame(width: 50, height: 50).dropDestination(for: type) { items, _ in
          got += items
          return true
        }
      }
    }
    played.graph.touchDown(at: CGPoint(x: 50, y: 25))
    played.advance(to: 0.6)
    played.graph.touchMoved(to: CGPoint(x: 50, y: 80))
    played.graph.touchUp(at: CGPoint(x: 50, y: 80))
    return got
  }

  @Test("They are dropped as what they are") func own() {
    #expect(got("pear", as: String.self) == ["pear"])
    #expect(got(Data([1, 2]), as: Data.self) == [Data([1, 2])])
    #expect(got(Color.green, as: Color.self) == [.green])
    #expect(got(Image(systemName: "star"), as: Image.self).count == 1)
  }

  @Test("A colour, a picture and data are no text, and text is none of them") func others() {
    #expect(got(Color.green, as: String.self).isEmpty)
    #expect(got(Image(systemName: "star"), as: String.self).isEmpty)
    #expect(got(Data([65]), as: String.self).isEmpty)
    #expect(got("green", as: Color.self).isEmpty)
  }

  @Test("An address and a text with attributes are dropped as plain text, too")
  func texts() throws {
    let address = try #require(URL(string: "https://example.com/a"))
    #expect(got(address, as: String.self) == ["https://example.com/a"])
    #expect(got(AttributedString("fig"), as: String.self) == ["fig"])
    #expect(got("https://example.com/a", as: URL.self).isEmpty)
  }
}
