/// The modules of a package that code may import: the code of a page beside it, or of a file in it.
package struct ImportableModules: Hashable, Sendable {
  /// Those first that others import.
  private var all: [SourceModule] = []
  /// A file in a package, of which nothing is read before something of it is imported.
  private var place: String?

  /// Modules that come from elsewhere, whatever a package calls its own.
  private static let known = AppleModules.always.union(AppleModules.dropped)
    .union(["Combine", "Showreel", "SwiftUI"])

  package init(_ all: [SourceModule] = []) { self.all = all }

  /// Those of the package that a page or a file is in.
  package init(beside file: String) { place = CodeFolder.absolute(file) }

  /// Those that code imports by these names, and what they import.
  ///
  /// - Throws: Where the package is there and cannot be read.
  func imported(as names: Set<String>) throws(CodeFolderError) -> [SourceModule] {
    let imports = names.subtracting(Self.known)
    guard let place, !imports.isEmpty else { return needed(for: imports) }
    guard let package = try SwiftPackage.around(place.folderAbove) else { return [] }
    let modules = try PackageModules(package, only: imports, named: CodeFolder.seenFromHere)
    return Self(modules.all).needed(for: imports)
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
