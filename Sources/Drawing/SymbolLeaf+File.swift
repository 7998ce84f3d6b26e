extension SymbolLeaf {
  /// The file that a package's own symbol is drawn in; nil of one of the system's.
  package var file: String? { Self.file(named: name) }

  /// A package's own symbols are called by their files' absolute paths, and no symbol of the system's begins with a slash.
  package static func file(named name: String) -> String? { name.hasPrefix("/") ? name : nil }
}
