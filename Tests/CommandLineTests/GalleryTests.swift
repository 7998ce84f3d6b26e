import Foundation
import TestSupport
import Testing

@testable import ShowreelCLI

/// `gallery`, `plot` and `snippet`, as they are run.
struct GalleryTests {
  private let showreel = Result { try Showreel() }

  private func run(_ arguments: [String]) async throws -> ProgramAnswer {
    try await showreel.get().run(arguments)
  }

  private func page() throws -> String {
    String(decoding: try showreel.get().data("site/index.html"), as: UTF8.self)
  }

  // MARK: gallery

  @Test func aGalleryHasAPageItsClipsAndTheirPosters() async throws {
    let answer = try await run(
      ["gallery", "TransitionMove", "TransitionPush", "-o", "site/", "--title", "A & B"]
        + Showreel.brief)
    #expect(answer.code == 0, "\(answer.errors)")
    let clips = ["TransitionMove", "TransitionPush"].flatMap {
      ["site/clips/\($0).mp4", "site/clips/\($0).png"]
    }
    #expect(try showreel.get().files == ["site", "site/clips"] + clips + ["site/index.html"])
    let page = try page()
    #expect(page.contains("<title>A &amp; B</title>"))
    #expect(page.contains("<h2><a href=\"#TransitionMove\">Move</a></h2>"))
    #expect(page.contains("width=\"80\" height=\"60\""))
    #expect(page.contains("prefers-reduced-motion") && page.contains("prefers-color-scheme"))
    #expect(page.contains("<span class=\"attribute\">transition:</span>"))
    // Nothing is from elsewhere.
    let addresses = page.matches(of: #/(?:src|href)="([^"]*)"/#).map(\.output.1)
    #expect(addresses.allSatisfy { $0.hasPrefix("clips/") || $0.hasPrefix("#") })
    #expect(!page.contains("@import") && !page.contains("url("))
  }

  @Test func whatIsWrongCostsOnlyItself() async throws {
    let program = try showreel.get()
    try program.write("view: Circle(.fill\n", to: "broken.yaml")
    let answer = try await run(
      ["gallery", "broken.yaml", "TransitionMove", "Nowhere", "-o", "site/"] + Showreel.brief)
    #expect(answer.code == 1)
    #expect(answer.errors.contains("broken.yaml:1:"))
    #expect(answer.errors.contains("site/index.html is written, with 1 clip"))
    #expect(program.exists("site/clips/TransitionMove.mp4"))
  }

  @Test func somebodyElsesFilesStay() async throws {
    let program = try showreel.get()
    try FileManager.default.createDirectory(
      at: program.folder.appending(path: "site/clips"), withIntermediateDirectories: true)
    try program.write("<p>mine", to: "site/index.html")
    try program.write("mine", to: "site/clips/TransitionMove.png")
    let line = ["gallery", "TransitionMove", "-o", "site/"] + Showreel.brief
    let page = try await run(line)
    #expect(page.code == 73)
    #expect(
      page.errors.contains(
        "site/index.html is there, and Showreel did not make it. Use --overwrite to replace it."))
    try FileManager.default.removeItem(at: program.folder.appending(path: "site/index.html"))
    let poster = try await run(line)
    #expect(poster.code == 73)
    #expect(try program.data("site/clips/TransitionMove.png") == Data("mine".utf8))
    #expect(try await run(line + ["--overwrite"]).code == 0)
    // And its own are replaced.
    #expect(try await run(line).code == 0)
  }

  @Test func aHostileLabelIsOnlyALabel() async throws {
    let program = try showreel.get()
    try program.write(
      """
      import SwiftUI
      struct A: View {
        @State private var isOn = false
        var body: some View {
          Text("</script><img src=x onerror=alert(1)>").opacity(isOn ? 0.5 : 1)
            .onTapGesture { withAnimation(.linear(duration: 0.2)) { isOn.toggle() } }
        }
      }
      """, to: "a.swift")
    let answer = try await run(["gallery", "a.swift", "-o", "site/"] + Showreel.tiny)
    #expect(answer.code == 0, "\(answer.errors)")
    let page = try page()
    #expect(!page.contains("<img src=x"))
    #expect(page.contains("&lt;img src=x onerror=alert(1)&gt;"))
    #expect(page.components(separatedBy: "<script>").count == 2)
    let plot = try await run(["plot", "a.swift", "-o", "a.svg"] + Showreel.small)
    #expect(plot.code == 0, "\(plot.errors)")
    #expect(!String(decoding: try program.data("a.svg"), as: UTF8.self).contains("<img"))
  }

