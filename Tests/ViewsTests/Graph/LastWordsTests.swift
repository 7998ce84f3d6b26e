import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a view keeps may say something as it goes: to views that stay, to the view that goes with it, to nobody.
@MainActor
@Suite("Last words of what views keep")
struct LastWordsTests {
  private final class Speaker {
    let words: () -> Void

    init(_ words: @escaping () -> Void) { self.words = words }

    deinit { words() }
  }

  private struct Inner: View {
    let told: () -> Void
    @State private var kept: Speaker?
    @State private var own = 0

    var body: some View {
      Text("Inner \(own)").onAppear {
        kept = Speaker {
          own += 1
          told()
        }
      }
    }
  }

  private struct Outer: View {
    @State private var isThere = true
    @State private var words = 0

    var body: some View {
      VStack {
        Text("Heard \(words)")
        if isThere { Inner { words += 1 } }
        Button("Go") { isThere = false }
      }
    }
  }

  @Test("They are heard by who stays, and go nowhere else") func heard() {
    let played = PlayedView { Outer() }
    #expect(played.text.contains("Heard 0"))
    played.tap("Go")
    played.advance(to: 2)
    #expect(!played.text.contains("Inner"))
    #expect(played.text.contains("Heard 1"), "\(played.text)")
  }

  @Test("Nobody hears them where all of the view goes") func unheard() {
    var count = 0
    do {
      let played = PlayedView { Inner { count += 1 } }
      played.advance(to: 0.5)
    }
    #expect(count == 1)
  }

  @Test("A node that has left the tree, or is gone, is found by nobody") func links() throws {
    let isShown = Handle(true)
    let played = PlayedView { isShown.shows { if $0 { Color.red } } }
    let item = try #require(played.graph.rootItem)
    func deepest(_ item: Item) -> Item { item.subitems.first.map(deepest) ?? item }
    let link = deepest(item).node.link
    #expect(link.object != nil)
    played.change { isShown.value = false }
    played.advance(to: 2)
    #expect(link.object == nil)
  }
}
