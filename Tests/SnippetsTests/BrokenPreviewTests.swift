import Testing

@testable import Snippets

/// Previews that show what another file of an app has, where that file is not there.
@Suite("Previews of what is not there")
struct BrokenPreviewTests {
  private static let dot =
    "import SwiftUI\nstruct Dot: View { var body: some View { Text(\"a\") } }\n"
  private static let word =
    "Show the file that declares it together with this one, or declare it here."

  private func planned(_ text: String) throws -> PlannedClip {
    try #require(SnippetPlan(source: text, at: "a.swift").clips.first)
  }

  private func missing(_ name: String, line: Int, more: String = "") -> Diagnostic {
    Diagnostic(
      file: "a.swift", line: line, column: 12, message: "cannot find '\(name)' in scope\(more)")
  }

  @Test(
    "The view that there is is shown without them",
    arguments: [
      "#Preview { Screen() }\n",
      "struct Dot_Previews: PreviewProvider {\nstatic var previews: some View { Screen() }\n}\n",
    ])
  func another(_ preview: String) throws {
    let clip = try planned(Self.dot + preview)
    var previews = BrokenPreviews()
    let isTaken = previews.take([missing("Screen", line: 3)], of: clip)
    #expect(isTaken && previews.root == .view("Dot"))
    #expect(
      previews.warnings.map(\.problem) == [
        "a.swift:3:12: warning: Nothing here declares 'Screen', which this preview needs: it is "
          + "left out, and 'Dot' is shown. \(Self.word)"
      ])
    let compiled = DemoSource(
      clip.excerpt, source: SwiftSource(clip.excerpt.text), root: .view("Dot"),
      changes: DemoChanges(previews: previews.places)
    ).text
    #expect(!compiled.contains("Screen()") && compiled.contains("root.initialize(to: Dot())"))
  }

  @Test("A preview that was asked for is shown, or nothing") func named() throws {
    let preview = "struct Dots: PreviewProvider {\nstatic var previews: some View { Screen() }\n}\n"
    let plan = SnippetPlan(
      source: Self.dot + preview, at: "a.swift", options: SnippetOptions(view: "Dots"))
    var previews = BrokenPreviews()
    let isTaken = previews.take([missing("Screen", line: 4)], of: try #require(plan.clips.first))
    #expect(!isTaken && previews.places.isEmpty)
  }

  @Test("A view in a preview goes with it, and so does all of a widget's preview")
  func whole() throws {
    let provider =
      "struct Dot_Previews: PreviewProvider {\n"
      + "struct Whole: View { var body: some View { Screen() } }\nstatic var previews: some View { Whole() }\n}\n"
    let widget = "#Preview(as: .systemSmall) {\nScreen()\n} timeline: {\nEntry()\n}\n// end\n"
    for (preview, line) in [(provider, 4), (widget, 4)] {
      let clip = try planned(Self.dot + preview)
      var previews = BrokenPreviews()
      let isTaken = previews.take([missing("Screen", line: line)], of: clip)
      #expect(isTaken && previews.root == .view("Dot"))
      let compiled = DemoSource(
        clip.excerpt, source: SwiftSource(clip.excerpt.text), root: .view("Dot"),
        changes: DemoChanges(previews: previews.places)
      ).text
      #expect(!compiled.contains("Screen()"))
      // What became of a widget's preview ended behind it.
      #expect(!compiled.contains("} }\n// end"))
    }
  }

  @Test("One that nobody asked for goes alone") func second() throws {
    let clip = try planned(Self.dot + "#Preview { Dot() }\n#Preview(\"All\") { Screen() }\n")
    var previews = BrokenPreviews()
    let isTaken = previews.take([missing("Screen", line: 4)], of: clip)
    #expect(isTaken && previews.root == nil && previews.places.count == 1)
    #expect(previews.warnings.first?.message.contains("left out. Show") == true)
    let isTakenAgain = previews.take([missing("Store", line: 3)], of: clip)
    #expect(isTakenAgain && previews.root == .view("Dot") && previews.places.count == 2)
  }

  @Test("What is wrong elsewhere, or mistyped, is told, and so it is where there is nothing else")
  func others() throws {
    let whole = try planned(Self.dot + "#Preview { Screen() }\n")
    let bare = try planned("import SwiftUI\n\n#Preview { Screen() }\n")
    let slip = missing("Dott", line: 3, more: ". Did you mean 'Dot'?")
    let screen = missing("Screen", line: 3)
    var taken: [Bool] = []
    for (clip, errors) in [
      (whole, [screen, missing("Store", line: 2)]), (whole, [slip]), (bare, [screen]), (whole, []),
    ] {
      var previews = BrokenPreviews()
      taken.append(previews.take(errors, of: clip))
    }
    #expect(taken == [false, false, false, false])
  }

  @Test(
    "A file whose preview shows another one's view compiles, and tells of it",
    .enabled(if: CompilerFixture.compiler != nil, "swiftc is not on the PATH"))
  func compiled() async throws {
    let fixture = try await CompilerFixture.shared.value
    let compiler = fixture.compiler(sandbox: try await CompilerFixture.walls.value)
    let demo = try await compiler.compile(try planned(Self.dot + "#Preview { Screen() }\n"))
    #expect(demo.root == .view("Dot"))
    #expect(demo.warnings.map(\.line) == [3])
  }
}
