import Wording

/// The names that were most likely meant by those that the compiler did not find, one after the other.
final class NameSuggestion {
  /// What is left of it.
  private var work: Int

  /// Letters compared with letters. A stranger's code may lack thousands of names and declare as many; this is for hundreds
  /// of usual length among all of SwiftUI's.
  private static let mostWork = 100 << 20

  /// By itself only a modifier or a function is called, and no style: `pages` is no `.page`.
  private static let withoutValues = SwiftUINames.members.subtracting(SwiftUINames.values)

  init(work: Int = mostWork) { self.work = work }

  /// - Parameter own: Names that the source declares.
  func own(for diagnostic: Diagnostic, among own: Set<String>) -> String? {
    guard let name = Self.name(in: diagnostic) else { return nil }
    return nearest(to: name, among: own)
  }

  func ofSwiftUI(for diagnostic: Diagnostic) -> String? {
    guard let name = Self.name(in: diagnostic) else { return nil }
    // A type's name begins with a capital, and a value's does not.
    let names =
      if diagnostic.message.contains("has no ") {
        SwiftUINames.members
      } else if name.first?.isUppercase == false {
        Self.withoutValues
      } else {
        SwiftUINames.types
      }
    return nearest(to: name, among: names)
  }

  private func nearest(to name: String, among names: Set<String>) -> String? {
    guard name.utf8.count <= NearestWord.longestMistyped else { return nil }
    work -= names.count * name.utf8.count * name.utf8.count
    guard work >= 0 else { return nil }
    return NearestWord.to(name, among: names).flatMap { Self.isLikely($0, for: name) ? $0 : nil }
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
