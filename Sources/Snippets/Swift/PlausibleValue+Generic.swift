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
}
