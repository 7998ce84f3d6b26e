import Foundation
import ViewEngine

/// What a cell is at a time.
struct UICellMarks {
  var isSelected = false
  var isHighlighted = false
  var isSwiped = false
}

/// A view that looks as what it is says: tables' and collections' cells have this in common.
@MainActor @preconcurrency
open class _UICell: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  var marks: UICellMarks { UICellMarks() }

  /// A demo's cells add what they know of themselves.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: .current)
    (state.isSelected, state.isHighlighted) = (marks.isSelected, marks.isHighlighted)
    state.isSwiped = marks.isSwiped
    return state
  }

  /// Says how the cell looks in a state.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
    tell(configurationState)
  }

  /// Tells whoever a cell has been given to hear of its state.
  func tell(_ state: UICellConfigurationState) {}
}
