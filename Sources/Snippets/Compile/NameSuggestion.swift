import Wording

/// The name that was most likely meant by one that the compiler did not find.
enum NameSuggestion {
  /// - Parameter own: Names that the source declares.
  static func own(for diagnostic: Diagnostic, among own: Set<String>) -> String? {
    guard let name = name(in: diagnostic) else { return nil }
    return NearestWord.to(name, among: own).flatMap { isLikely($0, for: name) ? $0 : nil }
  }

  static func ofSwiftUI(for diagnostic: Diagnostic) -> String? {
    guard let name = name(in: diagnostic) else { return nil }
    // A type's name begins with a capital, and a value's does not.
    let names =
      if diagnostic.message.contains("has no ") {
        SwiftUINames.members
      } else if name.first?.isUppercase == false {
        // By itself only a modifier or a function is called, and no style: `pages` is no `.page`.
        SwiftUINames.members.subtracting(SwiftUINames.values)
      } else {
        SwiftUINames.types
      }
    return NearestWord.to(name, among: names).flatMap { isLikely($0, for: name) ? $0 : nil }
  }

  /// Nil where the compiler itself says what it could be.
  private static func name(in diagnostic: Diagnostic) -> String? {
    diagnostic.message.contains("did you mean") ? nil : diagnostic.missingName
  }

  /// Whether a word has all letters of another, in any order, and at most one more: `red` of `rde`.
  private static func isLetters(of found: String, _ name: String) -> Bool {
    var rest = Array(found.lowercased())
    for letter in name.lowercased() {
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest.remove(at: place)
    }
    return rest.count < 2
  }

  /// Among so many names some word is near to any: of a short one the beginning is right.
  private static func isLikely(_ found: String, for name: String) -> Bool {
    // What is missing where it is used may be there elsewhere.
    guard name.count > 2, found != name else { return false }
    if name.count == 3 { return found.first == name.first && isLetters(of: found, name) }
    return name.count > 6 || found.first?.lowercased() == name.first?.lowercased()
  }
}
