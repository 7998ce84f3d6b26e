import Foundation
import Testing

/// What is around a clip's screen: by itself that of its device, or what is asked for.
struct LookOptionTests {
  private static let preset = "view: Circle().fill(.red)\nduration: 0.2\n"

  private func size(_ program: Showreel, _ words: [String]) async throws -> [Int] {
    struct Checked: Decodable {
      let width: Int
      let height: Int
    }
    let answer = try await program.run(["check", "preset.yaml", "--json"] + words)
    #expect(answer.code == 0, "\(answer.errors)")
    let checked = try JSONDecoder().decode(Checked.self, from: Data((answer.lines.last ?? "").utf8))
    return [checked.width, checked.height]
  }

  @Test func aDeviceStandsInAPictureAndAScreenOfItsOwnSizeDoesNot() async throws {
    let program = try Showreel()
    try program.write(Self.preset, to: "preset.yaml")
    #expect(try await size(program, []) == [1920, 1080])
    #expect(try await size(program, ["--scale", "2"]) == [3840, 2160])
    #expect(try await size(program, ["--look", "plain"]) == [786, 1704])
    #expect(try await size(program, ["--look", "social"]) == [1080, 1080])
    #expect(try await size(program, ["--size", "100x50"]) == [200, 100])
    #expect(
      try await size(program, ["--size", "100x50", "--look", "documentation"]) == [1920, 1080])
  }

  @Test func aPresetSaysItsOwnAndTheCommandLineHasTheLastWord() async throws {
    let program = try Showreel()
    try program.write(Self.preset + "look: plain\n", to: "preset.yaml")
    #expect(try await size(program, []) == [786, 1704])
    #expect(try await size(program, ["--look", "documentation"]) == [1920, 1080])
    try program.write(
      Self.preset + "look: { canvas: 9:16, pointer: touch }\n", to: "preset.yaml")
    #expect(try await size(program, []) == [1080, 1920])
  }

  @Test func aFileOfItsOwnIsReadAndEverythingWrongInItIsTold() async throws {
    let program = try Showreel()
    try program.write(Self.preset, to: "preset.yaml")
    try program.write("base: social\ncanvas: 640x360\n", to: "small.yaml")
    #expect(try await size(program, ["--look", "small.yaml"]) == [640, 360])
    try program.write("canvas: 640\nfinihs: light\npointer: hand\n", to: "bad.yaml")
    let answer = try await program.run(["check", "preset.yaml", "--look", "bad.yaml"])
    #expect(answer.code != 0)
    #expect(
      answer.errors.contains(
        "bad.yaml:1:9: error: 'canvas' cannot be '640'. Width x height of the picture in pixels, a ratio "
          + "such as 9:16, or auto. Write for example 'canvas: 1920x1080'."))
    #expect(
      answer.errors.contains("bad.yaml:2:1: error: unknown key 'finihs'. Did you mean 'finish'?"))
    #expect(answer.errors.contains("bad.yaml:3:10: error: 'pointer' cannot be 'hand'."))
  }

  @Test func aBackdropsPictureIsSeenBehindWallsToo() async throws {
    let program = try Showreel()
    try program.write(
      "import SwiftUI\n// showreel: duration 0.1; fps 10\nstruct A: View { var body: some View { Color.red } }\n",
      to: "A.swift")
    try program.write(
      "canvas: 64x64\nbackdrop: sea.svg\ndevice: hidden\npadding: 20\n", to: "sea.yaml")
    let missing = try await program.run(["export", "A.swift", "--look", "sea.yaml", "-o", "a/"])
    #expect(missing.code != 0)
    #expect(missing.errors.contains("sea.yaml:2:11: error: there is no picture 'sea.svg'"))
    func clip(_ color: String) async throws -> Data {
      try program.write(
        "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'>"
          + "<rect width='8' height='8' fill='\(color)'/></svg>", to: "sea.svg")
      let answer = try await program.run(
        ["export", "A.swift", "--look", "sea.yaml", "-o", "a.mp4", "--quiet", "--force"])
      #expect(answer.code == 0, "\(answer.errors)")
      return try program.data("a.mp4")
    }
    let (blue, green) = (try await clip("blue"), try await clip("lime"))
    #expect(blue != green)
  }

  /// As the kernel goes it: a page's look shows nobody's picture but its repository's, and waits for nobody.
  @Test(arguments: [
    ("deep/../secret.png", "is outside the page's repository"),
    ("link.png", "is outside the page's repository"),
    ("keys.png", "leads to a file of another kind"), ("pipe.png", "there is no picture"),
  ])
  func aPagesBackdropIsAFileOfItsOwn(_ picture: String, _ message: String) async throws {
    let program = try Showreel()
    let code = "```swift\nstruct A: View { var body: some View { Text(\"a\") } }\n```\n"
    try program.write(
      "---\nshowreel:\n  look: { backdrop: \(picture) }\n---\n" + code, to: "r/docs/p.md")
    try program.write("", to: "r/.git/HEAD")
    try program.write("", to: "secret.png")
    try program.write("", to: "outside/x")
    let answer = try await program.run(
      shell: "mkdir outside/deep; ln -s ../../outside/deep r/docs/deep; "
        + "ln -s ../../secret.png r/docs/link.png; "
        + "ln -s ../.env r/docs/keys.png; echo key >r/.env; cp secret.png outside/; mkfifo r/docs/pipe.png; "
        + "\"$SHOWREEL\" export r/docs/p.md --cache kept/")
    #expect(answer.code == 65)
    #expect(answer.errors.contains(message), "\(answer.errors)")
  }
}
