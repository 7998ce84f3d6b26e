import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// The readers whose content asked where they are: they are read anew when they stand elsewhere
/// (rule `readers-follow-their-place`).
final class PlaceReaders: GraphPart {
  private var readers: [WeakReader] = []

  func add(_ reader: any LaidOutLate) {
    readers.removeAll { $0.node == nil || $0.node === reader }
    readers.append(WeakReader(node: reader))
  }

  func settle(in graph: ViewGraph) {
    readers.removeAll { $0.node?.isDestroyed ?? true }
    for reader in readers {
      guard let node = reader.node, node.places.haveChanged else { continue }
      graph.invalidate(node, transaction: node.transaction)
    }
  }
}

private struct WeakReader {
  weak var node: (any LaidOutLate)?
}

/// What a reader's content asked about places, and what it was told.
@MainActor
struct ReadPlaces {
  private var reads: [(read: () -> CGRect?, told: CGRect?)] = []

  var isEmpty: Bool { reads.isEmpty }

  mutating func tell(_ read: @escaping () -> CGRect?) -> CGRect? {
    let told = read()
    reads.append((read, told))
    return told
  }

  var haveChanged: Bool {
    reads.contains { !Self.isSame($0.read(), $0.told) }
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
