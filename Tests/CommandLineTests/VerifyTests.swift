import Foundation
import TestSupport
import Testing

/// `verify` and `compare`.
struct VerifyTests {
  private let showreel = Result { try Showreel() }
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

  private static func code(_ color: String = "red") -> String {
    """
    struct Demo: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Circle().fill(.\(color)).offset(x: isOn ? 20 : -20)
          Button("Toggle") { withAnimation(.linear(duration: 0.2)) { isOn.toggle() } }
        }
      }
    }
    """
  }

  private static let inputs = ["preset.yaml", "file.swift", "page.md"]

  private func program(color: String = "red") throws -> Showreel {
    let program = try showreel.get()
    try program.write(
      """
      view: Circle().fill(.\(color))

      """, to: "preset.yaml")
    try program.write(
      "import SwiftUI\n// showreel: tap Toggle at 0.1\n" + Self.code(color), to: "file.swift")
    try program.write(
      "# Page\n<!-- showreel: tap Toggle at 0.1 -->\n```swift\n\(Self.code(color))\n```\n"
        + "![](clips/page.mp4)\n", to: "page.md")
    return program
  }

  private func clip(of input: String) -> String {
    input == "page.md" ? "clips/page.mp4" : input.prefix { $0 != "." } + ".mp4"
  }

  @Test(arguments: inputs) func aClipIsHeldToItsCode(_ input: String) async throws {
    let program = try program()
    let clip = clip(of: input)
    func verify(_ options: String...) async throws -> ProgramAnswer {
      try await program.run(["verify", input] + Showreel.brief + options)
    }
    let missing = try await verify()
    #expect(missing.code == 1)
    #expect(missing.errors.contains("error: \(clip): it is not there"), "\(missing.errors)")
    #expect(!program.exists(clip) && !program.exists("differences"))

    #expect(try await program.run(["export", input, "-q"] + Showreel.brief).code == 0)
    let same = try await verify()
    #expect(same.code == 0)
    #expect(same.errors.contains("\(clip): the same, 5 frames\n"), "\(same.errors)")
    #expect(!program.exists("differences"))

    let before = try program.data(clip)
    _ = try self.program(color: "blue")
    let other = try await verify()
    #expect(other.code == 1)
    #expect(
      other.errors.contains("\(clip): it differs from frame 0, at 0.000 s, on: SSIM 0."),
      "\(other.errors)")
    let name = "differences/" + (input == "page.md" ? "page" : String(clip.dropLast(4))) + ".png"
    #expect(other.errors.contains(": \(name)\n"))
    // Where the code stands, and of a preset its file.
    let line = input == "preset.yaml" ? "" : input == "page.md" ? ":4" : ":1"
    #expect(other.errors.contains("\(input)\(line): error: "), "\(other.errors)")
    let picture = try program.data(name)
    #expect(picture.starts(with: Self.png))
    // Three of 80 × 60, and two gaps of 6.
    #expect(Array(picture[16..<24]) == [0, 0, 0, 252, 0, 0, 0, 60])
    #expect(try program.data(clip) == before)

