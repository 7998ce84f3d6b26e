import Motion
@_spi(Engine) import ViewEngine

/// The views of a graph that listen to keys.
final class KeyListeners: GraphPart {
  private struct Kept {
    weak var item: KeyPressItem?
  }

  private var kept: [Kept] = []

  init() {}

  var items: [KeyPressItem] { kept.compactMap(\.item).filter { !$0.node.isDestroyed } }

  func add(_ item: KeyPressItem) {
    kept.removeAll { $0.item == nil }
    kept.append(Kept(item: item))
  }

  /// - Parameter field: What has the focus: only what is around it is asked then.
  /// - Returns: Whether a view took the key.
  func hear(_ press: KeyPress, in field: Item?) -> Bool {
    let listeners =
      field.map { field in
        // A field that is edited has for itself what is an app's command elsewhere, but for the way out.
        items.filter { $0.isAround(field) && (!$0.isCommand || press.key == .escape) }
      } ?? items
    // Of those as deep the one that came last.
    let asked = listeners.enumerated().sorted {
      ($0.element.depth, $0.offset) > ($1.element.depth, $1.offset)
    }
    return asked.contains { $0.element.action(press) == .handled }
  }
}

struct KeyPressModifier: WrapperModifier {
  let keys: [KeyEquivalent]
  /// Whether it is what a menu could send too: delete, copy, cancel.
  var isCommand = false
  let action: (KeyPress) -> KeyPress.Result

  func makeItem(_ child: Item, node: Node) -> KeyPressItem {
    let item = KeyPressItem(child, node: node)
    node.graph.part(KeyListeners.self).add(item)
    return item
  }

  func update(_ item: KeyPressItem, transaction: Transaction) {
    item.keys = keys
    item.isCommand = isCommand
    item.action = action
  }
}

final class KeyPressItem: WrapperItem {
  /// Some that it listens to.
  fileprivate(set) var keys: [KeyEquivalent] = []
  fileprivate(set) var isCommand = false
  fileprivate(set) var action: (KeyPress) -> KeyPress.Result = { _ in .ignored }

  fileprivate var depth: Int { Array(sequence(first: self as Item, next: \.superitem)).count }

  fileprivate func isAround(_ item: Item) -> Bool {
    sequence(first: item, next: \.superitem).contains { $0 === self }
  }
}
