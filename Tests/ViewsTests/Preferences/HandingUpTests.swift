import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

private enum Sum: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@MainActor
@Suite("Who is asked for what views hand up")
struct HandingUpTests {
  private let log = Log()

  private func all(_ node: Node) -> [Node] { [node] + node.childNodes.flatMap { all($0) } }

  private func nodes(of played: PlayedView) -> [Node] {
    played.graph.root.map { all($0) } ?? []
  }

  /// Nodes that are there, and those of them that are asked.
  private func counts(besides squares: Int) -> (there: Int, asked: Int) {
    let played = PlayedView {
      HStack(spacing: 0) {
        ForEach(0..<squares, id: \.self) { _ in Square() }
        Square().preference(key: Sum.self, value: 7)
      }
      .onPreferenceChange(Sum.self) { log.add("\($0)") }
    }
    let nodes = nodes(of: played)
    return (nodes.count, nodes.count(where: \.handsUp))
  }

  @Test func viewsThatHandNothingUpAreNotAsked() {
    let (few, many) = (counts(besides: 1), counts(besides: 100))
    #expect(many.there >= few.there + 99)
    #expect(few.asked > 0)
    #expect(many.asked == few.asked)
    #expect(log.text == "7 7")
  }

  @Test func whatComesLaterIsAsked() {
    let isThere = Handle(false)
    let played = PlayedView {
      isThere.shows { isThere in
        HStack {
          Square()
          if isThere { Square().preference(key: Sum.self, value: 3) }
        }
        .onPreferenceChange(Sum.self) { log.add("\($0)") }
      }
    }
    #expect(log.text.isEmpty)
    played.change { isThere.value = true }
    #expect(log.text == "3")
    played.change { isThere.value = false }
    #expect(log.text == "3 0")
  }

  @Test func aCanvasIsAskedForItsSymbols() {
    let played = PlayedView {
      Canvas { _, _ in
      } symbols: {
        Square().preference(key: Sum.self, value: 5)
      }
      .onPreferenceChange(Sum.self) { log.add("\($0)") }
    }
    _ = played
    #expect(log.text == "5")
  }

  @Test func whoeverIsAboveOneThatIsAskedIsAsked() {
    let played = PlayedView(size: CGSize(width: 400, height: 800)) {
      NavigationStack {
        List {
          Text("Row").background {
            GeometryReader { _ in Color.clear.preference(key: Sum.self, value: 1) }
          }
        }
        .navigationTitle("Title")
        .toolbar { Button("Add") {} }
      }
    }
    let nodes = nodes(of: played)
    #expect(nodes.contains { $0.handsUp })
    for node in nodes where node.childNodes.contains(where: \.handsUp) {
      #expect(node.handsUp, "\(node.viewType)")
    }
    #expect(played.graph.root === nodes.first)
  }
}
