import Foundation

/// A text of a table with places for what is filled in: `%@ of %2$lld`.
struct LocalizedFormat {
  enum Part: Equatable {
    case text(String)
    /// 0 is the first of what is filled in.
    case argument(Int)
  }

  private(set) var parts: [Part] = []

  init(_ format: String) {
    var next = 0
    var rest = format[...]
    let place = #/%(?:(\d+)\$)?(?:%|[-+ 0#]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z)?[@dDiuUxXofeEgGcs])/#
    while let match = rest.firstMatch(of: place) {
      append(String(rest[..<match.range.lowerBound]))
      if match.0 == "%%" {
        append("%")
      } else {
        parts.append(.argument(match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next))
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

  /// The form of a text for a number. Languages have up to six; these two are all that is told apart.
  static func form(of texts: [String: String], for number: Double?) -> String? {
    let category = number == 0 && texts["zero"] != nil ? "zero" : number == 1 ? "one" : "other"
    return texts[category] ?? texts["other"] ?? texts.values.sorted().first
  }
}
