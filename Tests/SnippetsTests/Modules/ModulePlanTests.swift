import Studio
import Testing

@testable import Snippets

@Suite struct ModulePlanTests {
  private func plan(
    _ files: [String: String], view: String? = nil, shown: (String) -> Bool = { _ in true }
  ) -> SnippetPlan {
    let excerpts = files.keys.sorted().map { Excerpt(file: $0, text: files[$0] ?? "") }
    return SnippetPlan(
      module: SourceModule(files: excerpts), options: SnippetOptions(view: view), shown: shown)
  }

  private func view(_ name: String, _ body: String = "X()") -> String {
    "struct \(name): View { var body: some View { \(body) } }\n"
  }

  @Test func eachPreviewProviderAndCommentedViewIsAClip() {
    let plan = plan([
      "Card.swift": view("Card") + "#Preview(\"Light one\") { Card() }\n#Preview { Card() }\n",
      "Badge.swift": view("Badge")
        + "struct Badge_Previews: PreviewProvider { static var previews: some View { Badge() } }\n",
      "Pill.swift": view("Part") + "// showreel: duration 2\n" + view("Pill"),
    ])
    #expect(plan.clips.map(\.name) == ["Badge", "Light-one", "Card", "Pill"])
    #expect(plan.clips.map(\.line) == [2, 2, 3, 3])
    #expect(plan.clips.map(\.outputs) == plan.clips.map { [$0.name + ".mp4"] })
    #expect(plan.failures.isEmpty)
    // All come from one library.
    #expect(Set(plan.clips.compactMap(\.module)).count == 1)
  }

