/// What a demo's own `NSLocalizedString` asks: the texts of its clip's language.
public enum _ClipTexts {
  /// - Parameters:
  ///   - value: What is shown where the table does not have the key; where that is empty, the key.
  public static func string(_ key: String, _ table: String?, _ value: String?) -> String {
    if let text = DemoAssets.current.texts(of: table)[key]?.format { return text }
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }
}
