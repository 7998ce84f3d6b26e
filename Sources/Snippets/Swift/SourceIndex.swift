/// The types and previews of a source by their names, so that none is looked for among all: a stranger's source may have
/// thousands, and values of as many.
struct SourceIndex {
  private let types: [DeclaredType]
  /// Where the first of each name is, with the names of those around it.
  private var places: [String: Int] = [:]
  /// Where all are whose own name it is.
  private var inner: [Substring: [Int]] = [:]
  private var generic: Set<Substring> = []
  private var parameters: Set<String> = []
  private var previews: [String: PreviewMacro] = [:]
  private var partsOfModifiers: Set<String> = []

  /// - Parameter modifiers: Those of the types that are some.
  init(_ types: [DeclaredType], _ previews: [PreviewMacro], modifiers: [DeclaredType]) {
    self.types = types
    // None is a part of itself.
    for modifier in modifiers {
      partsOfModifiers.formUnion(modifier.uses.subtracting([modifier.name]))
    }
    for preview in previews.reversed() {
      if let name = preview.name { self.previews[name] = preview }
    }
    for (place, type) in types.enumerated() {
      if places[type.name] == nil { places[type.name] = place }
      inner[Self.last(of: type.name), default: []].append(place)
      if type.isGeneric { generic.insert(type.name[...]) }
      parameters.formUnion(type.constraints.keys)
    }
  }

  /// The first of a name that has those of the types around it.
  func type(named name: String) -> DeclaredType? { places[name].map { types[$0] } }

  /// The first of that name.
  func preview(named name: String) -> PreviewMacro? { previews[name] }

  /// Whether one is called so, wherever it is declared.
  func has(_ name: String) -> Bool { inner[name[...]] != nil }

  /// Whether a modifier is made of what has that name.
  func isPartOfModifier(_ name: String) -> Bool { partsOfModifiers.contains(name) }

  /// Whether a type of them has a generic parameter of that name.
  func hasParameter(_ name: String) -> Bool { parameters.contains(name) }

  /// A view calls a type that is declared in it by its own name alone: `Row` is `Page.Row` where no other is a `Row`.
  func type(meantBy name: String) -> DeclaredType? {
    if let type = type(named: name) { return type }
    let called = inner[Self.last(of: name), default: []]
    // Of most names there is one, and of what more are called so nothing is guessed.
    guard called.count < Self.mostCalledAlike else { return nil }
    let found = called.filter { types[$0].name.hasSuffix("." + name) }
    guard let only = found.first, found.count == 1 else { return nil }
    // Nothing tells the compiler what a generic type around it is made of.
    return isInGeneric(types[only].name[...]) ? nil : types[only]
  }

  private static let mostCalledAlike = 100

  private func isInGeneric(_ name: Substring) -> Bool {
    var name = name
    while let point = name.lastIndex(of: ".") {
      name = name[..<point]
      if generic.contains(name) { return true }
    }
    return false
  }

  private static func last(of name: String) -> Substring {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? name[...]
  }
}
