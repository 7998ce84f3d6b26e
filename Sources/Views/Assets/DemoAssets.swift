import Foundation

/// What a demo's package has beside its code: colours, pictures and texts by their names.
package struct DemoAssets: Codable, Hashable, Sendable {
  package struct Tone: Codable, Hashable, Sendable {
    /// `srgb`, `extended-linear-srgb` or `display-p3`, as a catalogue writes it; of a colour of the system's its
    /// name, `systemRedColor`.
    package var space: String
    package var red: Double
    package var green: Double
    package var blue: Double
    package var opacity: Double

    package init(space: String, red: Double, green: Double, blue: Double, opacity: Double) {
      self.space = space
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }
  }

  package struct Shade: Codable, Hashable, Sendable {
    package var light: Tone
    /// Nil where it is the same.
    package var dark: Tone?

    package init(light: Tone, dark: Tone? = nil) {
      self.light = light
      self.dark = dark
    }
  }

  package struct Picture: Codable, Hashable, Sendable {
    package var path: String
    /// Pixels a point.
    package var scale: Double
    package var isDark: Bool
    /// Only its alpha counts.
    package var isTemplate: Bool
    /// It is drawn as symbols are, in the size of the font.
    package var isSymbol: Bool

    package init(
      path: String, scale: Double = 1, isDark: Bool = false, isTemplate: Bool = false,
      isSymbol: Bool = false
    ) {
      self.path = path
      self.scale = scale
      self.isDark = isDark
      self.isTemplate = isTemplate
      self.isSymbol = isSymbol
    }
  }

  /// There is a catalogue, whatever can be read of it.
  package var hasCatalogue = false
  package var colors: [String: Shade] = [:]
  package var pictures: [String: [Picture]] = [:]
  /// In the clip's language, by key.
  package var texts: [String: LocalizedEntry] = [:]
  /// Those of other tables than `Localizable`, by the table's name.
  package var tables: [String: [String: LocalizedEntry]] = [:]

  /// Absolute paths of files by their names in the package's bundle.
  package var files: [String: String] = [:]

  /// SVG files by the absolute paths of the PDF files that they are shown for.
  package var drawn: [String: String] = [:]

  package init() {}

  /// Those of this process, which plays one demo: given before any of its views is made, and only read then.
  nonisolated(unsafe) package static var current = DemoAssets()

  /// The finest picture of a name that is for a scheme, or for any.
  func picture(_ name: String, isDark: Bool) -> Picture? {
    let all = pictures[name] ?? []
    let fitting = all.filter { $0.isDark == isDark }
    var finest = (fitting.isEmpty ? all.filter { !$0.isDark } : fitting).max { $0.scale < $1.scale }
    if let path = finest?.path, let picture = drawn[path] { finest?.path = picture }
    return finest
  }

  /// The file of a symbol set.
  func symbol(_ name: String) -> String? { pictures[name]?.first(where: \.isSymbol)?.path }

  /// - Parameter table: Nil is `Localizable`.
  func texts(of table: String?) -> [String: LocalizedEntry] {
    guard let table, !table.isEmpty, table != Self.usualTable else { return texts }
    return tables[table] ?? [:]
  }

  package static let usualTable = "Localizable"

  package mutating func add(_ other: DemoAssets) {
    hasCatalogue = hasCatalogue || other.hasCatalogue
    colors.merge(other.colors) { $1 }
    pictures.merge(other.pictures) { $1 }
    texts.merge(other.texts) { $1 }
    tables.merge(other.tables) { $0.merging($1) { $1 } }
  }
}
