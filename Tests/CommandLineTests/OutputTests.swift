import Foundation
import Movie
import TestSupport
import Testing

/// Where clips go, and as what: several files, standard output, posters, strips; from presets, Swift files
/// and pages.
struct OutputTests {
  private let showreel = Result { try Showreel() }
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47]
  private static let inputs = ["TransitionMove", "file.swift", "page.md"]

  private func program() throws -> Showreel {
    let program = try showreel.get()
    let code = """
      struct Demo: View {
        @State private var isOn = false
        var body: some View {
          VStack {
            Circle().fill(.red).offset(x: isOn ? 20 : -20)
            Button("Toggle") { withAnimation(.linear(duration: 0.2)) { isOn.toggle() } }
          }
        }
      }
      """
    try program.write(
      "import SwiftUI\n// showreel: tap Toggle at 0.1\n" + code, to: "file.swift")
    try program.write(
      "# Page\n<!-- showreel: tap Toggle at 0.1 -->\n```swift\n\(code)\n```\n![](page.mp4)\n",
      to: "page.md")
    return program
  }

  private func export(_ arguments: [String]) async throws -> ProgramAnswer {
    try await program().run(["export"] + arguments)
  }

  /// What a demo's process writes is proven to be a document of shapes before it gets its name.
  @Test(arguments: inputs) func aDocumentOfShapesIsOneOfThem(_ input: String) async throws {
    let outputs = ["a.svg", "a.gif"].flatMap { ["-o", $0] }
    let answer = try await export([input] + outputs + Showreel.brief)
    #expect(answer.code == 0, "\(answer.errors)")
    let facts = try MovieFacts.read(
      showreel.get().folder.appending(path: "a.svg").path, decode: true)
    #expect(facts.container == "svg" && facts.decodesToTheEnd == true, "\(facts)")
  }

  @Test(arguments: inputs) func severalFilesComeFromOneRun(_ input: String) async throws {
    let outputs = ["a.mp4", "a.gif", "p/*.png"].flatMap { ["-o", $0] }
    let answer = try await export([input, "--poster"] + outputs + Showreel.brief)
    #expect(answer.code == 0, "\(answer.errors)")
    let program = try showreel.get()
    #expect(program.exists("a.mp4") && program.exists("a.gif"))
    #expect(program.exists("p/frame-00004.png") && !program.exists("p/frame-00005.png"))
    #expect(try program.data("a.png").starts(with: Self.png))
    for name in ["a.mp4", "a.gif", "p/*.png"] {
      #expect(answer.errors.contains("\(name)  5 frames · 0.500 s · 80×60@10"), "\(answer.errors)")
    }
    #expect(answer.errors.contains("a.png is written\n"))
    let alone = try await export([input, "-q", "-o", "alone.mp4"] + Showreel.brief)
    #expect(alone.code == 0)
    #expect(try program.data("alone.mp4") == program.data("a.mp4"))
  }

  @Test(arguments: inputs) func standardOutputGetsNothingButTheClip(_ input: String) async throws {
    let program = try program()
    let line =
      #""$0" export \#(input) -o - "# + Showreel.brief.joined(separator: " ") + " >out.y4m; "
      + #""$0" export \#(input) -o - --format webm "# + Showreel.brief.joined(separator: " ")
      + " >out.webm"
    let answer = try await program.shell(line)
    #expect(answer.code == 0, "\(answer.errors)")
    #expect(answer.errors.contains("-  5 frames · 0.500 s"), "\(answer.errors)")
    let raw = try program.data("out.y4m")
    #expect(raw.starts(with: Data("YUV4MPEG2 W80 H60 F10:1 ".utf8)))
    let head = try #require(raw.firstIndex(of: 10)) + 1
    #expect(raw.count == head + 5 * (6 + 80 * 60 * 3 / 2))
    let alone = try await export([input, "-q", "-o", "alone.webm"] + Showreel.brief)
    #expect(alone.code == 0)
    #expect(try program.data("out.webm") == program.data("alone.webm"))
  }

  @Test(arguments: inputs) func aStripIsMadeOfAnythingThatCanBeExported(_ input: String)
    async throws
  {
    let answer = try await program().run([
      "filmstrip", input, "--size", "80x60", "--height", "30", "--count", "3", "-o", "strip.png",
    ])
    #expect(answer.code == 0)
    #expect(answer.errors == "strip.png is written\n")
    let picture = try showreel.get().data("strip.png")
    #expect(picture.starts(with: Self.png))
    // Three of 40 × 30 with two gaps of 6 between them.
    #expect(Array(picture[16..<24]) == [0, 0, 0, 132, 0, 0, 0, 30])
  }

  @Test(arguments: inputs) func aClipMayOnlyBeSoLarge(_ input: String) async throws {
    let answer = try await export([input, "-o", "a.gif", "--max-bytes", "0.2k"] + Showreel.brief)
    #expect(answer.code != 0)
    #expect(answer.errors.contains("GIF has no quality to lower. Allow --max-bytes "))
    #expect(answer.errors.contains("or take .mp4, .webm or .webp."))
    // A demo's process has a place of its own for it, which nobody asked for.
    #expect(answer.errors.contains(" a.gif would have "), "\(answer.errors)")
    #expect(try !showreel.get().exists("a.gif"))
  }

  struct Refusal: Sendable {
    let options: [String]
    let text: String
  }

  private static let refusals = [
    Refusal(
      options: ["-o", "-", "--json"],
      text:
        "The clip and --json would both go to standard output. Leave --json out, or name a file."),
    Refusal(
      options: ["-o", "-", "--max-bytes", "9k"],
      text: "Raw frames have no quality that --max-bytes could find. Name a format: --format mp4"),
    Refusal(
      options: ["-o", "-", "TransitionPush"],
      text:
        "One clip goes to standard output, and there are several. Name a folder: --output clips/"),
    Refusal(
      options: ["-o", "-", "--poster"],
      text: "Nothing lies beside a pipe. Name the poster: --poster clip.png"),
    Refusal(
      options: ["-o", "f/*.png", "TransitionPush"],
      text: "f/*.png is the pictures of one clip, but there are several clips. "
        + "Name a folder, and the format: --output frames/ --format png"),
    Refusal(
      options: ["--poster", "a.png", "TransitionPush"],
      text: "a.png is one poster, but there are several clips. Leave its name out: --poster"),
    Refusal(
      options: ["--poster", "a.jpg"],
      text: "A poster is a PNG picture, and 'a.jpg' does not end in .png. "
        + "Write --poster clip.png, or --poster after everything else."),
    Refusal(
      options: ["--format", "theora"],
      text:
        "There is no format 'theora'. Formats: mp4, m4v, mov, webm, gif, webp, apng, svg, y4m, png."
    ),
    Refusal(
      options: ["-o", "a.mp4", "--format", "gif"],
      text: "a.mp4 is MP4 by its name, and --format says gif. "
        + "Leave --format out, or give it another name."),
    Refusal(
      options: ["--width", "321"],
      text: "--width 321 is not an even number of pixels from 2 to 16384. Use --width 322."),
    Refusal(
      options: ["--width", "320", "--scale", "2"],
      text: "--scale and --width both say how large the picture is. Use one of them."),
    Refusal(
      options: ["--max-bytes", "many"],
      text: "'many' is not a number of bytes. Use --max-bytes 500k."),
  ]

  @Test(arguments: refusals) func whatContradictsItselfIsRefused(_ refusal: Refusal) async throws {
    let answer = try await export(["TransitionMove"] + refusal.options)
    #expect(answer.code == 64)
    #expect(answer.errors.hasPrefix("error: " + refusal.text + "\n"), "\(answer.errors)")
    #expect(answer.output.isEmpty)
  }

  @Test func aMovieDoesNotGoToATerminal() async throws {
    let answer = try await program().run(["export", "TransitionMove", "-o", "-"], onTerminal: true)
    #expect(answer.code == 64)
    #expect(
      answer.output.contains(
        "A movie would go to the terminal. Hand it on: showreel export Demo.swift -o - | mpv -"))
  }

  @Test func aPosterThatCannotBeWrittenLeavesNoClip() async throws {
    let answer = try await export(
      ["TransitionMove", "-o", "a.mp4", "--poster", "none/a.png"] + Showreel.brief)
    #expect(answer.code == 73)
    #expect(try !showreel.get().exists("a.mp4"))
  }

  @Test func theFormatsAreListed() async throws {
    let answer = try await program().run(["list", "--formats"])
    #expect(
      answer.lines.contains(
        "mov   .mov          QuickTime: h264, hevc, prores; 60 frames a second; transparent: prores"
      ))
    #expect(answer.lines.last?.hasPrefix("png   frames/*.png  PNG pictures: png;") == true)
    let json = try await program().run(["list", "--formats", "--json"])
    #expect(json.lines.count == answer.lines.count)
    #expect(json.output.contains(#""codecs":["vp9","av1"]"#))
  }
}
