import Foundation
import Testing

@testable import Presets

@MainActor @Suite struct StarterPresetTests {
  @Test(arguments: [
    "Hero", "Hello world", "no", "1", "a: b", "it's", "#x", "- a", "{a}", "~", "\"q\"", "x:", "é",
    "🎬: it's",
    "a\\b", "null",
  ])
  func aTitleIsReadAsItWasGiven(_ title: String) throws {
    let text = StarterPreset.text(title: title, remark: "Make it.")
    #expect(
      text.hasPrefix(
        "# yaml-language-server: $schema=preset.schema.json\n# A clip for Showreel. Make it.\ntitle: "
      ))
    let preset = try Preset(yaml: text, path: "new.yaml")
    #expect(preset.title == title)
  }

  @Test func plainWordsStayAsTheyAre() {
    for text in ["Hero", "Hello world", "tap \"Toggle\" at 0.5", "wait until settled"] {
      #expect(YAMLScalar.text(of: text) == text)
    }
    #expect(YAMLScalar.text(of: "tap \"🎬\" at 1") == "'tap \"🎬\" at 1'")
  }
}
