import Foundation

/// A text of a table with places for what is filled in: `%@ of %2$lld`, `%#@files@`.
struct LocalizedFormat {
  enum Part: Equatable {
    case text(String)
    /// 0 is the first of what is filled in.
    case argument(Int)
    /// One that the text names by its number.
    case numbered(Int)
    /// `%arg`, what a substitution counts.
    case own
    /// A part with forms of its own, and what it counts if it does not say so itself.
    case substitution(String, Int)
  }

  private(set) var parts: [Part] = []

  init(_ format: String) {
    var next = 0
    var rest = format[...]
    let place =
      #/%(?:(\d+)\$)?(?:#@(\w+)@|arg|%|[-+ 0#]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z)?[@dDiuUxXofeEgGcs])/#
    while let match = rest.firstMatch(of: place) {
      append(String(rest[..<match.range.lowerBound]))
      let number = match.1.flatMap { Int($0) }.map { $0 - 1 }
      if match.0 == "%%" {
        append("%")
      } else if match.0 == "%arg" {
        parts.append(.own)
      } else {
        if let name = match.2 {
          parts.append(.substitution(String(name), number ?? next))
        } else {
          parts.append(number.map { .numbered($0) } ?? .argument(next))
        }
        next += 1
      }
      rest = rest[match.range.upperBound...]
    }
    append(String(rest))
  }

  private mutating func append(_ text: String) {
    guard !text.isEmpty else { return }
    if case .text(let before)? = parts.last {
      parts[parts.count - 1] = .text(before + text)
    } else {
      parts.append(.text(text))
    }
  }

  /// The form of a text for a number. The one for none is taken in every language, as Foundation does.
  static func form(
    of texts: [String: String], for number: Double?, in language: String = "en"
  ) -> String? {
    let category = number.map { PluralRule.category(of: $0, in: language) } ?? "other"
    if number == 0, let none = texts["zero"] { return none }
    return texts[category] ?? texts["other"] ?? texts.values.sorted().first
  }
}
