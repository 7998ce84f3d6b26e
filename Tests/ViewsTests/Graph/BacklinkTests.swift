import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Ways back to nodes")
struct BacklinkTests {
  private func deepest(_ item: Item) -> Item { item.subitems.first.map(deepest) ?? item }

  @Test("A node that has left the tree is found by nobody") func left() throws {
    let isShown = Handle(true)
    let played = PlayedView { isShown.shows { if $0 { Color.red } } }
    let link = try deepest(#require(played.graph.rootItem)).node.link
    #expect(link.object != nil)
    played.change { isShown.value = false }
    played.advance(to: 2)
    #expect(link.object == nil)
  }

  @Test("Neither a graph that is gone nor its nodes are found") func gone() throws {
    func links() throws -> (Backlink<ViewGraph>, Backlink<Node>) {
      let graph = PlayedView { Color.red }.graph
      return (graph.link, try deepest(#require(graph.rootItem)).node.link)
    }
    let (graph, node) = try links()
    #expect(graph.object == nil && node.object == nil)
  }
}
