import Foundation
import Views

/// What a module has beside its code: its asset catalogues and its tables of texts.
package struct ModuleResources: Hashable, Sendable {
  /// Absolute paths of folders.
  var catalogues: [String] = []
  /// Absolute paths of `Localizable.xcstrings` and `de.lproj/Localizable.strings`.
  var tables: [String] = []

  init() {}

  /// Those in a folder.
  init(in folder: String) {
    catalogues = SwiftFiles(in: folder, ending: "xcassets").paths
    let tables = ["xcstrings", "strings"].flatMap { SwiftFiles(in: folder, ending: $0).paths }
    self.tables = tables.filter { ($0 as NSString).lastPathComponent.hasPrefix("Localizable.") }
  }

  /// Changes with each of their files, and not with where they are.
  func add(to hash: inout ContentHash) {
    for table in tables {
      hash.add((table as NSString).pathComponents.suffix(2).joined(separator: "/"))
      hash.add(contentsOfFileAt: table)
    }
    for catalogue in catalogues {
      for file in Self.files(of: catalogue) {
        hash.add(String(file.dropFirst(catalogue.count)))
        hash.add(contentsOfFileAt: file)
      }
    }
  }

  /// Absolute paths of all that it is made of.
  var files: [String] { tables + catalogues.flatMap(Self.files) }

  private static func files(of catalogue: String) -> [String] {
    (["json"] + AssetCatalogue.pictureEndings).flatMap {
      SwiftFiles(in: catalogue, ending: $0).paths
    }
  }

  func assets(locale: String?) -> DemoAssets {
    var assets = DemoAssets()
    for catalogue in catalogues { assets.add(AssetCatalogue(at: catalogue).assets) }
    assets.texts = StringTable.texts(of: tables.map { StringTable(at: $0) }, in: locale)
    return assets
  }
}

extension PlannedClip {
  /// What the packages of its code have beside their code; its own module's win.
  package func assets(locale: String?) -> DemoAssets {
    let modules = imports + (module?.dependencies ?? []) + [module].compactMap { $0 }
    return modules.reduce(into: DemoAssets()) { $0.add($1.resources.assets(locale: locale)) }
  }
}
