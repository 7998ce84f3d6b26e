import SwiftSyntax

/// What kind of value a parameter or a property takes, as far as one can be guessed by it.
indirect enum ValueType: Hashable, Sendable {
  /// - Parameter returning: Nil is nothing.
  case function(parameters: Int, returning: ValueType?)
  case optional
  case list(of: ValueType)
  case dictionary
  case binding(to: ValueType)
  /// As it is written.
  case named(String)

  init(_ type: TypeSyntax) {
    self = Self.known(type) ?? .named(type.trimmedDescription)
  }

  /// What a parameter takes. A closure that a builder makes a list of holds what is in the list.
  init(of parameter: FunctionParameterSyntax) {
    let type = ValueType(parameter.type)
    let isBuilt = parameter.attributes.contains { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Builder")
        == true
    }
    if isBuilt, case .function(let parameters, .list(let element)?) = type {
      self = .function(parameters: parameters, returning: element)
    } else {
      self = type
    }
  }

  /// As Swift writes it; nil of what is not told apart here.
  var name: String? {
    switch self {
    case .named(let name): name.contains(" ") ? nil : name
    case .list(let element): element.name.map { "[\($0)]" }
    case .function, .optional, .dictionary, .binding: nil
    }
  }

  private static func known(_ type: TypeSyntax) -> ValueType? {
    switch type.as(TypeSyntaxEnum.self) {
    case .functionType(let function):
      return .function(
        parameters: function.parameters.count, returning: result(function.returnClause.type))
    case .optionalType: return .optional
    case .arrayType(let list): return .list(of: ValueType(list.element))
    case .dictionaryType: return .dictionary
    case .attributedType(let type) where type.specifiers.isEmpty: return ValueType(type.baseType)
    case .someOrAnyType(let type) where type.someOrAnySpecifier.tokenKind == .keyword(.any):
      return ValueType(type.constraint)
    case .tupleType(let tuple):
      // Brackets around one type are no more than that.
      guard let only = tuple.elements.first, tuple.elements.count == 1, only.firstName == nil
      else { return nil }
      return ValueType(only.type)
    case .identifierType(let type): return generic(type)
    default: return nil
    }
  }

  private static func generic(_ type: IdentifierTypeSyntax) -> ValueType? {
    guard let first = type.genericArgumentClause?.arguments.first,
      case .type(let argument) = first.argument
    else { return nil }
    switch type.name.text {
    case "Optional": return .optional
    case "Binding": return .binding(to: ValueType(argument))
    case "Array": return .list(of: ValueType(argument))
    case "Dictionary": return .dictionary
    default: return nil
    }
  }

  private static func result(_ type: TypeSyntax) -> ValueType? {
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.isEmpty { return nil }
    let result = ValueType(type)
    return result == .named("Void") ? nil : result
  }
}
