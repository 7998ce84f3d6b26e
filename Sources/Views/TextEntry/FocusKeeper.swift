import Foundation
import Motion
import Observation
@_spi(Engine) import ViewEngine

/// Which field of a graph has the focus: one at most.
@Observable
final class FocusKeeper: GraphPart {
  private(set) var holder: FieldFocus?
  /// The key that is down, for the moment that a finger takes.
  private(set) var pressed: Character?

  private static let pressSeconds = 0.1
  @ObservationIgnored private var lastPress: VirtualClock.Token?

  func give(to field: FieldFocus) {
    guard holder !== field else { return }
    let old = holder
    holder = field
    ViewGraph.current?.part(FirstResponder.self).resign = { [weak self] in self?.takeFromAll() }
    old?.lost()
  }

  func take(from field: FieldFocus) {
    guard holder === field else { return }
    holder = nil
    ViewGraph.current?.part(FirstResponder.self).resign = nil
    field.lost()
  }

  /// Shows a key as pressed.
  func press(_ key: Character, by clock: VirtualClock) {
    pressed = key
    lastPress?.cancel()
    lastPress = clock.schedule(after: Self.pressSeconds) { [weak self] in self?.pressed = nil }
  }

  /// Takes the focus from whatever has it.
  func takeFromAll() {
    if let holder { take(from: holder) }
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
  /// What it says now.
  var text: () -> String = { "" }
  /// Whether what is typed comes after what is there already.
  var isWritten: () -> Bool = { false }
  var traits = KeyboardTraits()
  /// Where it is.
  weak var item: Item?
}
