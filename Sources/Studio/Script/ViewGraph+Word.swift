import Foundation
@_spi(Engine) import ViewEngine
@_spi(Engine) import Views

extension ViewGraph {
  /// What one would type into a field of this name.
  ///
  /// - Parameter demonstration: Of what has led to the field, where the target is not the field itself.
  func word(for field: TapTarget, as demonstration: TouchDemonstration) -> String {
    guard case .type(_, let content) = demonstration else { return "" }
    let name = field.label.lowercased()
    if let content, let word = Self.contents[UITextContentType(rawValue: content)] { return word }
    let searches = field.isSearchField || name.contains("search") || name.contains("find")
    if searches {
      // What is found: the beginning of a row below.
      let below = shownTexts.filter { $0.frame.minY >= field.frame.maxY }
      let first = below.lazy.map(\.text).first { $0.first?.isLetter ?? false }
      if let first { return String(first.prefix { $0.isLetter }.prefix(3)) }
    }
    if let word = Self.words.first(where: { $0.names.contains(where: name.contains) }) {
      return word.text
    }
    return content == "digits" ? "1234" : "Hello"
  }

  /// A code that a message brings has six digits nearly always.
  private static let contents: [UITextContentType: String] = [
    .oneTimeCode: "123456", .emailAddress: "ada@example.com", .password: "secret123",
    .newPassword: "secret123", .name: "Ada Lovelace", .givenName: "Ada", .familyName: "Lovelace",
    .nickname: "Ada", .username: "ada", .telephoneNumber: "5550100", .URL: "example.com",
    .addressCity: "Paris", .postalCode: "75001",
  ]

  private static let words: [(names: [String], text: String)] = [
    (["mail"], "ada@example.com"), (["password", "passcode"], "secret123"),
    (["phone", "number", "amount", "age", "price", "quantity", "code"], "42"),
    (["url", "website", "link"], "example.com"), (["name", "user"], "Ada"),
    (["city", "place", "address"], "Paris"),
  ]
}
