import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Rows that are far from sight are left where they are, and nobody sees it.
@MainActor
@Suite("Rows that rest")
struct RestingRowTests {
  private let screen = CGSize(width: 200, height: 300)

  private func list() -> PlayedView {
    PlayedView(size: screen) {
      List(0..<100) { number in Text("Row \(number)") }.listStyle(.plain)
    }
  }

  private func rows(_ played: PlayedView) -> [Int] {
    played.text.matches(of: #/"Row (\d+)"/#).compactMap { Int($0.1) }
  }

  @Test("What is drawn are those near what is shown, wherever the list is scrolled to") func drawn()
  {
    let played = list()
    #expect(rows(played) == Array(0...rows(played).count - 1) && rows(played).count < 12)
    played.drag(from: CGPoint(x: 100, y: 280), by: CGSize(width: 0, height: -260), over: 0.1)
    played.advance(to: 12)
    let later = rows(played)
    #expect((later.first ?? 0) > 5 && later.count < 16)
    #expect(later == Array(later[0]...later[later.count - 1]))
  }

  @Test("Where a row is seen it is where it would be without") func places() throws {
    let played = list()
    let first = try #require(played.frame(ofText: "Row 0"))
    let second = try #require(played.frame(ofText: "Row 1"))
    played.drag(from: CGPoint(x: 100, y: 280), by: CGSize(width: 0, height: -260), over: 0.1)
    played.advance(to: 12)
    let number = rows(played)[3]
    let there = try #require(played.frame(ofText: "Row \(number)"))
    let offset = there.minY - (first.minY + CGFloat(number) * (second.minY - first.minY))
    for other in rows(played) {
      let frame = try #require(played.frame(ofText: "Row \(other)"))
      let expected = first.minY + CGFloat(other) * (second.minY - first.minY) + offset
      #expect(abs(frame.minY - expected) < 0.01, "row \(other)")
    }
  }

  @Test("Who looks for one that rests finds it where it is") func targets() throws {
    let played = PlayedView(size: screen) {
      List(0..<100) { number in Button("Row \(number)") {} }.listStyle(.plain)
    }
    func place(_ number: Int) -> CGFloat? {
      played.graph.tapTargets.first { $0.label == "Row \(number)" }?.center.y
    }
    let height = try #require(place(1)) - #require(place(0))
    played.drag(from: CGPoint(x: 100, y: 280), by: CGSize(width: 0, height: -260), over: 0.1)
    played.advance(to: 12)
    let (near, far) = (try #require(place(20)), try #require(place(90)))
    #expect(abs(far - near - 70 * height) < 0.01)
  }

  private struct Growing: View {
    @State private var isTall = false

    var body: some View {
      List {
        Color.red.frame(height: isTall ? 120 : 20).onTapGesture {
          withAnimation(.linear(duration: 1)) { isTall.toggle() }
        }
        ForEach(0..<60, id: \.self) { Text("Row \($0)") }
      }
      .listStyle(.plain)
    }
  }

  /// From where it was left it would fly across the screen.
  @Test("A row that has rested travels from where it would have been") func travelling() throws {
    let played = PlayedView(size: screen) { Growing() }
    played.drag(from: CGPoint(x: 100, y: 280), by: CGSize(width: 0, height: -260), over: 0.1)
    played.advance(to: 12)
    played.drag(from: CGPoint(x: 100, y: 20), by: CGSize(width: 0, height: 275), over: 0.05)
    played.advance(to: 30)
    #expect(rows(played).first == 0)
    played.tap(at: CGPoint(x: 100, y: 10))
    played.advance(to: played.graph.time + 0.5)
    let shown = rows(played)
    #expect(shown == Array(0...shown.count - 1))
    let places = shown.compactMap { played.frame(ofText: "Row \($0)")?.minY }
    #expect(places == places.sorted())
  }
}
