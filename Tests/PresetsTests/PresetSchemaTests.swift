import Foundation
import TestSupport
import Testing
import Yams

@testable import Presets

@MainActor
struct PresetSchemaTests {
  private func schema() throws -> JSONSchema {
    let data = Data(try PresetSchema.json().utf8)
    return JSONSchema(
      root: try #require(JSONSerialization.jsonObject(with: data) as? [String: Any]))
  }

  /// A file's contents as JSON has them.
  private func json(_ node: Node) -> Any {
    switch node {
    case .mapping(let mapping):
      return Dictionary(
        uniqueKeysWithValues: mapping.map { ($0.key.string ?? "", json($0.value)) })
    case .sequence(let sequence):
      return sequence.map(json)
    default:
      let isQuoted = [.singleQuoted, .doubleQuoted, .literal, .folded].contains(node.scalar?.style)
      if !isQuoted, let boolean = node.bool { return boolean }
      if !isQuoted, let number = node.float { return number }
      return node.string ?? ""
    }
  }

  private func problems(inYAML yaml: String) throws -> [String] {
    try schema().problems(in: json(try #require(try compose(yaml: yaml))))
  }

  /// ``GoldenRecorder`` writes the file anew.
  @Test func theShippedSchemaIsTheOneThatIsMade() throws {
    let made = try PresetSchema.json()
    try GoldenRecorder.keep(
      Data(made.utf8), in: URL(filePath: Shipped.folder + "/preset.schema.json"))
    let shipped = try Shipped.text("preset.schema.json")
    #expect(shipped == made, "run 'SHOWREEL_RECORD=1 swift test --filter PresetSchemaTests'")
  }

  @Test(arguments: Shipped.names)
  func everyShippedPresetFitsTheSchema(name: String) throws {
    #expect(try problems(inYAML: Shipped.text("\(name).yaml")) == [])
  }

  @Test func theSchemasKeysAreTheDecoders() throws {
    let properties = try #require(schema().root["properties"] as? [String: [String: Any]])
    #expect(Set(properties.keys) == Set(PresetKey.allCases.map(\.rawValue)))
    let canvas = try #require(properties["canvas"]?["properties"] as? [String: Any])
    #expect(Set(canvas.keys) == Set(CanvasKey.allCases.map(\.rawValue)))
  }

  @Test func everySuggestionOfTheSchemaIsUnderstood() throws {
    let properties = try #require(schema().root["properties"] as? [String: [String: Any]])
    for (key, kind) in [
      ("view", KindName.view), ("transition", .transition), ("animation", .animation),
    ] {
      let forms = try #require(properties[key]?["anyOf"] as? [[String: Any]])
      let words = try #require(forms.compactMap { $0["enum"] as? [String] }.first)
      #expect(words.count > 10)
      for word in words where word != "none" {
        #expect(PresetsTests.problems(word, as: kind) == [], "\(key): \(word)")
      }
    }
  }

  @Test(arguments: [
    "title: A", "view: Circle()\nframerate: 60", "view: Circle()\nanimate: always",
    "view: Circle()\nduration: 0", "view: Circle()\nframeRate: fast", "view: [Circle]",
    "view: Circle()\ncanvas: { device: nokia }", "view: Circle()\ncanvas: { size: big }",
    "view: Circle()\nlayout: { Grid: [view] }", "view: Circle()\nshow: maybe",
    "view: Circle()\ntimeline: tap", "view: Circle()\ntimeline: [[tap]]",
  ])
  func theSchemaRefusesWhatTheDecoderRefuses(yaml: String) throws {
    #expect(try !problems(inYAML: yaml).isEmpty)
    #expect(!PresetsTests.problems(yaml).isEmpty)
  }
}
