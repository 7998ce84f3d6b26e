import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Every character is 10 points wide, every line and symbol 20 high.
@MainActor
@Suite("Swipe actions")
struct SwipeActionsTests {
  private let screen = CGSize(width: 300, height: 200)

  private func rows(_ log: Log, allowsFullSwipe: Bool = true) -> PlayedView {
    PlayedView(size: screen) {
      List {
        Text("row")
          .swipeActions(allowsFullSwipe: allowsFullSwipe) {
            Button("A", role: .destructive) { log.add("A") }
            Button("B") { log.add("B") }.tint(.orange)
          }
          .swipeActions(edge: .leading) { Button("C") { log.add("C") } }
      }
      .listStyle(.plain)
    }
  }

  @Test("A swipe to the left opens the row on its buttons, the first at the edge") func opening() {
    let log = Log()
    let played = rows(log)
    played.drag(from: CGPoint(x: 250, y: 22), by: CGSize(width: -120, height: 0))
    played.advance(to: 2)
    #expect(played.frame(of: .red) == CGRect(x: 226, y: 0, width: 74, height: 44))
    #expect(played.frame(of: .orange) == CGRect(x: 152, y: 0, width: 74, height: 44))
    played.tap("B")
    #expect(log.text == "B")
    played.advance(to: 4)
    #expect(played.frame(of: .orange) == nil)
  }

  @Test("The other side has buttons of its own, grey without a tint") func leading() {
    let log = Log()
    let played = rows(log)
    played.drag(from: CGPoint(x: 50, y: 22), by: CGSize(width: 90, height: 0))
    played.advance(to: 2)
    #expect(
      played.frame(of: Color(.systemGray)) == CGRect(x: 0, y: 0, width: 74, height: 44))
  }

  @Test("Pulled far, the first button acts by itself, unless that is forbidden") func full() {
    let log = Log()
    let far = CGSize(width: -250, height: 0)
    let played = rows(log)
    played.drag(from: CGPoint(x: 290, y: 22), by: far)
    played.advance(to: 2)
    #expect(log.text == "A")
    let kept = rows(log, allowsFullSwipe: false)
    kept.drag(from: CGPoint(x: 290, y: 22), by: far)
    kept.advance(to: 2)
    #expect(log.text == "A")
  }

  @Test("A finger that goes down scrolls, and opens nothing") func scrolling() {
    let log = Log()
    let played = rows(log)
    played.drag(from: CGPoint(x: 250, y: 22), by: CGSize(width: -20, height: 100))
    played.advance(to: 2)
    #expect(played.frame(of: .red) == nil)
  }

  @Test("A row may come and go at both sides in turn") func both() {
    let log = Log()
    let played = rows(log)
    played.drag(from: CGPoint(x: 250, y: 22), by: CGSize(width: -20, height: 0))
    played.drag(from: CGPoint(x: 50, y: 22), by: CGSize(width: 90, height: 0))
    played.advance(to: 3)
    #expect(played.frame(of: .red) == nil)
    #expect(played.frame(of: Color(.systemGray)) != nil)
  }
}