  @Test func aGalleryIsAFolder() async throws {
    let answer = try await run(["gallery", "TransitionMove", "-o", "a.html"])
    #expect(answer.code == 64)
    #expect(answer.errors.contains("A gallery is a folder. Use --output site/."))
  }

  // MARK: plot

  @Test(arguments: ["a.svg", "a.png"])
  func theEndingChoosesThePicture(_ name: String) async throws {
    let answer = try await run(["plot", "TransitionMove", "-o", name] + Showreel.small)
    #expect(answer.code == 0, "\(answer.errors)")
    let start = try showreel.get().data(name).prefix(4)
    #expect(start == (name == "a.svg" ? Data("<svg".utf8) : Data([0x89, 0x50, 0x4E, 0x47])))
  }

  @Test func aPlotIsNoMovieAndOneFileIsForOne() async throws {
    let movie = try await run(["plot", "TransitionMove", "-o", "a.mp4"])
    #expect(movie.code == 64)
    #expect(movie.errors.contains("A plot is no '.mp4'. Use --output plot.svg or plot.png."))
    let two = try await run(["plot", "TransitionMove", "TransitionPush", "-o", "a.svg"])
    #expect(two.code == 64)
  }

  // MARK: snippet

  @Test func aSnippetSaysWhatIsSeen() async throws {
    let answer = try await run(
      ["snippet", "TransitionMove", "--size", "80x60", "--scale", "1", "--for", "docc"])
    #expect(answer.code == 0, "\(answer.errors)")
    #expect(
      answer.output
        == #"@Video(source: "TransitionMove.mp4", poster: "TransitionMove.png", alt: "When “Toggle” "#
        + #"is tapped, a blue rectangle slides in from the left. When it is tapped again, it slides "#
        + "out to the left.\")\n")
  }

  @Test func aClipThatIsThereIsMeasured() async throws {
    _ = try await run(["export", "TransitionMove", "-o", "a.gif"] + Showreel.brief)
    let answer = try await run(["snippet", "a.gif", "--for", "mkdocs", "--alt", "Moves"])
    #expect(
      answer.output == #"![Moves](a.gif){ width="80" height="60" loading=lazy }"# + "\n")
    let two = try await run(["snippet", "a.gif", "TransitionMove", "--alt", "Moves"])
    #expect(two.code == 64)
    #expect(two.errors.contains("--alt is about one clip. Name one input, or leave --alt out."))
    let posters = try await run(["snippet", "a.gif", "TransitionMove", "--poster", "a.png"])
    #expect(posters.errors.contains("--poster is of one clip. Name one input,"))
  }

  // MARK: front matter

  @Test func aPagesFrontMatterIsHeard() async throws {
    let program = try showreel.get()
    let blocks = """
      ```swift
      struct A: View { var body: some View { Color.red } }
      ```
      <!-- showreel: size 20x10 -->
      ```swift
      struct B: View { var body: some View { Color.blue } }
      ```
      """
    try program.write(
      "---\nshowreel:\n  size: 40x30\n  scale: 1\n  fps: 5\n  duration: 1\n---\n\(blocks)\n",
      to: "page.md")
    let answer = try await run(["export", "page.md", "-o", "out/"])
    #expect(answer.code == 0, "\(answer.errors)")
    #expect(answer.errors.contains("out/page-1.mp4  5 frames · 1.000 s · 40×30@5"))
    #expect(answer.errors.contains("out/page-2.mp4  5 frames · 1.000 s · 20×10@5"))
    try program.write("---\nshowreel:\n  fsp: 5\n---\n\(blocks)\n", to: "wrong.md")
    let wrong = try await run(["check", "wrong.md"])
    #expect(wrong.code == 65)
    #expect(
      wrong.errors
        == "wrong.md:3:3: error: unknown key 'fsp' in 'showreel'. Did you mean 'fps'?\n")
  }
}
