import Foundation
import Motion
import Observation
@_spi(Engine) import ViewEngine

/// Which field of a graph has the focus: one at most.
@Observable
final class FocusKeeper: GraphPart {
  private(set) var holder: FieldFocus?

  func give(to field: FieldFocus) {
    guard holder !== field else { return }
    let old = holder
    holder = field
    old?.lost()
  }

  func take(from field: FieldFocus) {
    guard holder === field else { return }
    holder = nil
    field.lost()
  }
}

/// A field, as what can have the focus.
final class FieldFocus {
  /// Told when another field has it, or none.
  var lost: () -> Void = {}
  /// What a keyboard does to its text.
  var typed: (String) -> Void = { _ in }
  var deleted: () -> Void = {}
  var returned: () -> Void = {}
}
