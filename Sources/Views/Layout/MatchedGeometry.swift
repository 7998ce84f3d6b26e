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
