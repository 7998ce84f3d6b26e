/// A text of a table in the forms that numbers ask for, and its parts that have forms of their own.
package struct LocalizedEntry: Codable, Hashable, Sendable {
  /// What stands in a text as `%#@files@`.
  package struct Substitution: Codable, Hashable, Sendable {
    /// What it counts: 0 is the first of what is filled in; nil the next.
    package var argument: Int?
    package var forms: [String: String]

    package init(argument: Int? = nil, forms: [String: String]) {
      self.argument = argument
      self.forms = forms
    }
  }

  /// By number: `one`, `other`.
  package var forms: [String: String]
  package var substitutions: [String: Substitution] = [:]
  /// Whose rule tells which form a number takes.
  package var language = "en"

  package init(_ forms: [String: String]) { self.forms = forms }
}

extension LocalizedEntry: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral forms: (String, String)...) {
    self.init(Dictionary(forms) { $1 })
  }
}

extension LocalizedEntry {
  /// A part of its text, with the substitutions in place.
  enum Part: Equatable {
    case text(String)
    /// 0 is the first of what is filled in.
    case argument(Int)
  }

  /// Its text for many, for `String(format:)`, which knows no substitutions.
  var format: String? {
    LocalizedFormat.form(of: forms, for: nil)?.replacing(#/%(?:\d+\$)?#@(\w+)@/#) { match in
      let found = substitutions[String(match.1)]
      let place = found?.argument.map { "%\($0 + 1)$lld" } ?? "%lld"
      return (found?.forms["other"] ?? "").replacing("%arg", with: place)
    }
  }

  /// Texts name one another at most so often.
  private static let depth = 4

  /// - Parameter numbers: What is filled in, where that is a number.
  func parts(for numbers: [Double?]) -> [Part]? {
    LocalizedFormat.form(of: forms, for: numbers.lazy.compactMap { $0 }.first, in: language).map {
      parts(of: $0, own: nil, for: numbers, depth: 0)
    }
  }

  private func parts(of text: String, own: Int?, for numbers: [Double?], depth: Int) -> [Part] {
    LocalizedFormat(text).parts.flatMap { part -> [Part] in
      switch part {
      case .text(let text): return [.text(text)]
      // What a substitution counts is all that it shows, unless it says the number of another.
      case .argument(let index): return [.argument(own ?? index)]
      case .numbered(let index): return [.argument(index)]
      case .own: return [.argument(own ?? 0)]
      case .substitution(let name, let place):
        guard depth < Self.depth, let found = substitutions[name] else { return [] }
        let index = found.argument ?? place
        let number = numbers.indices.contains(index) ? numbers[index] : nil
        let form = LocalizedFormat.form(of: found.forms, for: number, in: language) ?? ""
        return parts(of: form, own: index, for: numbers, depth: depth + 1)
      }
    }
  }
}
