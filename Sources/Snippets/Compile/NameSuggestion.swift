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
    let isMember = diagnostic.message.contains("has no ")
    let names =
      isMember || name.first?.isUppercase == false ? SwiftUINames.members : SwiftUINames.types
    return NearestWord.to(name, among: names).flatMap { isLikely($0, for: name) ? $0 : nil }
  }

  /// Nil where the compiler itself says what it could be.
  private static func name(in diagnostic: Diagnostic) -> String? {
    diagnostic.message.contains("did you mean") ? nil : diagnostic.missingName
  }

  /// Among so many names some word is near to any: of a short one the beginning is right.
  private static func isLikely(_ found: String, for name: String) -> Bool {
    // What is missing where it is used may be there elsewhere.
    guard name.count > 3, found != name else { return false }
    return name.count > 6 || found.first?.lowercased() == name.first?.lowercased()
  }
}
