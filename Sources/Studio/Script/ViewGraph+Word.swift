import Foundation
@_spi(Engine) import ViewEngine
@_spi(Engine) import Views

extension ViewGraph {
  /// What one would type into a field of this name: nothing more where an address or a number stands in it already, and
  /// of words those that follow.
  ///
  /// - Parameter demonstration: Of what has led to the field, where the target is not the field itself.
  func word(for field: TapTarget, as demonstration: TouchDemonstration) -> String {
    guard case .type(_, let content, _, let isWritten, _) = demonstration else { return "" }
    let word = word(for: field, of: content)
    guard isWritten else { return word }
    return Self.sentences.contains(word) ? " and more" : ""
  }

  private func word(for field: TapTarget, of content: String?) -> String {
    let name = field.label.lowercased()
    if content == Self.contentInVain { return "xyz" }
    if let content, let word = Self.contents[UITextContentType(rawValue: content)] { return word }
    if field.looksForSomething {
      // What is found: the beginning of a row, and only where there are none of another text, such as a section's title.
      if let found = nearest(of: shownRowTexts, to: field) ?? nearest(of: shownTexts, to: field) {
        let beginning = String(found.prefix { $0.isLetter }.prefix(3))
        // Of rows that all begin alike it would find every one.
        let rows = shownRowTexts
        let isShared = rows.count > 1 && rows.allSatisfy { $0.text.hasPrefix(beginning) }
        return isShared ? String(found.prefix(Self.mostOfRow)) : beginning
      }
    }
    if let word = Self.words.first(where: { $0.suits(name) }) { return word.text }
    return switch content {
    case "digits": "1234"
    // More than one line in what grows by lines.
    case "lines": Self.sentences[1]
    default: Self.sentences[0]
    }
  }

  /// What a search is for that is to find nothing.
  static let contentInVain = "nothing"

  /// The first that begins with a letter below a field, or the last one above a field at the bottom; of columns beside
  /// each other in the field's own, if there is one.
  private func nearest(of texts: [(text: String, frame: CGRect)], to field: TapTarget) -> String? {
    let below = texts.filter { $0.frame.minY >= field.frame.maxY }
    let above = texts.filter { $0.frame.maxY <= field.frame.minY }
      .sorted { $0.frame.maxY > $1.frame.maxY }
    let words = (below + above).filter { $0.text.first?.isLetter ?? false }
    let own = words.first {
      $0.frame.minX < field.frame.maxX && $0.frame.maxX > field.frame.minX
    }
    return (own ?? words.first)?.text
  }

  /// Letters of a row.
  private static let mostOfRow = 12

  private static let sentences = [
    "Hello", "Meet you at the harbour at six and bring your camera along",
  ]

  /// A code that a message brings has six digits nearly always.
  private static let contents: [UITextContentType: String] = [
    .oneTimeCode: "123456", .emailAddress: "ada@example.com", .password: "secret123",
    .newPassword: "secret123", .name: "Ada Lovelace", .givenName: "Ada", .familyName: "Lovelace",
    .nickname: "Ada", .username: "ada", .telephoneNumber: "5550100", .URL: "example.com",
    .addressCity: "Paris", .postalCode: "75001",
  ]

  private static let words = [
    FieldWord("ada@example.com", endings: ["mail"]),
    FieldWord("secret123", endings: ["password", "passcode"]),
    FieldWord(
      "42", ["amount", "age", "price", "quantity"], endings: ["phone", "number", "code"]),
    FieldWord("example.com", ["url", "website", "link"]),
    FieldWord("Ada", endings: ["name", "user"]), FieldWord("Paris", ["city", "place", "address"]),
  ]
}

/// What one types into fields that are called so.
private struct FieldWord {
  let text: String
  /// Whole words of the name, lower-case: "age" is no part of "message".
  let names: Set<String>
  /// How words of it end, lower-case: "e-mail", "username".
  let endings: [String]

  init(_ text: String, _ names: Set<String> = [], endings: [String] = []) {
    self.text = text
    self.names = names
    self.endings = endings
  }

  /// - Parameter name: Lower-case.
  func suits(_ name: String) -> Bool {
    name.split { !$0.isLetter }.contains { word in
      let one = word.hasSuffix("s") && !word.hasSuffix("ss") ? word.dropLast() : word
      return names.contains(String(one)) || endings.contains { one.hasSuffix($0) }
    }
  }
}
