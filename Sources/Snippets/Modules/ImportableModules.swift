/// The modules of a package that code may import: the code of a page beside it, or of a file in it.
package struct ImportableModules: Hashable, Sendable {
  /// Those first that others import.
  package var all: [SourceModule] = []

  package init(_ all: [SourceModule] = []) { self.all = all }

  /// Those that a source imports, and what they import.
  func imported(by source: SwiftSource) -> [SourceModule] {
    needed(for: source.importedModules)
  }

  func needed(for imports: Set<String>) -> [SourceModule] {
    var wanted = imports
    var found: [SourceModule] = []
    for module in all.reversed() where module.name.map(wanted.contains) == true {
      found.insert(module, at: 0)
      wanted.formUnion([module].importedModules)
    }
    return found
  }
}
