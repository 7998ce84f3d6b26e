/// A type that a source declares at file scope or in another type, with its extensions.
struct DeclaredType: Hashable {
  enum Kind: Hashable { case `struct`, `class`, `enum`, `actor` }

  /// With the names of the types around it: `Page.Row`.
  var name: String
  var kind: Kind
  /// 1-based, in the source.
  var line: Int
  var inherited: Set<String> = []
  var isGeneric = false
  /// What its generic parameters have to be, by their names.
  var constraints: [String: String] = [:]
  /// Of an enum, the first case that takes no values.
  var firstCase: String?
  /// Whether code at file scope can name it.
  var isReachable = true
  /// Stored properties that an initialiser must be given.
  var required: [RequiredValue] = []
  /// What the initialiser must be given that takes least, of those written out that code at file scope can call. It is asked
  /// for wherever a value of the type is needed, and a type may have thousands.
  private(set) var least: [RequiredValue]?
  /// An initialiser in the type itself takes the synthesised ones away.
  var hasOwnInitializer = false
  /// Every name used in it, to tell the view that is shown from the ones that it is made of.
  var uses: Set<String> = []
  /// Those of them that code in it sets, or binds something to.
  var changes: Set<String> = []

  /// The constraint of a generic parameter that has none.
  static let anything = "Any"

  /// Whether it has a body of views, as only views do: a protocol of another file may say that it is one.
  var hasViewBody = false

  /// - Parameter required: Of an initialiser, the parameters without a default.
  mutating func add(initializer required: [RequiredValue]) {
    if let least, least.count <= required.count { return }
    least = required
  }

  /// What must be passed to make one; empty where `Name()` does it, nothing where no call can.
  var missingArguments: [String]? { missingValues?.map(\.label) }

  var missingValues: [RequiredValue]? {
    guard kind == .struct, isReachable else { return nil }
    let values =
      hasOwnInitializer ? least : [required, least ?? required].min { $0.count < $1.count }
    guard let values else { return nil }
    // Nothing tells the compiler what a generic view is made of.
    return isGeneric && values.isEmpty ? nil : values
  }
}

/// `#Preview("Dark", traits: .landscapeLeft) { … }`
package struct PreviewMacro: Hashable, Sendable {
  /// 1-based among the source's previews.
  package var number: Int
  package var name: String?
  /// As they are written: `.fixedLayout(width: 300, height: 200)`.
  package var traits: [String]
  /// 1-based, in the source.
  package var line: Int

  var typeName: String { "_ShowreelPreview\(number)" }

  /// Traits that say how large a preview is and how it is held, which a clip's stage does.
  private static let ofTheStage: Set<String> = [
    "assistiveAccess", "defaultLayout", "device", "fixedLayout", "landscapeLeft", "landscapeRight",
    "portrait", "portraitUpsideDown", "sizeThatFitsLayout",
  ]

  /// Whether a trait puts the preview into other surroundings.
  var isModified: Bool {
    traits.contains { trait in
      !Self.ofTheStage.contains(String(trait.drop { $0 == "." }.prefix { $0.isLetter }))
    }
  }
}
