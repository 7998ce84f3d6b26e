import Foundation
import Raster
import Studio
import Testing
import Yams

@testable import Presets

@MainActor
struct ShippedPresetTests {
  @Test func presetsOfEveryDemonstrationVideoAreThere() {
    let videos = [
      "Transition", "TransitionPhase", "TransitionBlurReplace", "TransitionBlurReplaceUpUp",
      "TransitionIdentity", "TransitionMove", "TransitionOffset", "TransitionOpacity",
      "TransitionPush", "TransitionScale", "TransitionSlider", "AsymmetricTransitions",
      "AsymmetricTransitionsCombined",
    ]
    let effects = [
      "Iris", "CubeRotation", "Fly", "Pivot", "RotatingFade", "CustomOpacity", "AnchoredScale",
      "OffsetScaleOpacity", "ScaleDownAndUp", "SlideInAndOut", "PulseRing", "ExplicitAnimation",
      "NoAnimation", "AnimationInsideCondition", "AnimationAroundCondition",
    ]
    #expect(Set(videos + effects).subtracting(Shipped.names).isEmpty)
  }

  @Test(arguments: Shipped.names)
  func loadsAndPlays(name: String) throws {
    let preset = try Preset(contentsOf: PresetLibrary(folder: Shipped.folder).path(of: name))
    #expect(preset.name == name)
    #expect(!preset.about.isEmpty)
    let plan = try preset.clip().plan(measuring: FontBook())
    #expect(plan.frameCount > 30)
    let player = ClipPlayer(preset.clip(), measuring: FontBook())
    for frame in stride(from: 0, to: plan.frameCount, by: 3) {
      _ = try player.displayList(atFrame: frame)
    }
    #expect(player.warnings == [])
  }

  @Test(arguments: Shipped.names)
  func isPlainYAMLForEditors(name: String) throws {
    let text = try Shipped.text("\(name).yaml")
    #expect(try compose(yaml: text)?.mapping != nil)
    #expect(text.hasPrefix("# yaml-language-server: $schema=preset.schema.json\n"))
  }
}
