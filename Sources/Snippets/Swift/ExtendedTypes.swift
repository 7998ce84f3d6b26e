import SwiftSyntax

/// The types that a file may extend beside others of its module.
///
/// What is not known here counts as one that reaches others: whatever the compiler writes by itself, as for `Codable` and
/// `Hashable`, is found in extensions of every file (`KeyedDecodingContainer`, `Hasher`), and so are delegates' methods.
struct ExtendedTypes {
  private var types: Set<String> = []
  private var protocols: Set<String> = []
  /// Whatever else the file calls so is not what others mean by it.
  private var names: Set<String> = []

  init(of file: SourceFileSyntax) {
    for item in file.statements {
      guard let declaration = item.item.as(DeclSyntax.self),
        let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.plainName
      else { continue }
      names.insert(name)
      switch declaration.kind {
      case .structDecl, .classDecl, .enumDecl, .actorDecl: types.insert(name)
      case .protocolDecl: protocols.insert(name)
      default: break
      }
    }
  }

  /// Whether members are seen by who names a type of the file alone. A name with a full stop may be another's: of
  /// `class B { typealias C = Int }`, `B.C` is a number.
  func isOwn(_ group: ExtensionDeclSyntax) -> Bool {
    group.extendedType.is(IdentifierTypeSyntax.self) && Self.word(group).map(types.contains) == true
  }

  /// Whether members are found by their names alone.
  func isOpen(_ group: ExtensionDeclSyntax) -> Bool {
    if let name = Self.word(group) {
      return protocols.contains(name) || Self.usual.contains(name) && !names.contains(name)
    }
    let name = group.extendedType.trimmedDescription
    return Self.usual.contains(name) && !names.contains(String(name.prefix { $0 != "." }))
  }

  private static func word(_ group: ExtensionDeclSyntax) -> String? {
    switch group.extendedType.kind {
    case .arrayType: "Array"
    case .dictionaryType: "Dictionary"
    case .optionalType: "Optional"
    default: group.extendedType.as(IdentifierTypeSyntax.self)?.name.plainName
    }
  }

  /// Those that helpers are written for, of which nothing is used that is not written but what ``ImpliedNames`` lists.
  private static let usual: Set<String> = [
    "Angle", "Animation", "AnyTransition", "Array", "AttributedString", "BinaryFloatingPoint",
    "BinaryInteger", "Binding", "Bool", "Bundle", "ButtonStyle", "CGAffineTransform", "CGFloat",
    "CGPoint", "CGRect", "CGSize", "CGVector", "Calendar", "Character", "ClosedRange",
    "Collection", "Color", "Comparable", "ContainerValues", "Data", "Date", "DateComponents",
    "DateFormatter", "Dictionary", "Double", "Edge", "EdgeInsets", "EnvironmentValues",
    "FileManager", "Float", "FloatingPoint", "Font", "Gradient", "GraphicsContext",
    "Image", "InsettableShape", "Int", "LabelStyle", "LinearGradient", "LocalizedStringKey",
    "Locale", "MeshGradient", "NSColor", "NSImage", "NSNotification.Name", "Notification.Name",
    "NumberFormatter", "Optional", "Path", "PrimitiveButtonStyle", "RadialGradient", "Range",
    "Sequence", "Set", "Shape", "ShapeStyle", "String", "StringProtocol", "Substring",
    "TabViewStyle", "Text", "TextFieldStyle", "TimeInterval", "ToggleStyle", "Transaction",
    "Transition", "UIApplication", "UIColor", "UIDevice", "UIFont", "UIImage", "UIScreen", "URL",
    "UUID", "UnitPoint", "UserDefaults", "View", "ViewModifier", "Visibility",
  ]
}
