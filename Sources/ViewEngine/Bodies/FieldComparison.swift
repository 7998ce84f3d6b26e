import Foundation
@_spi(Reflection) import Swift

/// Finds out how the values of a type are compared: equatable ones as they say, objects by identity,
/// closures and plain bytes by what they hold, structures and tuples by their own properties.
@MainActor
struct FieldComparison {
  /// Compares two values of one type, which lie at the two places.
  typealias Test = (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  typealias BindingField = (offset: Int, type: any BindingInput.Type)

  /// The bindings met so far, and where in the view they lie, in bytes.
  private(set) var bindings: [BindingField] = []

  /// - Parameter offset: Where in the view the value lies, in bytes.
  /// - Returns: Nil where nobody can tell.
  mutating func test(for type: Any.Type, at offset: Int) -> Test? {
    if type is any ComparedProperty.Type { return fields(of: type, at: offset) }
    if type is any KeptProperty.Type { return { _, _ in true } }
    if let type = type as? any BindingInput.Type {
      bindings.append((offset, type))
      return { type.isSamePlace($0, $1) }
    }
    if let type = type as? any Equatable.Type { return Self.equality(type) }
    switch Self.kind(of: type) {
    case .function: return Self.bytes(of: type)
    case .class: return Self.isOfTheLibrary(type) ? nil : Self.bytes(of: type)
    case .optional: return Self.optional(type)
    case .struct, .tuple:
      // What the library hands out may speak of what changes behind it, as a geometry proxy does.
      if Self.isOfTheLibrary(type), !Self.isPlain(type) { return nil }
      return fields(of: type, at: offset)
    default: return Self.isPlain(type) ? Self.bytes(of: type) : nil
    }
  }

  private mutating func fields(of type: Any.Type, at offset: Int) -> Test? {
    var found: [(offset: Int, type: Any.Type)] = []
    _forEachField(of: type, options: []) { _, offset, type, _ in
      found.append((offset, type))
      return true
    }
    if found.isEmpty { return Self.isPlain(type) ? Self.bytes(of: type) : nil }
    var tests: [(offset: Int, test: Test)] = []
    for field in found {
      guard let test = test(for: field.type, at: offset + field.offset) else { return nil }
      tests.append((field.offset, test))
    }
    return { old, new in tests.allSatisfy { $0.test(old + $0.offset, new + $0.offset) } }
  }

  private static func equality<T: Equatable>(_ type: T.Type) -> Test {
    { $0.assumingMemoryBound(to: type).pointee == $1.assumingMemoryBound(to: type).pointee }
  }

  /// Only of closures and objects: a payload of another kind has its own way to be compared.
  private static func optional(_ type: Any.Type) -> Test? {
    guard let wrapped = (type as? any OptionalInput.Type)?.wrapped else { return nil }
    let kind = kind(of: wrapped)
    let isReference = kind == .function || (kind == .class && !isOfTheLibrary(wrapped))
    return isReference || isPlain(type) ? bytes(of: type) : nil
  }

  private static func bytes(of type: Any.Type) -> Test {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    let size = _openExistential(type, do: size)
    return { memcmp($0, $1, size) == 0 }
  }

  /// The runtime says it of properties alone.
  private static func kind(of type: Any.Type) -> _MetadataKind? {
    func kind<T>(_ type: T.Type) -> _MetadataKind? {
      var found: _MetadataKind?
      _forEachField(of: Holder<T>.self, options: []) { _, _, _, kind in
        found = kind
        return false
      }
      return found
    }
    return _openExistential(type, do: kind)
  }

  private static func isPlain(_ type: Any.Type) -> Bool {
    func isPlain<T>(_ type: T.Type) -> Bool { _isPOD(type) }
    return _openExistential(type, do: isPlain)
  }

  static func isOfTheLibrary(_ type: Any.Type) -> Bool {
    let name = _typeName(type, qualified: true)
    return ["Views.", "ViewEngine."].contains { name.hasPrefix($0) }
  }
}

/// A property whose value its node keeps: what a new view brings along for it is looked at only once.
package protocol KeptProperty {}

/// A property of the library's own that is an input all the same, by what it holds.
protocol ComparedProperty {}

private struct Holder<T> {
  let value: T
}

private protocol OptionalInput {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalInput {
  static var wrapped: Any.Type { Wrapped.self }
}
