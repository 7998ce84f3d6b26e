import Foundation

/// As much of JSON Schema as our schemas use.
package struct JSONSchema {
  package let root: [String: Any]

  package init(root: [String: Any]) { self.root = root }

  /// - Parameter text: Of a schema, as JSON.
  package init(_ text: String) throws {
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)).value
    guard let root = value as? [String: Any] else { throw CocoaError(.coderInvalidValue) }
    self.init(root: root)
  }

  /// What does not fit in a text of JSON.
  package func problems(inJSON text: String) throws -> [String] {
    problems(in: try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)).value)
  }

  /// Words of a schema that are checked here; a schema with others would be checked in part only.
  static let known: Set<String> = [
    "$schema", "title", "description", "examples", "type", "enum", "anyOf", "properties",
    "patternProperties", "additionalProperties", "required", "items", "pattern",
    "exclusiveMinimum", "minimum", "minProperties", "maxProperties", "$id", "$ref", "definitions",
    "const",
  ]

  /// What does not fit, as paths with reasons.
  package func problems(in value: Any) -> [String] { problems(in: value, by: root, at: "") }

  private func problems(in value: Any, by schema: [String: Any], at path: String) -> [String] {
    var problems = schema.keys.filter { !Self.known.contains($0) }.map { "\(path): what is \($0)?" }
    if let alternatives = schema["anyOf"] as? [[String: Any]],
      alternatives.allSatisfy({ !self.problems(in: value, by: $0, at: path).isEmpty })
    {
      problems.append("\(path): none of the alternatives")
    }
    if let name = schema["$ref"] as? String {
      let definitions = root["definitions"] as? [String: [String: Any]] ?? [:]
      let key = name.replacing("#/definitions/", with: "")
      guard let definition = definitions[key] else { return ["\(path): there is no \(name)"] }
      problems += self.problems(in: value, by: definition, at: path)
    }
    if let word = schema["const"] as? String, word != value as? String {
      problems.append("\(path): \(value) is not \(word)")
    }
    if let least = schema["minimum"] as? Double, let number = value as? Double, number < least {
      problems.append("\(path): \(number) is too small")
    }
    if let words = schema["enum"] as? [String], !words.contains(value as? String ?? "") {
      problems.append("\(path): \(value) is none of \(words)")
    }
    if let type = schema["type"] as? String, !matches(value, type) {
      problems.append("\(path): \(value) is no \(type)")
    }
    if let pattern = schema["pattern"] as? String, let text = value as? String,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      problems.append("\(path): '\(text)' does not match \(pattern)")
    }
    if let least = schema["exclusiveMinimum"] as? Double, let number = value as? Double,
      number <= least
    {
      problems.append("\(path): \(number) is too small")
    }
    if let items = schema["items"] as? [String: Any], let list = value as? [Any] {
      for (index, item) in list.enumerated() {
        problems += self.problems(in: item, by: items, at: "\(path)/\(index)")
      }
    }
    if let object = value as? [String: Any] {
      problems += self.problems(inObject: object, by: schema, at: path)
    }
    return problems
  }

  private func problems(inObject object: [String: Any], by schema: [String: Any], at path: String)
    -> [String]
  {
    var problems: [String] = []
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let patterns = schema["patternProperties"] as? [String: [String: Any]] ?? [:]
    for key in schema["required"] as? [String] ?? [] where object[key] == nil {
      problems.append("\(path): \(key) is missing")
    }
    if let least = schema["minProperties"] as? Int, object.count < least {
      problems.append("\(path): too few keys")
    }
    if let most = schema["maxProperties"] as? Int, object.count > most {
      problems.append("\(path): too many keys")
    }
    for (key, value) in object {
      let pattern = patterns.first {
        key.range(of: $0.key, options: .regularExpression) != nil
      }
      if let schema = properties[key] ?? pattern?.value {
        problems += self.problems(in: value, by: schema, at: "\(path)/\(key)")
      } else if schema["additionalProperties"] as? Bool == false {
        problems.append("\(path): \(key) is not known")
      }
    }
    return problems
  }

  private func matches(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "string": value is String
    case "integer": (value as? Double).map { $0 == $0.rounded() } ?? false
    case "number": value is Double && !(value is Bool)
    case "boolean": value is Bool
    case "array": value is [Any]
    case "object": value is [String: Any]
    default: false
    }
  }
}

/// Any JSON, with booleans that are not numbers.
private struct JSONValue: Decodable {
  let value: Any

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let object = try? container.decode([String: JSONValue].self) {
      value = object.mapValues(\.value)
    } else if let array = try? container.decode([JSONValue].self) {
      value = array.map(\.value)
    } else if let boolean = try? container.decode(Bool.self) {
      value = boolean
    } else if let number = try? container.decode(Double.self) {
      value = number
    } else {
      value = try container.decode(String.self)
    }
  }
}
