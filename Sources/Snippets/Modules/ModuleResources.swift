import Foundation
import Movie
import Studio
import Views

/// What a module has beside its code: its asset catalogues and its tables of texts.
package struct ModuleResources: Hashable, Sendable {
  /// Absolute paths of folders.
  var catalogues: [String] = []
  /// Absolute paths of `Localizable.xcstrings`, `de.lproj/Localizable.strings` and their like.
  var tables: [String] = []
  /// That texts are in where nobody asks for another.
  var language: String?

  /// Absolute paths of the files that a manifest names, by their names in the target's bundle.
  private(set) var bundle: [String: String] = [:]
  /// What is wrong with the bundle.
  private var bundleProblems: [Diagnostic] = []

  /// That there are more tables than are read.
  private var tableProblems: [Diagnostic] = []

  init() {}

  mutating func take(_ files: BundleFiles) {
    bundle = files.paths
    bundleProblems = files.problems
  }

  /// Those in a folder.
  init(in folder: String) {
    catalogues = SwiftFiles(in: folder, ending: "xcassets").paths
    takeTables(StringTable.endings.flatMap { SwiftFiles(in: folder, ending: $0).paths })
  }

  /// As many as are read for one catalogue.
  private mutating func takeTables(_ paths: [String]) {
    var bytes = 0
    for path in paths {
      bytes += ResourceReader.bytesRead(of: path)
      guard bytes <= ResourceReader.mostInAll else {
        var reader = ResourceReader()
        reader.note(
          path,
          "it and the tables before it are larger than \(ResourceReader.mostInAll >> 20) MB. "
            + "Name a folder with less.")
        tableProblems = reader.problems
        return
      }
      tables.append(path)
    }
  }

  /// Changes with each of their files, and not with where they are.
  ///
  /// - Throws: ``UnreadableFile``.
  func add(to hash: inout ContentHash) throws(UnreadableFile) {
    hash.add(language ?? "")
    for table in tables {
      hash.add((table as NSString).pathComponents.suffix(2).joined(separator: "/"))
      try hash.add(contentsOfStrangersFileAt: table)
    }
    for (name, path) in bundle.sorted(by: { $0.key < $1.key }) {
      hash.add(name)
      try hash.add(contentsOfStrangersFileAt: path)
    }
    for catalogue in catalogues {
      for file in Self.files(of: catalogue) {
        hash.add(String(file.dropFirst(catalogue.count)))
        try hash.add(contentsOfStrangersFileAt: file)
      }
    }
  }

  /// Absolute paths of all that it is made of.
  var files: [String] { tables + catalogues.flatMap(Self.files) + Set(bundle.values).sorted() }

  private static func files(of catalogue: String) -> [String] {
    (["json"] + AssetCatalogue.pictureEndings).flatMap {
      SwiftFiles(in: catalogue, ending: $0).paths
    }
  }

  /// What of it cannot be read, and is not shown.
  package var problems: [Diagnostic] {
    bundleProblems + tableProblems + catalogues.flatMap { AssetCatalogue(at: $0).problems }
      + tables.flatMap { StringTable(at: $0).problems }
  }

  /// As catalogues have them.
  var colorNames: [String] { catalogues.flatMap { AssetCatalogue(at: $0).assets.colors.keys } }

  /// - Parameter device: Nil is a phone.
  package func assets(locale: String?, device: Device? = nil) -> DemoAssets {
    var assets = DemoAssets()
    for catalogue in catalogues { assets.add(AssetCatalogue(at: catalogue).assets) }
    let names = Self.names(of: device)
    let files = Dictionary(grouping: tables) {
      (($0 as NSString).lastPathComponent as NSString).deletingPathExtension
    }
    for (name, paths) in files {
      let tables = paths.map { StringTable(at: $0, language: language ?? "en", devices: names) }
      assets.tables[name] = StringTable.texts(of: tables, in: locale ?? language)
    }
    assets.texts = assets.tables.removeValue(forKey: DemoAssets.usualTable) ?? [:]
    return assets
  }

  /// What catalogues of texts call a device.
  private static func names(of device: Device?) -> [String] {
    switch device?.family {
    case nil, .phone: ["iphone"]
    case .tablet: ["ipad"]
    case .mac: ["mac"]
    case .watch: ["applewatch"]
    case .tv: ["appletv"]
    }
  }
}
