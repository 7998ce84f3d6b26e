import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// The readers whose content asked where they are: they are read anew when they stand elsewhere
/// (rule `readers-follow-their-place`).
final class PlaceReaders: GraphPart {
  private var readers: [WeakReader] = []
  /// Where each stands in the row, so that a grid of hundreds is not searched for each of them.
  private var positions: [ObjectIdentifier: Int] = [:]

  /// Whoever asks again goes to the end of the row, and stands where it stood no longer.
  func add(_ reader: any LaidOutLate) {
    let former = positions.updateValue(readers.count, forKey: ObjectIdentifier(reader))
    if let former { readers[former].node = nil }
    readers.append(WeakReader(node: reader))
  }

  var areThere: Bool { readers.contains { $0.node?.readsPlace ?? false } }

  func settle(in graph: ViewGraph) {
    for node in misplaced(where: { _ in true }) {
      graph.invalidate(node, transaction: node.transaction)
    }
  }

  func moved(in graph: ViewGraph) {
    for node in misplaced(where: \.isFollowed) { graph.reevaluateOnTick(node) }
  }

  private func misplaced(where counts: (PlaceQuestion) -> Bool) -> [any LaidOutLate] {
    let there = readers.compactMap(\.node).filter { !$0.isDestroyed }
    if there.count < readers.count { line(up: there) }
    return there.filter { $0.places.haveChanged(for: $0.item, where: counts) }
  }

  private func line(up nodes: [any LaidOutLate]) {
    readers = nodes.map { WeakReader(node: $0) }
    positions = [:]
    for (position, node) in nodes.enumerated() { positions[ObjectIdentifier(node)] = position }
  }
}

private struct WeakReader {
  weak var node: (any LaidOutLate)?
}

/// Something about where a view is.
enum PlaceQuestion: Hashable {
  case frame(CoordinateSpace)
  /// All of a named space, as seen from the view.
  case bounds(AnyHashable)
  /// The frame on screen, for what was measured there in the same layout: what moves both has them stand as they stood.
  case standing

  /// Whether it is asked again as something around the view moves by itself.
  var isFollowed: Bool { self != .standing }

  @MainActor func answer(by item: Item) -> CGRect? {
    switch self {
    case .frame(let space): item.frame(in: space)
    case .standing: item.screenFrame
    case .bounds(let name): item.bounds(ofSpaceNamed: name)
    }
  }
}

/// What a reader's content asked about places, and what it was told last: each question once, however
/// often a clock has it asked.
@MainActor
struct ReadPlaces {
  private(set) var told: [PlaceQuestion: CGRect?] = [:]

  var isEmpty: Bool { told.isEmpty }

  mutating func tell(_ question: PlaceQuestion, by item: Item) -> CGRect? {
    let answer = question.answer(by: item)
    told[question] = .some(answer)
    return answer
  }

  func haveChanged(for item: Item, where counts: (PlaceQuestion) -> Bool) -> Bool {
    told.contains { counts($0) && !Self.isSame($0.answer(by: item), $1) }
  }

  /// Sums of the same numbers in another order are not the same number.
  private static func isSame(_ one: CGRect?, _ other: CGRect?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    let differences = [
      one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX, one.maxY - other.maxY,
    ]
    return differences.allSatisfy { abs($0) < 0.001 }
  }
}
