import SwiftSyntax

/// What a file may have that reaches others of its module, or whoever loads it, though nobody names it there.
///
/// The linker's attributes come first: `@section(".init_array")` has a function run wherever the library is loaded, and
/// `@_cdecl` gives one a name that the host may look for. What is not known here to keep to its declaration counts among them,
/// as what another release of Swift brings will.
enum FarReach {
  static func isIn(_ file: SourceFileSyntax) -> Bool {
    var isAttribute = false
    for token in file.tokens(viewMode: .sourceAccurate) {
      if isAttribute, !isHarmless(attribute: token.plainName) { return true }
      isAttribute = token.tokenKind == .atSign
      switch token.tokenKind {
      // Whose lines a message is about would be the author's to say.
      case .poundSourceLocation: return true
      // Literals of others may become values of such a type, and operators be found for those.
      case .identifier where token.plainName.hasPrefix("ExpressibleBy"): return true
      // The names of some operators are no operators to the lexer: `&`, `!`.
      case .keyword(.func):
        guard let function = token.parent?.as(FunctionDeclSyntax.self) else { continue }
        if case .identifier = function.name.tokenKind { continue }
        if !comparesItsOwn(function) { return true }
      default: break
      }
    }
    return false
  }

  /// Attributes of a type's own or a framework's begin with a capital letter, and so do a few of the compiler's, none of which is
  /// about symbols.
  private static func isHarmless(attribute name: String) -> Bool {
    name.first?.isUppercase == true || known.contains(name)
  }

  private static let known: Set<String> = [
    "autoclosure", "available", "concurrent", "convention", "discardableResult",
    "dynamicCallable", "dynamicMemberLookup", "escaping", "frozen", "globalActor", "inlinable",
    "inline", "main", "nonobjc", "objc", "objcMembers", "preconcurrency", "propertyWrapper",
    "resultBuilder", "retroactive", "unchecked", "unknown", "usableFromInline",
    "warn_unqualified_access",
  ]

  /// `==` and `<` of two values of one type are found for no others; what is between other types may be the better choice where
  /// a literal or `.zero` is one of the two.
  private static func comparesItsOwn(_ function: FunctionDeclSyntax) -> Bool {
    let types = function.signature.parameterClause.parameters.map(\.type.trimmedDescription)
    return ["==", "<"].contains(function.name.text) && types.count == 2 && types[0] == types[1]
  }
}
