import Drawing

/// Two lists that are drawn differently where the second differs from the first, without all that this does
/// not need.
@MainActor
package struct SmallestScene {
  package private(set) var lists: [DisplayList]
  private let scale: Double
  private let tools: DrawingTools

  /// - Parameter list: The one of the scene's lists that differs.
  package init(_ scene: RandomScene, list: Int, with tools: DrawingTools) throws {
    lists = [scene.lists[max(0, list - 1)], scene.lists[list]]
    (scale, self.tools) = (scene.scale, tools)
    while try shrink() {}
  }

  /// - Returns: Whether anything could be left out.
  private mutating func shrink() throws -> Bool {
    // What both have first: without it in one of them they would differ in that.
    for (before, after) in zip(smaller(lists[0].items), smaller(lists[1].items)) {
      if try take([DisplayList(before), DisplayList(after)]) { return true }
    }
    for index in lists.indices {
      for items in smaller(lists[index].items) {
        var fewer = lists
        fewer[index] = DisplayList(items)
        if try take(fewer) { return true }
      }
    }
    return false
  }

  private mutating func take(_ fewer: [DisplayList]) throws -> Bool {
    guard try !SceneComparison(fewer, scale: scale, with: tools).different.isEmpty else {
      return false
    }
    lists = fewer
    return true
  }

  /// The items with one of them left out, or in the place of its group.
  private func smaller(_ items: [DisplayItem]) -> [[DisplayItem]] {
    items.indices.flatMap { index -> [[DisplayItem]] in
      func with(_ replacement: [DisplayItem]) -> [DisplayItem] {
        Array(items[..<index]) + replacement + Array(items[(index + 1)...])
      }
      guard case .group(let effect, let inner) = items[index] else { return [with([])] }
      var all = [with([]), with(inner)] + smaller(inner).map { with([.group(effect, $0)]) }
      if case .mask(let mask) = effect {
        all += smaller(mask).map { with([.group(.mask($0), inner)]) }
      }
      return all
    }
  }
}
