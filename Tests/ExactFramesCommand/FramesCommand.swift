import Compositing
import ExactFrames
import Foundation
import Presets
import Raster
import Studio

/// What the words of a command line ask for.
@MainActor
struct FramesCommand {
  private var tally = Tally()

  /// - Returns: Whether all frames are what they should be.
  mutating func run(_ words: ArraySlice<String>) async throws -> Bool {
    let rest = words.dropFirst()
    switch words.first {
    case "presets": try comparePresets(PartOfClip(rest))
    case "demo": try await compareDemo(rest.first ?? "", PartOfClip(rest.dropFirst()))
    case "seed": try compare(seed: rest.first, telling: rest.dropFirst().compactMap { Int($0) })
    case "scenes": return try compareScenes(rest)
    case "scene": return try compare(scene: rest.first)
    case "software":
      tally = Tally(on: .software)
      try compareRandom(rest.first, from: rest.dropFirst().first)
    case "devices":
      var table = DeviceTable(rest)
      try table.print()
      return table.isClean
    case "pictures":
      try PictureFolder.fill(rest)
      return true
    default: try compareRandom(words.first, from: rest.first)
    }
    print(tally)
    return tally.isClean
  }

  private mutating func comparePresets(_ part: PartOfClip) throws {
    for path in try FileManager.default.contentsOfDirectory(atPath: "Presets").sorted()
    where path.hasSuffix(".yaml") {
      let preset = try Preset(contentsOf: "Presets/" + path)
      let clip = preset.clip().dressed(by: Direction(), own: preset.look)
      try tally.check(clip, path, seed: 1, part)
    }
  }

  private mutating func compareDemo(_ path: String, _ part: PartOfClip) async throws {
    for clip in try await DemoClips.of(path) {
      try tally.check(clip, "\(path): \(clip.name)", seed: 1, part)
    }
  }

  private mutating func compare(seed: String?, telling frames: [Int]) throws {
    let clip = RandomClip(seed: seed.flatMap { UInt64($0) } ?? 1)
    print(clip)
    try tally.check(
      clip.clip(measuring: tally.fonts), clip.description, seed: clip.seed, telling: frames,
      allowing: .random)
  }

  /// - Parameter words: `[lists] [first seed]`, as somebody types them.
  private func compareScenes(_ words: ArraySlice<String>) throws -> Bool {
    let wanted = words.first.flatMap { Int($0) } ?? 1_000_000
    var seed = words.dropFirst().first.flatMap { UInt64($0) } ?? 1
    let tools = DrawingTools()
    var (lists, failures) = (0, 0)
    while lists < wanted {
      let scene = RandomScene(seed: seed)
      let comparison = try SceneComparison(scene, with: tools)
      lists += comparison.listCount
      if let first = comparison.different.first {
        failures += 1
        print("DIFFERENT: scene \(seed), list \(first.list): \(first.difference)")
      }
      seed += 1
      fflush(nil)
    }
    print("\(lists) lists of random scenes, \(failures) scenes differ")
    return failures == 0
  }

  /// What is left of a scene that differs when all that does not matter is left out.
  private func compare(scene seed: String?) throws -> Bool {
    let scene = RandomScene(seed: seed.flatMap { UInt64($0) } ?? 1)
    let tools = DrawingTools()
    guard let (list, difference) = try SceneComparison(scene, with: tools).different.first else {
      print("nothing differs in scene \(scene.seed)")
      return true
    }
    print("list \(list): \(difference)")
    for list in try SmallestScene(scene, list: list, with: tools).lists {
      print("---\n\(list.text)")
    }
    return false
  }

  private mutating func compareRandom(_ count: String?, from first: String?) throws {
    let wanted = count.flatMap { Int($0) } ?? 1_000_000
    var seed = first.flatMap { UInt64($0) } ?? 1
    while tally.frameCount < wanted {
      let clip = RandomClip(seed: seed)
      try tally.check(
        clip.clip(measuring: tally.fonts), clip.description, seed: seed,
        allowing: .random)
      seed += 1
      if seed % 200 == 0 { print("\(tally) to seed \(seed)") }
      // A file gets what is printed no sooner than that, and a run takes hours.
      fflush(nil)
    }
  }
}
