// Values of generic parameters.

extension PlausibleValue {
  /// A text, where a generic parameter may be anything.
  func plain(_ name: String) -> String? {
    let isAnything = constraints[name] == DeclaredType.anything
    return isAnything ? "\"\(Self.word("text"))\"" : nil
  }

  /// A value of what a generic parameter has to be.
  static func conforming(to name: String) -> String? {
    switch name {
    case "Shape", "InsettableShape": "Circle()"
    case "View": "Text(\"Content\")"
    case "ShapeStyle": "Color.blue"
    case "Hashable", "Equatable", "Comparable", "StringProtocol", "CustomStringConvertible":
      "\"\(word("text"))\""
    case "BinaryFloatingPoint", "FloatingPoint": "0.5 as Double"
    case "BinaryInteger", "FixedWidthInteger", "SignedInteger", "Numeric": "3 as Int"
    default: nil
    }
  }

  /// Whether a generic type of another file is given nothing that only the compiler can name, and is none of Swift's own.
  ///
  /// - Parameter name: What is before its angle brackets.
  func canBeMade(_ type: String, of name: String) -> Bool {
    let words = type.dropFirst(name.count).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return type.last == ">" && !Self.ofTheSystem.contains(name)
      && FrameworkNames.frameworks[name] == nil
      && words.allSatisfy { constraints[String($0)] == nil && !isGenericParameter(String($0)) }
  }

  /// Generic types that need more than `()`, or that nobody else calls so.
  private static let ofTheSystem: Set = [
    "AnyPublisher", "AsyncStream", "AsyncThrowingStream", "CurrentValueSubject", "KeyPath",
    "Measurement", "PassthroughSubject", "Published", "ReferenceWritableKeyPath", "Result",
    "WritableKeyPath",
  ]
}
