import Foundation

/// Whether a view is the one that was there before, as far as its body can tell
/// (rule `equal-inputs-keep-the-body`).
///
/// Made once for each type of view. What a node keeps (`@State` and its like) is no input; a binding is
/// one by what it reads; all else is compared property by property. Where nobody can tell, the answer is
/// no, and the body is read again.
@MainActor
struct InputComparison {
  private let isSame: FieldComparison.Test
  private let bindings: [FieldComparison.BindingField]

  /// - Returns: Nil where two values of the type can never be told to be the same.
  private init?(_ type: Any.Type) {
    var fields = FieldComparison()
    // Bodies of the library's own may read what only its nodes know.
    guard !FieldComparison.isOfTheLibrary(type), let isSame = fields.test(for: type, at: 0) else {
      return nil
    }
    self.isSame = isSame
    bindings = fields.bindings
  }

  private static var known: [ObjectIdentifier: InputComparison?] = [:]

  static func of(_ type: Any.Type) -> InputComparison? {
    if let known = known[ObjectIdentifier(type)] { return known }
    let made = InputComparison(type)
    known[ObjectIdentifier(type)] = .some(made)
    return made
  }

  /// What the bindings of a view read now.
  func readings<V>(of view: V) -> [Any] {
    if bindings.isEmpty { return [] }
    return withUnsafeBytes(of: view) { bytes in
      guard let base = bytes.baseAddress else { return [] }
      return bindings.map { $0.type.reading(at: base + $0.offset) }
    }
  }

  /// - Parameter readings: What the bindings of the old view read when its body was last read.
  func isSame<V>(_ old: V, _ new: V, readings: [Any]) -> Bool {
    withUnsafeBytes(of: old) { old in
      withUnsafeBytes(of: new) { new in
        // A view without properties has no place in memory.
        guard let old = old.baseAddress, let new = new.baseAddress else { return true }
        return isSame(old, new)
          && zip(bindings, readings).allSatisfy { binding, reading in
            binding.type.reads(reading, at: new + binding.offset)
          }
      }
    }
  }
}
