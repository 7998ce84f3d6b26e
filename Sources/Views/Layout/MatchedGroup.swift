import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The views with one id, and the frame that they share.
@MainActor
final class MatchedGroup {
  var members: [MatchedItem] = []
  private(set) weak var source: MatchedItem?
  private var shared: AnimatedAttribute<CGRect.AnimatableData>?
  /// The source itself travels, from the frame of the one before it.
  private var isHandingOver = false

  func chooseSource(in graph: ViewGraph) {
    let candidates = members.filter { $0.modifier.isSource && !$0.isLeaving }
    if candidates.count > 1 {
      graph.warn(
        "Several views are the source of matched geometry \(members[0].modifier.key.id); "
          + "give all but one isSource: false.")
    }
    let newest = candidates.max { $0.serial < $1.serial }
    if let newest, newest !== source {
      isHandingOver = shared != nil
      source = newest
    } else if newest == nil {
      source = nil
    }
  }

  func takeSourceFrame(in graph: ViewGraph) {
    guard let source, let rootNode = graph.rootItem?.node else { return }
    let frame = source.frame.snapped(toPixelsAt: graph.pixelsPerPoint).animatableData
    if let shared {
      shared.set(frame, transaction: source.node.transaction)
    } else {
      shared = AnimatedAttribute(frame, "matchedGeometryEffect", node: rootNode) {
        [weak self, weak graph] in
        guard let self, let graph else { return }
        self.travel(in: graph)
      }
    }
    if !(shared?.isAnimating ?? false) { isHandingOver = false }
  }

  func place(_ item: MatchedItem, in graph: ViewGraph) {
    guard let shared, let source, source !== item || isHandingOver else {
      item.placeInOwnFrame()
      return
    }
    var rect = CGRect.zero
    rect.animatableData = shared.value
    // Sources travel from one's frame to the other's, each by its own anchor.
    let met = item.modifier.isSource ? item.modifier.anchor : source.modifier.anchor
    graph.placingBetweenLayouts { item.place(in: rect, anchoredAt: met) }
  }

  private func travel(in graph: ViewGraph) {
    if !(shared?.isAnimating ?? false) { isHandingOver = false }
    members.removeAll(where: \.isGone)
    for item in members.sorted(by: { $0.node.depth < $1.node.depth }) { place(item, in: graph) }
  }

  func end() {
    shared?.cancel()
  }
}
