import Foundation
import Views

/// A file of texts by their keys: `Localizable.xcstrings` with all languages, or `de.lproj/Localizable.strings`
/// and `de.lproj/Localizable.stringsdict` with one.
struct StringTable {
  static let endings = ["xcstrings", "strings", "stringsdict"]

  /// By language, by key.
  private var languages: [String: [String: LocalizedEntry]] = [:]
  /// Of those who wrote the keys.
  private var source: String
  private var reader = ResourceReader()

  /// That it cannot be read.
  var problems: [Diagnostic] { reader.problems }

  /// - Parameters:
  ///   - language: Of those who wrote the keys, where the file does not say it.
  ///   - devices: Names of the clip's device, as catalogues have them.
  init(at path: String, language: String = "en", devices: [String] = []) {
    source = language
    if path.hasSuffix(".xcstrings") {
      let kind = "a catalogue of texts as Xcode writes them"
      guard let catalogue = reader.value(StringCatalogue.self, at: path, kind) else { return }
      read(catalogue, for: devices)
    } else if let data = reader.data(at: path) {
      let folder = (path.folderAbove as NSString).lastPathComponent
      let language = folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : source
      guard
        let entries = path.hasSuffix("dict") ? PluralTable.entries(of: data) : Self.texts(of: data)
      else {
        reader.note(
          path,
          path.hasSuffix("dict")
            ? "it is not a property list of texts. Open it in Xcode, or mend it."
            : "it is not text in UTF-8 or UTF-16. Save it as UTF-8.")
        return
      }
      add(entries, language)
    }
  }

  private mutating func read(_ catalogue: StringCatalogue, for devices: [String]) {
    source = catalogue.sourceLanguage ?? source
    for (key, entry) in catalogue.strings {
      for (language, text) in entry.localizations ?? [:] {
        add([key: text.entry(for: devices)], language)
      }
    }
  }

  private mutating func add(_ entries: [String: LocalizedEntry], _ language: String) {
    for (key, entry) in entries where !entry.forms.isEmpty {
      var entry = entry
      // `Base` is whatever the keys are in.
      entry.language = language == "Base" ? source : language
      languages[language, default: [:]][key] = entry
    }
  }

  /// `"key" = "value";`, in UTF-8 or UTF-16; nil where it is neither.
  private static func texts(of data: Data) -> [String: LocalizedEntry]? {
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else { return nil }
    return TextPairs(text).reduce(into: [:]) { texts, pair in
      texts[pair.key] = ["other": pair.value]
    }
  }

  /// The texts of a language, with those of the language without its region, and of the source, for what it
  /// lacks.
  static func texts(of tables: [StringTable], in locale: String?) -> [String: LocalizedEntry] {
    // What one file has in the language is more than what another has in the source's.
    let steps = tables.map { $0.steps(to: locale) }
    return (0..<4).reduce(into: [:]) { texts, step in
      for (table, names) in zip(tables, steps) {
        texts.merge(table.texts(named: [names[step]])) { $1 }
      }
    }
  }

  private func steps(to locale: String?) -> [String] {
    let wanted = (locale ?? source).replacing("_", with: "-")
    return [source, "Base", String(wanted.prefix { $0 != "-" }), wanted]
  }

  private func texts(named names: [String]) -> [String: LocalizedEntry] {
    names.reduce(into: [:]) { texts, name in
      let found = languages.first {
        $0.key.replacing("_", with: "-").lowercased() == name.lowercased()
      }
      texts.merge(found?.value ?? [:]) { $1 }
    }
  }
}
