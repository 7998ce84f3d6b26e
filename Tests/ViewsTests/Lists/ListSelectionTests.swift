import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Every character is 10 points wide, every line and symbol 20 high.
@MainActor
@Suite("Lists with a selection")
struct ListSelectionTests {
  private let screen = CGSize(width: 300, height: 400)

  @Test("A tap chooses a row, which stays dark") func one() {
    let chosen = Handle<String?>(nil)
    let played = PlayedView(size: screen) {
      chosen.shows { _ in
        List(["one", "two"], id: \.self, selection: chosen.bound) { Text($0) }.listStyle(.plain)
      }
    }
    played.tap("two")
    played.advance(to: 1)
    #expect(chosen.value == "two")
    #expect(played.frame(of: Color(.systemGray4)) == CGRect(x: 0, y: 44, width: 300, height: 44))
  }

  @Test("Several rows are chosen in edit mode, with circles that have checkmarks") func several() {
    let chosen = Handle<Set<Int>>([])
    let played = PlayedView(size: screen) {
      chosen.shows { _ in
        VStack(spacing: 0) {
          EditButton()
          List(selection: chosen.bound) {
            Text("one").tag(1)
            Text("two").tag(2)
            Text("never").tag(3).selectionDisabled()
          }
        }
      }
    }
    #expect(played.graph.tapTargets.map(\.label) == ["Edit"])
    played.tap("Edit")
    played.advance(to: 1)
    #expect(played.text.contains("symbol circle"))
    // The rows make room for their circles.
    let texts = ["one", "two"].compactMap { played.frame(ofText: $0)?.minX }
    #expect(texts.count == 2 && texts.allSatisfy { $0 > 32 + RowControlConstants.leading })
    played.tap("one")
    played.tap("two")
    played.tap("one")
    #expect(chosen.value == [2])
    #expect(played.text.contains("symbol checkmark.circle.fill"))
    #expect(!played.graph.tapTargets.map(\.label).contains("never"))
  }

  @Test("A list's menu is for the row that is pressed, or for all that are selected")
  func selectionMenu() {
    let (chosen, log) = (Handle<Set<Int>>([1, 2]), Log())
    let played = PlayedView(size: screen) {
      chosen.shows { _ in
        List(selection: chosen.bound) {
          ForEach(0..<4, id: \.self) { Text("row \($0)").tag($0) }
        }
        .listStyle(.plain)
        .contextMenu(forSelectionType: Int.self) { items in
          Button("Open \(items.sorted().map(String.init).joined(separator: "+"))") {}
        } primaryAction: {
          log.add("\($0)")
        }
      }
    }
    played.tap("row 3")
    #expect(log.entries == ["[3]"])
    #expect(chosen.value == [1, 2])
    for (row, name) in [(0, "Open 0"), (1, "Open 1+2")] {
      played.graph.touchDown(at: CGPoint(x: 150, y: 22 + 44 * CGFloat(row)))
      played.advance(to: played.graph.time + 1)
      played.graph.touchUp(at: CGPoint(x: 150, y: 22 + 44 * CGFloat(row)))
      #expect(played.text.contains("\"\(name)\""))
      played.tap(name)
      played.advance(to: played.graph.time + 1)
    }
  }

  @Test("A menu by selection is not of rows with other tags") func otherTags() {
    let log = Log()
    let played = PlayedView(size: CGSize(width: 300, height: 200)) {
      List {
        Text("number").tag(1)
        Text("word").tag("w")
      }
      .contextMenu(forSelectionType: Int.self) { _ in
      } primaryAction: {
        log.add("\($0)")
      }
    }
    played.tap("number")
    #expect(log.entries == ["[1]"])
    #expect(!played.graph.tapTargets.contains { $0.label == "word" })
  }
}
