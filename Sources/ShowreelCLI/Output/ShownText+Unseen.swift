import Wording

extension ShownText {
  /// The text with every character that nobody sees written as its number, but for the space that
  /// everybody knows.
  static func ofUnseen(_ text: String) -> String {
    text.escaped { !$0.isSeen && $0 != " " }
  }
}
