import Foundation

/// A file of texts by their keys: `Localizable.xcstrings` with all languages, or `de.lproj/Localizable.strings`
/// with one.
struct StringTable {
  /// By language, by key, by number.
  private var languages: [String: [String: [String: String]]] = [:]
  /// Of those who wrote the keys.
  private var source = "en"

  private struct Catalogue: Decodable {
    struct Unit: Decodable { let value: String? }

    struct Localization: Decodable {
      struct Variations: Decodable {
        struct Form: Decodable { let stringUnit: Unit? }
        let plural: [String: Form]?
      }

      let stringUnit: Unit?
      let variations: Variations?
    }

    struct Entry: Decodable { let localizations: [String: Localization]? }

    let sourceLanguage: String?
    let strings: [String: Entry]
  }

  init(at path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return }
    if path.hasSuffix(".xcstrings") {
      guard let catalogue = try? JSONDecoder().decode(Catalogue.self, from: data) else { return }
      read(catalogue)
    } else {
      let folder = (path.folderAbove as NSString).lastPathComponent
      let language = folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : source
      languages[language] = Self.texts(of: data)
    }
  }

  private mutating func read(_ catalogue: Catalogue) {
    source = catalogue.sourceLanguage ?? source
    for (key, entry) in catalogue.strings {
      for (language, text) in entry.localizations ?? [:] {
        var forms: [String: String] = [:]
        for (form, unit) in text.variations?.plural ?? [:] { forms[form] = unit.stringUnit?.value }
        if let value = text.stringUnit?.value { forms["other"] = value }
        if !forms.isEmpty { languages[language, default: [:]][key] = forms }
      }
    }
  }

  /// `"key" = "value";`, in UTF-8 or UTF-16.
  private static func texts(of data: Data) -> [String: [String: String]] {
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    let text = String(data: data, encoding: isWide ? .utf16 : .utf8) ?? ""
    let pair = #/"((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;/#
    return text.matches(of: pair).reduce(into: [:]) { texts, match in
      texts[unescaped(match.1)] = ["other": unescaped(match.2)]
    }
  }

  private static func unescaped(_ text: Substring) -> String {
    text.replacing(#/\\(.)/#) { match in
      switch match.1 {
      case "n": "\n"
      case "t": "\t"
      default: String(match.1)
      }
    }.description
  }

  /// The texts of a language, with those of the language without its region, and of the source, for what it
  /// lacks.
  static func texts(of tables: [StringTable], in locale: String?) -> [String: [String: String]] {
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

  private func texts(named names: [String]) -> [String: [String: String]] {
    names.reduce(into: [:]) { texts, name in
      let found = languages.first {
        $0.key.replacing("_", with: "-").lowercased() == name.lowercased()
      }
      texts.merge(found?.value ?? [:]) { $1 }
    }
  }
}
