import Yams

/// A value as a whole file of YAML, its keys in the order in which they are encoded.
package enum YAMLDocument {
  /// - Throws: `EncodingError` where the value has no form in YAML.
  package static func text(of value: some Encodable) throws -> String {
    let encoder = YAMLEncoder()
    // A line is what somebody typed, however long: a folded one reads like two.
    encoder.options.width = -1
    encoder.options.allowUnicode = true
    return try encoder.encode(value)
  }
}
