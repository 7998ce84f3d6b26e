import Foundation
import Geometry

/// Stands for elements of a long collection that are not made, in the place where they would be.
struct UnmadeElements: PrimitiveView {
  let range: Range<Int>

  func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    UnmadeNode(self, parent: parent, environment: environment)
  }
}

private final class UnmadeNode: Node {
  private(set) var range: Range<Int>
  private lazy var item = UnmadeItem(node: self)

  init(_ view: UnmadeElements, parent: Node, environment: EnvironmentValues) {
    range = view.range
    super.init(parent: parent, graph: parent.graph, environment: environment)
  }

  override func update(_ view: any View, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    if let view = view as? UnmadeElements { range = view.range }
  }

  override func collect(into entries: inout [Entry], traits: Traits) {
    var traits = traits
    // There is nothing that could be seen to go.
    traits.transition = .identity
    traits.others[ObjectIdentifier(UnmadeItem.self)] = item
    entries.append(Entry(item: item, traits: traits))
  }
}

/// What is not made, as its container arranges it: as long as it is told to be, and nothing to see.
package final class UnmadeItem: Item {
  /// The views that are taken to be there.
  package struct Steps {
    package var count = 0
    package var length: CGFloat = 0
    /// From the beginning of one to that of the next.
    package var pitch: CGFloat = 0

    package init(count: Int, length: CGFloat, gap: CGFloat) {
      self.count = count
      self.length = length
      pitch = length + gap
    }

    fileprivate init() {}

    /// From the beginning of the first to the end of the last.
    package var whole: CGFloat { count > 0 ? CGFloat(count - 1) * pitch + length : 0 }
  }

  /// As its container has arranged them.
  package var steps = Steps()
  /// Whether the elements before it are not as long as each other, so that nobody knows how long these are.
  package var isUneven = false {
    didSet { collection?.isUneven = isUneven }
  }
  /// Whether it has a place: what is only measured is nowhere.
  package private(set) var isPlaced = false

  private var range: Range<Int> { (node as? UnmadeNode)?.range ?? 0..<0 }
  private var collection: DynamicNode? { node.parent as? DynamicNode }

  /// Tells apart what stands for parts of different collections.
  package var group: ObjectIdentifier { ObjectIdentifier(collection ?? node) }

  package var viewsPerElement: CGFloat { collection?.viewsPerElement ?? 1 }

  /// Whether all elements are as many views, as far as is known.
  package var isRegular: Bool { collection?.isRegular ?? true }

  /// Whether elements are made with all that stands before them.
  package var makesInOrder: Bool { collection?.makesInOrder ?? false }

  /// How many views it stands for, as far as the elements tell that are made.
  package var viewCount: Int { Int((CGFloat(range.count) * viewsPerElement).rounded()) }

  /// Whether so many cannot all be made to learn how long they are.
  package var isGuessed: Bool { (collection?.count ?? 0) > MadeElements.mostUneven }

  package override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    func told(_ length: CGFloat?) -> CGFloat { length.map { $0.isFinite ? $0 : 0 } ?? 0 }
    return CGSize(width: told(proposal.width), height: told(proposal.height))
  }

  package override func layout() { isPlaced = true }

  /// Has elements made, from one part of all to another, 0…1.
  package func makeElements(from start: CGFloat, to end: CGFloat) {
    let count = CGFloat(range.count)
    let low = Int((max(0, min(1, start)) * count).rounded(.down))
    let high = Int((max(0, min(1, end)) * count).rounded(.up))
    let first = range.lowerBound + min(low, range.count - 1)
    collection?.make(first..<max(first + 1, range.lowerBound + high))
  }
}

extension Traits {
  /// What it stands for is not made.
  package var unmade: UnmadeItem? { others[ObjectIdentifier(UnmadeItem.self)] as? UnmadeItem }
}
