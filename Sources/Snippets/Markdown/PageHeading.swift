/// A heading and the names that `page.md#heading` finds it by.
package struct PageHeading: Hashable, Sendable {
  package var text: String
  package var level: Int
  package var line: Int
  /// The address that GitHub gives it, or the one that the page does (`## Title {#address}`).
  package var anchor: String

  /// - Parameter taken: The addresses of the headings before it; a repeated one gets a number.
  init(text: String, level: Int, line: Int, taken: inout TakenAnchors) {
    var title = text.trimmingPrefix(while: \.isWhitespace)
    var own: String?
    if title.last == "}", let open = title.firstRange(of: "{#") {
      own = String(title[open.upperBound...].dropLast())
      title = title[..<open.lowerBound]
    }
    while title.last?.isWhitespace == true { title.removeLast() }
    self.text = String(title)
    self.level = level
    self.line = line
    anchor = taken.take(own ?? Self.address(of: title))
  }

  /// Letters, digits, `-` and `_` stay, blanks become `-`, the rest goes.
  private static func address(of title: Substring) -> String {
    String(
      title.lowercased().compactMap { character in
        if character.isWhitespace { return "-" }
        return character.isLetter || character.isNumber || "-_".contains(character)
          ? character : nil
      })
  }

  /// Whether `fragment` most likely means this heading: sites differ in how they build addresses.
  func isCalled(_ fragment: String) -> Bool {
    func letters(_ text: String) -> String {
      text.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    return letters(fragment) == letters(anchor) || letters(fragment) == letters(text)
  }

  /// The title as a file name without ending; nothing where no letter or digit is in it.
  var fileName: String? {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? nil : words.joined(separator: "-")
  }
}

/// The addresses of a page's headings.
struct TakenAnchors {
  private var anchors: Set<String> = []
  /// The number that a repeated one gets next.
  private var numbers: [String: Int] = [:]

  /// The address, with a number where it is another heading's.
  mutating func take(_ plain: String) -> String {
    var anchor = plain
    while !anchors.insert(anchor).inserted {
      let number = numbers[plain, default: 0] + 1
      numbers[plain] = number
      anchor = "\(plain)-\(number)"
    }
    return anchor
  }
}
