import Foundation
import Studio
import Views

/// The JSON Schema that editors complete and check presets by.
///
/// It says which keys there are and which words each can have; expressions are checked as text and
/// completed from the vocabulary.
@MainActor
package enum PresetSchema {
  /// The contents of `Presets/preset.schema.json`.
  package static func json() throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: schema, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private static var schema: [String: Any] {
    [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "Showreel preset",
      "description": "A clip of a SwiftUI view: what is shown, how it moves, what happens.",
      "type": "object",
      "additionalProperties": false,
      "required": [PresetKey.view.rawValue],
      "properties": properties(PresetKey.allCases) { key in
        described(form(of: key), key.summary)
      },
    ]
  }

  static func form(of key: PresetKey) -> [String: Any] {
    switch key {
    case .title, .about, .button: ["type": "string"]
    case .view: expression(.view)
    case .transition: expression(.transition)
    case .animation: expression(.animation, also: ["none"])
    case .animate: ["enum": ToggleDemo.AnimationPlace.allCases.map(\.rawValue)]
    case .layout: layout
    case .show, .loop: ["type": "boolean"]
    case .canvas: canvas
    case .look: look
    case .frameRate:
      ["anyOf": [positiveNumber, ["type": "string", "pattern": "^[0-9.]+(/[0-9]+)?$"]]]
    case .duration: positiveNumber
    case .timeline: ["type": "array", "items": timelineLine]
    }
  }

  /// Text, with suggestions.
  private static func expression(_ kind: KindName, also words: [String] = []) -> [String: Any] {
    ["anyOf": [["enum": words + Vocabulary.suggestions(for: kind)], ["type": "string"]]]
  }

  private static var layout: [String: Any] {
    let items: [String: Any] = [
      "type": "array",
      "items": ["anyOf": [["enum": ["view", "Button", "Spacer", "Divider"]], ["type": "string"]]],
    ]
    return [
      "anyOf": [
        items,
        [
          "type": "object", "minProperties": 1, "maxProperties": 1,
          "patternProperties": ["^(VStack|HStack|ZStack)(\\(.*\\))?$": items],
          "additionalProperties": false,
        ],
      ]
    ]
  }

  private static var look: [String: Any] {
    [
      "oneOf": [
        ["enum": LookChoice.named.map(\.name)],
        ["type": "string", "pattern": "\\.ya?ml$"],
        [
          "type": "object",
          "additionalProperties": false,
          "properties": properties(LookKey.allCases) { key in
            ["description": key.summary, "examples": [key.example]]
          },
        ],
      ]
    ]
  }

  private static var canvas: [String: Any] {
    [
      "type": "object",
      "additionalProperties": false,
      "properties": properties(CanvasKey.allCases) { key in
        described(form(of: key), key.summary)
      },
    ]
  }

  static func form(of key: CanvasKey) -> [String: Any] {
    switch key {
    case .device: ["enum": (Stage.named + Stage.turned).map(\.name)]
    case .size: ["type": "string", "pattern": "^[0-9.]+ *[x×] *[0-9.]+$"]
    case .scale: positiveNumber
    case .colorScheme: ["enum": ["light", "dark"]]
    case .os: ["enum": SystemVersion.allCases.map(\.rawValue)]
    }
  }

  private static var timelineLine: [String: Any] {
    [
      "type": "string",
      "examples": [
        "tap \"Toggle\" at 0.5", "tap at 0.5, 2", "drag \"Card\" by 100,0 at 1 over 0.5",
        "double tap \"Card\" at 1", "long press \"Card\" for 1 at 0.5", "swipe left at 1",
        "scroll to \"Row 40\"", "pinch \"Card\" by 2", "rotate \"Card\" by 45°",
        "type \"Hello\" into \"Name\"", "wait 1",
        "wait until settled", "withAnimation(.bouncy) { show = true } at 1", "show.toggle()",
      ],
    ]
  }

  private static let positiveNumber: [String: Any] = ["type": "number", "exclusiveMinimum": 0]

  private static func properties<Key: RawRepresentable>(
    _ keys: [Key], _ form: (Key) -> [String: Any]
  ) -> [String: Any] where Key.RawValue == String {
    Dictionary(uniqueKeysWithValues: keys.map { ($0.rawValue, form($0)) })
  }

  private static func described(_ form: [String: Any], _ text: String) -> [String: Any] {
    form.merging(["description": text]) { form, _ in form }
  }
}
