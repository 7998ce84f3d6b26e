import Foundation
import ViewEngine

/// What a cell is, which says how it looks.
@MainActor @preconcurrency
public struct UICellConfigurationState {
  public var isSelected = false
  public var isHighlighted = false
  public var isDisabled = false
  public var isFocused = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  public var isPinned = false
  public var traitCollection = UITraitCollection.current

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// Of a cell of a table or a collection, as far as it knows.
  init(isSelected: Bool, isHighlighted: Bool, isSwiped: Bool = false) {
    (self.isSelected, self.isHighlighted) = (isSelected, isHighlighted)
    self.isSwiped = isSwiped
  }
}

extension UIContentConfiguration {
  /// - Note: Approximated: the system's look the same in every state of their cell.
  public func updated(for state: UICellConfigurationState) -> Self { self }
}
