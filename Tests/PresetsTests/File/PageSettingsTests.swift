import Foundation
import TestSupport
import Testing

@testable import Presets
@testable import Studio

@MainActor
struct PageSettingsTests {
  private func settings(
    _ yaml: String, at path: String = "page.md", mayRead: @escaping (String) -> Bool = { _ in true }
  ) throws -> Direction {
    try PageSettings(yaml: yaml, path: path, mayRead: mayRead).direction
  }

  private func problems(_ yaml: String, mayRead: Bool = true) -> [String] {
    do {
      _ = try settings(yaml) { _ in mayRead }
      return []
    } catch {
      return (error as? PresetError)?.problems.map(\.description) ?? ["\(error)"]
    }
  }

  @Test func eachKeyIsWhatAScriptSays() throws {
    let all = try settings(
      "showreel:\n  look: social\n  device: iphone15pro\n  scale: 2\n  colorScheme: dark\n"
        + "  fps: 30000/1001\n  duration: 4\n")
    #expect(all.look == .dressed(.social))
    #expect(all.screen?.device?.name == "iphone15pro")
    #expect(all.scale == 2)
    #expect(all.colorScheme == .dark)
    #expect(all.frameRate?.description == "30000/1001" || all.frameRate != nil)
    #expect(all.duration == 4)
    #expect(try settings("showreel: { size: 300x200, look: plain }").screen?.width == 300)
    #expect(try settings("\n\nshowreel:\n") == Direction())
  }

  @Test func aLookIsANameOrKeysOrAFileBesideThePage() throws {
    let folder = try TemporaryFolder()
    try folder.write("base: social\nfinish: light\n", to: "night.yaml")
    let look = try settings("showreel:\n  look: night.yaml\n", at: folder.file("page.md")).look
    #expect(look?.look?.finish == .light)
    #expect(look?.look?.camera == .follow)
    let keys = try settings("showreel:\n  look: { pointer: touch }\n").look
    #expect(keys?.look?.pointer == .touch)
  }

  @Test(arguments: [
    ("showreel:\n  fsp: 3", "page.md:2:3: unknown key 'fsp' in 'showreel'. Did you mean 'fps'?"),
    ("showreel:\n  look: socal", "page.md:2:9: 'look' cannot be 'socal'. Did you mean 'social'?"),
    (
      "showreel: yes",
      "page.md:1:11: 'showreel' is a set of keys. Write for example 'showreel: { look: social }'."
    ),
    (
      "\nshowreel:\n  fps: fast",
      "page.md:3:8: 'fps' cannot be 'fast'. Use 1 to 1000 frames a second, or a fraction, for "
        + "example 'fps: 30000/1001'."
    ),
    (
      "showreel:\n  device: square\n  size: 10x10",
      "page.md:3:9: 'device' and 'size' both say how large the canvas is. Keep one."
    ),
  ])
  func mistakesAreToldWhereTheyStand(_ yaml: String, _ message: String) {
    #expect(problems(yaml) == [message])
  }

  @Test(arguments: ["/etc/x.yaml", "../x.yaml", "{ backdrop: /home/me/me.png }"])
  func aPageReachesNoFileThatIsNotItsOwn(_ look: String) {
    let told = problems("showreel:\n  look: \(look)", mayRead: false)
    #expect(told.count == 1)
    #expect(told.first?.contains("is outside the page's repository") == true, "\(told)")
  }

  @Test func aLooksFileThatIsWrongOrNotThereIsTold() throws {
    let folder = try TemporaryFolder()
    try folder.write("backdrp: x\n", to: "a.yaml")
    for (name, message) in [("a.yaml", ":1:1: unknown key 'backdrp'."), ("b.yaml", "no such file")]
    {
      let error = #expect(throws: PresetError.self) {
        try settings("showreel: { look: \(name) }", at: folder.file("page.md"))
      }
      #expect(error?.description.contains(message) == true)
    }
  }
}
