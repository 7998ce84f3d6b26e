import Foundation
import Geometry

extension Item {
  /// What the item says: its accessibility label, or the texts in it.
  package var label: String {
    if let label = ownLabel { return label }
    return subitems.map(\.label).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// What scripts call an item that is touched: a part without a text of its own is called as the
  /// whole control is.
  var targetLabel: String {
    if let label = outerLabel { return label }
    let own = label
    if !own.isEmpty { return own }
    var item = superitem
    while let current = item {
      if current.isControl, !current.label.isEmpty { return current.label }
      item = current.superitem
    }
    return pictureName ?? pictureAround ?? own
  }

  /// Of the control around it, whose label is a picture.
  private var pictureAround: String? {
    fromAround { $0.isControl ? $0.pictureName : nil }
  }

  /// Of the control around it.
  var controlName: String? { fromAround(\.ownControlName) }

  /// Of the control around it, else of what is in it.
  var kind: String? { fromAround(\.ownControlKind) ?? drawnKind }

  private var drawnKind: String? { ownKind ?? subitems.firstNonNil(\.drawnKind) }

  /// Of the column around it, where there is one.
  var column: Int? { fromAround(\.ownColumn) }

  /// Whether it is in a list's row.
  var isInListRow: Bool { fromAround { $0.isListRow ? true : nil } ?? false }

  /// Whether it is in a list's row that an element of a collection has made.
  var isInElement: Bool { fromAround { $0.isListRow ? $0.isElementRow : nil } ?? false }

  /// Whether it is the button of a link to another page.
  var isInLink: Bool { fromAround { $0.isLink ? true : nil } ?? false }

  private func fromAround<Value>(_ value: (Item) -> Value?) -> Value? {
    var outer = superitem
    while let current = outer {
      if let found = value(current) { return found }
      outer = current.superitem
    }
    return nil
  }

  private var pictureName: String? {
    ownPictureName ?? subitems.firstNonNil(\.pictureName)
  }

  /// The accessibility label that a modifier around a control gives it.
  var outerLabel: String? { modifiersAround.compactMap(\.ownLabel).last }

  /// Modifiers around a control name the control as well; the outermost comes last.
  private var modifiersAround: [Item] {
    var found: [Item] = []
    var outer = superitem
    while let current = outer, !(current is ContainerItem) {
      found.append(current)
      outer = current.superitem
    }
    return found
  }

  var identifier: String? {
    if let id = ownIdentifier { return id }
    if let id = modifiersAround.compactMap(\.ownIdentifier).first { return id }
    for child in subitems { if let id = child.identifier { return id } }
    return nil
  }

  var appeal: TouchAppeal {
    let said = ownAppeal ?? modifiersAround.compactMap(\.ownAppeal).first
    return said
      ?? (hasShowpiece || modifiersAround.contains(where: \.isShowpiece)
        ? .showpiece : .usual)
  }

  private var hasShowpiece: Bool {
    isShowpiece || subitems.contains(where: \.hasShowpiece)
  }

  /// Where on screen a finger would go.
  var touchFrame: CGRect {
    var item = self
    while let wrapper = item as? WrapperItem, wrapper.isTouchedInside { item = wrapper.child }
    return item.screenFrame
  }
}
