import Foundation

/// A key: what is on it, and how wide it is among the others of its row.
struct KeyboardKey: Hashable {
  enum Face: Hashable {
    case text(String)
    case symbol(String)
    /// A digit with the letters that a phone's digits stand for.
    case digit(String, letters: String)
  }

  enum Role: Hashable {
    /// Types what is on it.
    case typing
    /// Changes the keys, or the text.
    case special
    /// Ends the typing.
    case submit
    /// Nothing is there.
    case gap
  }

  var face: Face
  var role = Role.typing
  /// In widths of a letter's key; nil shares what is left of the row.
  var width: CGFloat? = 1
  /// What a script types with it.
  var types: Character?

  init(_ text: String, types: Character? = nil, width: CGFloat? = 1, role: Role = .typing) {
    face = .text(text)
    self.types = types ?? (role == .typing && text.count == 1 ? text.first : nil)
    (self.width, self.role) = (width, role)
  }

  init(symbol: String, types: Character? = nil, width: CGFloat? = 1, role: Role = .special) {
    face = .symbol(symbol)
    (self.types, self.width, self.role) = (types, width, role)
  }

  init(digit: String, letters: String = "") {
    face = .digit(digit, letters: letters)
    types = digit.first
    width = nil
  }

  /// Blue: it does what the field is for.
  var isProminent: Bool {
    guard role == .submit, case .text(let text) = face else { return false }
    return !["return", "next", "continue"].contains(text)
  }

  static let gap = KeyboardKey("", width: nil, role: .gap)
}
