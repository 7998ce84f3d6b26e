import Foundation
import Views

/// A `.stringsdict` file: texts of one language with forms for numbers.
enum PluralTable {
  /// By their keys; nil where it is no property list of them.
  static func entries(of data: Data) -> [String: LocalizedEntry]? {
    // One in binary may name a part as often as it likes, and Foundation makes each anew: some hundred bytes fill the memory.
    // Repositories hold what people write, which is XML.
    if data.starts(with: "bplist".utf8) { return nil }
    // What a parser says of it is about bytes; whoever asks names the file.
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return (list as? [String: Any])?.compactMapValues { $0 as? [String: Any] }
      .compactMapValues(entry)
  }

  private static func entry(_ rules: [String: Any]) -> LocalizedEntry? {
    guard let format = rules["NSStringLocalizedFormatKey"] as? String else { return nil }
    var entry = LocalizedEntry(["other": format])
    for (name, rule) in rules {
      guard let rule = rule as? [String: Any] else { continue }
      let forms = rule.compactMapValues { $0 as? String }.filter { !$0.key.hasPrefix("NS") }
      entry.substitutions[name] = .init(forms: forms)
    }
    return entry
  }
}
