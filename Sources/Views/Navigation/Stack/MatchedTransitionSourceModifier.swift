import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension View {
  /// Makes the view one that pages grow from with `navigationTransition(.zoom(sourceID:in:))`.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    modifier(
      MatchedTransitionSourceModifier(
        id: ZoomSourceID(id: UncheckedTransfer(AnyHashable(id)), namespace: namespace)))
  }
}

struct MatchedTransitionSourceModifier: WrapperModifier {
  let id: ZoomSourceID

  func makeItem(_ child: Item, node: Node) -> MatchedTransitionSourceItem {
    MatchedTransitionSourceItem(child, node: node)
  }

  func update(_ item: MatchedTransitionSourceItem, transaction: Transaction) {
    ZoomSources.of(item.graph).add(item, as: id)
  }
}

final class MatchedTransitionSourceItem: WrapperItem {
  override var isShowpiece: Bool { true }
}

/// The views of a graph that pages grow from.
@MainActor
final class ZoomSources: GraphPart {
  private struct Source {
    weak var item: MatchedTransitionSourceItem?
  }

  private var sources: [ZoomSourceID: Source] = [:]

  static func of(_ graph: ViewGraph) -> ZoomSources { graph.part(ZoomSources.self) }

  /// Those of the graph that is being changed.
  static var current: ZoomSources? { ViewGraph.current.map(of) }

  func add(_ item: MatchedTransitionSourceItem, as id: ZoomSourceID) {
    sources[id] = Source(item: item)
  }

  var isEmpty: Bool { sources.isEmpty }

  /// Where one is on screen.
  func rect(of id: ZoomSourceID) -> CGRect? { sources[id]?.item?.screenFrame }
}