  @Test func aCommentSaysSomethingOfWhatItStandsInOrAbove() {
    let plan = plan([
      "A.swift": """
      // showreel: fps 30

      // showreel: duration 1
      #Preview("one") { A() }

      #Preview("two") {
        // showreel: duration 2
        A()
      }
      // showreel: wait 3
      \(view("B"))
      #Preview("three") { B() }
      """
    ])
    let said = Dictionary(
      uniqueKeysWithValues: plan.clips.map { ($0.name, $0.script.source) })
    #expect(
      said == [
        "one": "fps 30\nduration 1\n", "two": "fps 30\nduration 2\n", "three": "fps 30\nwait 3\n",
      ])
  }

  /// They may stand in other files of the module than the words about them.
  @Test func aScriptShowsTwoViewsOfAModuleSideBySide() {
    let words = "// showreel: look social sideBySide \"Old New\"\n"
    let files = [
      "Old.swift": view("Old"), "New.swift": view("New"),
      "Pair.swift": words + "#Preview(\"Both\") { Old() }\n",
    ]
    let pair = plan(files)
    #expect(pair.clips.map(\.name) == ["Both"])
    #expect(pair.clips.map(\.root) == [.view("Old")])
    #expect(pair.clips.map(\.other) == [.view("New")])
    let places = Set(pair.clips.flatMap { $0.module?.roots.map(\.file) ?? [] })
    #expect(places.isSuperset(of: ["Old.swift", "New.swift"]))
    #expect(plan(files, view: "New").clips.allSatisfy { $0.other == nil })
    let lacking = plan(["Pair.swift": view("Old") + words + "#Preview { Old() }\n"])
    #expect(lacking.clips.isEmpty && lacking.failures.count == 1)
  }

  @Test func aViewWithinATypeIsShownBesideAnotherByItsOwnName() {
    let words = "// showreel: look social sideBySide \"Row Cell\"\n"
    let body = "var body: some View { X() }"
    let list = "struct List { struct Row: View { \(body); struct Cell: View { \(body) } } }"
    let pair = plan(["List.swift": list, "Pair.swift": words + "#Preview(\"Both\") { Row() }\n"])
    #expect(pair.failures.map(\.description) == [])
    #expect(pair.clips.map(\.root) == [.view("List.Row")])
    #expect(pair.clips.map(\.other) == [.view("List.Row.Cell")])
  }

  /// Each of thousands told the names of all views.
  @Test func whoeverLacksAViewIsToldSomeOfThoseThereAre() {
    let views = (0..<60).map { view("V\($0)") }.joined(separator: "\n")
    let words = "// showreel: look social sideBySide \"Nothing LikeThese\"\n"
    let plan = plan(["A.swift": views, "Pair.swift": words + "#Preview(\"Both\") { V0() }\n"])
    #expect(plan.failures.count == 1)
    #expect(plan.failures.allSatisfy { $0.message.hasSuffix("V48, V49 and 11 more.") })
  }

  @Test func clipsOfAModuleKnowWhenOneOfItsFilesIsAnother() throws {
    let clips = plan(["A.swift": view("A") + "#Preview { A() }", "B.swift": view("B")]).clips
    var clip = try #require(clips.first)
    let hash = try clip.hash(options: "")
    // As it was read once for all of them, and as it is read for one.
    clip.module?.files.swapAt(0, 0)
    #expect(try clip.hash(options: "") == hash)
    clip.module?.files[1].text += "\n"
    #expect(try clip.hash(options: "") != hash)
    #expect(clip.module != clips[0].module)
  }

  /// Any of them was shown, another in each run.
  @Test func ofSeveralThatMayBeTheModulesTheFirstIsShown() {
    let files = (0..<9).map { ("\($0).swift", view("ContentView")) }
    let clips = plan(Dictionary(uniqueKeysWithValues: files)).clips
    #expect(clips.map(\.excerpt.file) == ["0.swift"])
  }

  @Test func namesThatSeveralHaveAreTheirFilesToo() {
    let plan = plan([
      "A.swift": "#Preview(\"Dark\") { X() }\n#Preview(\"Dark\") { X() }\n",
      "B.swift": "#Preview(\"dark\") { X() }\n", "a/A.swift": "#Preview { X() }\n",
      "C.swift": "#Preview(\"../C/ \") { X() }\n#Preview(\"/\") { X() }",
    ])
    #expect(
      plan.clips.map(\.name) == ["A-Dark", "A-Dark-2", "B-dark", "C", "C-2", "A"])
  }

  @Test func aModuleThatSaysNothingShowsItsAppItsContentOrWhatNothingIsMadeOf() {
    let app = "@main struct M: App { var body: some Scene { WindowGroup { A() } } }"
    #expect(plan(["M.swift": app, "A.swift": view("A")]).clips.map(\.root) == [.app("M")])
    #expect(
      plan(["A.swift": view("A"), "B.swift": view("ContentView", "A()")]).clips.map(\.name) == ["B"]
    )
    #expect(
      plan(["A.swift": view("A"), "B.swift": view("B", "A()"), "C.swift": view("C")]).clips
        .map(\.root) == [.view("B"), .view("C")])
  }

  @Test func aViewIsChosenByName() {
    let files = ["A.swift": view("A") + "#Preview(\"p\") { A() }", "B.swift": view("B")]
    #expect(plan(files, view: "B").clips.map(\.root) == [.view("B")])
    #expect(plan(files, view: "p").clips.map(\.name) == ["p"])
    #expect(plan(files, view: "C").clips.isEmpty)
  }

  @Test func clipsAreMadeOfTheFilesThatAreShownAndCompiledOfAll() {
    let files = ["a/A.swift": "#Preview { B() }", "b/B.swift": view("B") + "#Preview { B() }"]
    let plan = plan(files) { $0.hasPrefix("a/") }
    #expect(plan.clips.map(\.name) == ["A"])
    #expect(plan.clips.first?.module?.files.map(\.file) == ["a/A.swift", "b/B.swift"])
  }

  @Test func aFileThatIsNotSwiftCostsItsOwnClips() {
    let plan = plan([
      "A.swift": "#Preview { X() }",
      "B.swift": "struct B: View {\n  var body = (\n}\n#Preview { B() }",
    ])
    #expect(plan.clips.map(\.name) == ["A"])
    #expect(Set(plan.failures.map(\.file)) == ["B.swift"])
    #expect(plan.clips.first?.module?.missing == ["B": "B.swift"])
  }

  @Test func aProgramsStatementsAreLeftOut() {
    let plan = plan(["main.swift": "import X\nprint(1)\n", "A.swift": "#Preview { X() }"])
    #expect(
      plan.skipped.map(\.description) == [
        "main.swift:2: a program's statements, which no module has, skipped"
      ])
    #expect(plan.clips.first?.module?.files.map(\.file) == ["A.swift"])
  }

  @Test func whatIsSkippedIsSkippedAndWhatIsWrongIsToldAtItsPlace() {
    let plan = plan([
      "A.swift": "// showreel: skip\n#Preview(\"no\") { X() }\n#Preview(\"yes\") { X() }\n",
      "B.swift": "#Preview { X() }\n// showreel: jump 3\n",
    ])
    #expect(plan.clips.map(\.name) == ["yes", "B"])
    #expect(plan.failures.map { "\($0.file):\($0.line)" } == ["B.swift:2"])
  }

  @Test func clipsOfSeveralModulesHaveNamesOfTheirOwn() {
    var first = plan(["A.swift": "#Preview { X() }"])
    first.add(plan(["A.swift": "#Preview { X() }"]))
    #expect(first.clips.map(\.name) == ["A", "A-2"])
    #expect(first.clips.map(\.outputs) == [["A.mp4"], ["A-2.mp4"]])
  }
}
