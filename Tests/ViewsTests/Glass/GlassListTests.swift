import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// Lists and menus as captured from UIKit of iOS 26.
@MainActor
@Suite("Lists and menus of iOS 26")
struct GlassListTests {
  private static let mark = Color(red: 1, green: 0, blue: 0)

  private func played<V: View>(@ViewBuilder _ view: () -> V) -> PlayedView {
    PlayedView(size: CGSize(width: 393, height: 852), system: .v26, view)
  }

  @Test("Rows are 52 high in cards 16 from the sides, their text 16 further in")
  func rows() throws {
    let played = played {
      List {
        Text("One").listRowBackground(Self.mark)
        Text("Two").listRowBackground(Color.blue)
      }
    }
    let row = try #require(played.frame(of: Self.mark))
    #expect(row.height == 52 && row.minX == 16 && row.width == 361)
    #expect(played.frame(ofText: "One")?.minX == 32)
  }

  @Test("Headers are as they are typed, 17 points and semibold")
  func headers() {
    let played = played {
      List { Section("Things") { Text("One") } }
    }
    #expect(played.text.contains("text \"Things\" 17/600"))
  }

  @Test("A menu of three rows takes its label's place, 250 wide and 42 a row")
  func menu() throws {
    let played = played {
      Menu("Open") {
        Button("First") {}
        Button("Second") {}
        Button("Third") {}
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .padding(40)
    }
    let label = try #require(played.graph.tapTargets.first?.frame)
    played.tap("Open")
    played.advance(to: 2)
    func frame(_ name: String) throws -> CGRect {
      try #require(played.graph.tapTargets.first { $0.label == name || $0.text == name }?.frame)
    }
    let (first, second) = (try frame("First"), try frame("Second"))
    #expect(first.width == 250)
    // A line of text is 20 high here, not 20.333.
    #expect(abs(second.minY - first.minY - 41.667) < 0.01)
    #expect(abs(first.minY - label.minY - 10) < 0.01)
    #expect(played.frame(ofText: "First")?.minX == first.minX + 28)
  }
}