    #expect(try await verify("--tolerance", "0.9").code == 0)
    let accepted = try await verify("--accept")
    #expect(accepted.code == 0)
    #expect(accepted.errors.contains("; the new one is there now\n"), "\(accepted.errors)")
    #expect(try program.data(clip) != before)
    #expect(try await verify().code == 0)
    if input != "preset.yaml" {
      let again = try await program.run(["export", input] + Showreel.brief)
      #expect(again.errors.contains("\(clip)  unchanged\n"), "\(again.errors)")
    }
    #expect(program.files.allSatisfy { !$0.contains(".partial") && !$0.hasSuffix(".run") })
  }

  @Test func everyFileOfAClipIsCompared() async throws {
    let program = try program()
    let words =
      ["-o", "a.gif", "-o", "a.webp", "-o", "p/*.png", "--poster", "--color-scheme", "light"]
      + Showreel.brief
    #expect(try await program.run(["export", "file.swift", "-q"] + words).code == 0)
    let same = try await program.run(["verify", "file.swift"] + words)
    #expect(same.code == 0, "\(same.errors)")
    for name in ["a.gif", "a.webp", "p/*.png", "a.png"] {
      #expect(same.errors.contains("\(name): the same"), "\(name): \(same.errors)")
    }
    let frame = try program.data("p/frame-00002.png")
    try frame.write(to: program.folder.appending(path: "p/frame-00003.png"))
    try FileManager.default.removeItem(at: program.folder.appending(path: "a.webp"))
    let other = try await program.run(["verify", "file.swift", "--json"] + words)
    #expect(other.code == 1)
    let states = other.lines.filter { $0.contains(#""kind":"comparison""#) }.map { line in
      String(line.firstMatch(of: #/"state":"(\w+)"/#)?.output.1 ?? "")
    }
    #expect(states == ["equal", "missing", "different", "equal"], "\(other.output)")
    #expect(other.output.contains(#""frame":3,"#))
    #expect(other.errors.isEmpty)
  }

  /// A clip that could not be made is told in its own words, and costs no other its comparison.
  @Test func whatDoesNotCompileIsNoDifference() async throws {
    let program = try program()
    #expect(try await program.run(["export", "page.md", "-q"] + Showreel.brief).code == 0)
    try program.write("struct A: View { var body: some View { Txet(\"a\") } }", to: "bad.swift")
    let answer = try await program.run(["verify", "bad.swift", "page.md"] + Showreel.brief)
    #expect(answer.code == 1)
    #expect(answer.errors.contains("bad.swift:1:40: error: cannot find 'Txet' in scope"))
    #expect(answer.errors.contains("clips/page.mp4: the same, 5 frames"))
    #expect(try await program.run(["verify", "bad.swift"] + Showreel.brief).code == 65)
    #expect(try await program.run(["verify", "nope.swift"]).code == 66)
  }

  @Test func somebodyElsesFileIsNotReplaced() async throws {
    let program = try program()
    #expect(try await program.run(["export", "page.md", "-q"] + Showreel.brief).code == 0)
    // A movie by another name, whose mark is gone.
    var bytes = try program.data("clips/page.mp4")
    let mark = try #require(bytes.range(of: Data("Made by Showreel".utf8)))
    bytes.replaceSubrange(mark, with: Data("Made by somebody".utf8))
    try bytes.write(to: program.folder.appending(path: "clips/page.mp4"))
    _ = try self.program(color: "blue")
    let words = ["verify", "page.md", "--accept"] + Showreel.brief
    let refused = try await program.run(words)
    #expect(refused.code == 73)
    #expect(
      refused.errors.contains(
        "clips/page.mp4 is there, and Showreel did not make it. Use --overwrite to replace it."),
      "\(refused.errors)")
    #expect(try program.data("clips/page.mp4") == bytes)
    #expect(try await program.run(words + ["--overwrite"]).code == 0)
    #expect(try program.data("clips/page.mp4") != bytes)
  }

  @Test(arguments: ["page.md", "preset.yaml"])
  func aDamagedClipIsReplacedWhereThatIsAskedFor(_ input: String) async throws {
    let program = try program()
    let clip = clip(of: input)
    try program.write("no movie", to: clip)
    let words = ["verify", input, "--accept"] + Showreel.brief
    #expect(try await program.run(words).code != 0)
    #expect(try program.data(clip) == Data("no movie".utf8))
    let accepted = try await program.run(words + ["--overwrite"])
    #expect(accepted.code == 0, "\(accepted.errors)")
    #expect(try await program.run(["verify", input] + Showreel.brief).code == 0)
  }

  @Test func checkEndsAsExportDoesWhereAnotherFileIsInTheWay() async throws {
    let program = try program()
    try program.write("somebody's", to: "clips/page.mp4")
    for command in ["check", "export"] {
      let answer = try await program.run([command, "page.md"] + Showreel.brief)
      #expect(answer.code == 73, "\(command): \(answer.errors)")
      #expect(answer.errors.contains("clips/page.mp4 is there, and Showreel did not make it."))
    }
  }

  @Test func aPagesLinkIsNoClip() async throws {
    let program = try program()
    #expect(try await program.run(["export", "page.md", "-q"] + Showreel.brief).code == 0)
    let clip = program.folder.appending(path: "clips/page.mp4")
    let other = program.folder.appending(path: "private.mp4")
    try FileManager.default.moveItem(at: clip, to: other)
    try FileManager.default.createSymbolicLink(at: clip, withDestinationURL: other)
    let answer = try await program.run(["verify", "page.md"] + Showreel.brief)
    #expect(answer.code == 1)
    #expect(answer.errors.contains("clips/page.mp4: it is not there"), "\(answer.errors)")
    #expect(!program.exists("differences"))
  }

  @Test func aFolderThatIsALinkHasToBeNamed() async throws {
    let program = try program()
    try FileManager.default.createSymbolicLink(
      atPath: program.folder.appending(path: "differences").path, withDestinationPath: "/tmp")
    let answer = try await program.run(["verify", "page.md"] + Showreel.brief)
    #expect(answer.code == 65)
    #expect(
      answer.errors
        == "error: The folder 'differences' is a link to '/tmp'. Name the folder that pictures "
        + "of differences are to go to: --differences /tmp\n")
  }

  @Test func aFolderHasAName() async throws {
    let answer = try await program().run(["verify", "preset.yaml", "--differences", ""])
    #expect(answer.code == 64)
    #expect(
      answer.errors.hasPrefix(
        "error: --differences names no folder. Use --differences differences, or none.\n"))
  }

  // MARK: compare

  @Test func twoFilesAreCompared() async throws {
    let program = try program()
    for (name, scheme) in [("a.mp4", "light"), ("b.mp4", "light"), ("c.mp4", "dark")] {
      let made = try await program.run(
        ["export", "preset.yaml", "-q", "-o", name, "--color-scheme", scheme] + Showreel.brief)
      #expect(made.code == 0)
    }
    let same = try await program.run(["compare", "a.mp4", "b.mp4"])
    #expect(same.code == 0 && same.output.isEmpty)
    #expect(same.errors == "a.mp4 and b.mp4: the same, 5 frames\n")
    let other = try await program.run(["compare", "a.mp4", "c.mp4", "-o", "new/d.png"])
    #expect(other.code == 1)
    #expect(
      other.errors.hasPrefix("error: a.mp4 and c.mp4: it differs from frame 0, at 0.000 s, on: "))
    #expect(try program.data("new/d.png").starts(with: Self.png))
    let none = try await program.run(["compare", "a.mp4", "c.mp4", "-o", "none", "--json"])
    #expect(none.code == 1 && none.errors.isEmpty)
    #expect(none.output.contains(#""kind":"comparison","other":"c.mp4","path":"a.mp4","state""#))
    #expect(!program.exists("difference.png") && !program.exists("none"))
    let missing = try await program.run(["compare", "a.mp4", "none.mp4"])
    #expect(missing.code == 66)
    #expect(missing.errors.hasPrefix("error: Cannot read none.mp4: there is no such file."))
    try program.write("hello", to: "text.mp4")
    #expect(try await program.run(["compare", "text.mp4", "a.mp4"]).code == 66)
  }
}
