import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The groups of views that share their geometry.
@MainActor
final class MatchedGeometry: GraphPart {
  private var groups: [MatchedKey: MatchedGroup] = [:]

  func add(_ item: MatchedItem, to key: MatchedKey) {
    let group = groups[key] ?? MatchedGroup()
    groups[key] = group
    group.members.append(item)
  }

  func remove(_ item: MatchedItem, from key: MatchedKey) {
    groups[key]?.members.removeAll { $0 === item }
  }

  /// Places every view of every group, after a layout has found the frames of the sources.
  func settle(in graph: ViewGraph) {
    guard !groups.isEmpty else { return }
    for (key, group) in groups {
      group.members.removeAll(where: \.isGone)
      if group.members.isEmpty {
        group.end()
        groups[key] = nil
      }
    }
    for group in groups.values { group.chooseSource(in: graph) }
    // Sources first, so that whoever follows them finds their frames; of those further out in.
    let all = groups.values.flatMap { group in group.members.map { (item: $0, group: group) } }
      .sorted { ($0.item.node.depth, $0.item.serial) < ($1.item.node.depth, $1.item.serial) }
    for (item, group) in all where group.source === item {
      group.takeSourceFrame(in: graph)
      group.place(item, in: graph)
    }
    for (item, group) in all where group.source !== item { group.place(item, in: graph) }
  }
}

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
    guard let shared, source != nil, source !== item || isHandingOver else {
      item.placeInOwnFrame()
      return
    }
    var rect = CGRect.zero
    rect.animatableData = shared.value
    graph.placingBetweenLayouts { item.place(in: rect) }
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
