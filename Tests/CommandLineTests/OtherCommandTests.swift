import Foundation
import TestSupport
import Testing

/// `check`, `list`, `new`, `doctor` and `filmstrip`.
struct OtherCommandTests {
  private let showreel = Result { try Showreel() }

  private func run(_ arguments: String...) async throws -> ProgramAnswer {
    try await showreel.get().run(arguments)
  }

  // MARK: check

  @Test func checkTellsFramesAndEvents() async throws {
    let answer = try await run(
      "check", "TransitionMove", "--size", "80x60", "--scale", "1", "--fps", "10", "--duration", "1"
    )
    #expect(answer.code == 0)
    #expect(
      answer.output == """
        TransitionMove  10 frames · 1.000 s · 80×60@10
           0.500 s  tap 'Toggle'

        """)
    #expect(try showreel.get().files.isEmpty)
  }

  @Test func presetsTakeTapsInsteadOfTheirOwn() async throws {
    let answer = try await showreel.get().run(
      [
        "check", "TransitionMove", "--tap", "Toggle@0.2,0.6", "--tap", "40,30@0.4", "--duration",
        "1",
      ])
    #expect(answer.code == 0)
    let events = answer.lines.dropFirst().map { $0.split(separator: " ").prefix(1).joined() }
    #expect(events == ["0.200", "0.400", "0.600"])
  }

  @Test func aTapOnNothingIsAnErrorInAPresetToo() async throws {
    for command in ["check", "export"] {
      let answer = try await run(command, "TransitionMove", "--tap", "Start@1")
      #expect(answer.code == 65)
      #expect(
        answer.errors.contains(
          "Nothing to tap at 1 s: 'Start' is not there. What can be tapped: 'Toggle' at 197,808."),
        "\(answer.errors)")
    }
    #expect(try showreel.get().files.isEmpty)
  }

  @Test func presetsHaveNoOtherViews() async throws {
    for command in ["check", "export"] {
      let answer = try await run(command, "TransitionMove", "--view", "Card")
      #expect(answer.code == 65)
      #expect(
        answer.errors.contains(
          "--view Card chooses a view of Swift code, but TransitionMove is a preset. Leave --view out,"
        ), "\(answer.errors)")
    }
  }

  @Test func checkAnswersInJSON() async throws {
    let answer = try await run(
      "check", "TransitionMove", "--size", "80x60", "--scale", "1", "--fps", "10", "--duration",
      "1",
      "--json")
    #expect(
      answer.output
        == #"{"duration":1,"events":[{"hidden":false,"name":"tap 'Toggle'","time":0.5}],"frameRate":"10","#
        + #""frames":10,"height":60,"kind":"check","name":"TransitionMove","warnings":[],"width":80}"#
        + "\n")
  }

  @Test func checkListsWhatAPageWouldMake() async throws {
    let program = try showreel.get()
    try program.write(
      """
      # Fade
      ```swift
      struct FadeView: View { var body: some View { Color.red } }
      ```
      <video src="video/Fade.mp4"></video>
      ```swift
      .transition(.move(edge: .top))
      ```
      """, to: "docs/guide.md")
    let text = try await run("check", "docs/guide.md", "--no-compile")
    #expect(text.code == 0)
    #expect(text.output == "docs/video/Fade.mp4  FadeView, docs/guide.md:3\n")
    #expect(text.errors.hasPrefix("docs/guide.md:6: not a view: "), "\(text.errors)")
    #expect(text.errors.hasSuffix(", skipped\n"))
    let json = try await run("check", "docs/guide.md", "--no-compile", "--json")
    #expect(
      json.lines.first == #"{"file":"docs/guide.md","kind":"check","line":3,"name":"Fade","#
        + #""paths":["docs/video/Fade.mp4"],"view":"FadeView"}"#)
    #expect(json.lines.last?.contains(#""kind":"skip","line":6,"message":"not a view: "#) == true)
    #expect(json.errors.isEmpty)
  }

  @Test func checkCompilesUnlessItIsToldNotTo() async throws {
    let program = try showreel.get()
    try program.write(
      "struct A: View { var body: some View { Txet(\"a\") } }", to: "a.swift")
    #expect(try await run("check", "a.swift", "--no-compile").code == 0)
    let compiled = try await run("check", "a.swift")
    #expect(compiled.code == 65)
    #expect(compiled.errors.contains("a.swift:1:40: error: cannot find 'Txet' in scope"))
    try program.write("struct A: View { var body: some View { Text(\"a\") } }", to: "a.swift")
    let mended = try await run("check", "a.swift", "--size", "80x60", "--scale", "1")
    #expect(mended.code == 0)
    #expect(mended.output.hasPrefix("a.mp4  "), "\(mended.output)")
    #expect(mended.lines.count >= 2 && mended.lines[1] == "  A, a.swift:1")
    #expect(mended.lines[0].hasSuffix(" · 80×60@60"))
  }

  /// Views are values: they are made off the main actor too, in what demos show them with.
  @Test func viewsAreMadeAnywhere() async throws {
    try showreel.get().write(
      """
      import SwiftUI
      struct Key: EnvironmentKey { static let defaultValue = AnyView(EmptyView()) }
      extension EnvironmentValues { @Entry var badge: AnyView = AnyView(HStack { Spacer() }) }
      struct Page: Identifiable {
        let id: Int
        let view: AnyView
        static let all = [Page(id: 0, view: AnyView(Text("a").bold()))]
      }
      enum Kind { case one; var icon: some View { VStack { Image(systemName: "star") } } }
      func card(_ title: String) -> some View { ZStack { Divider(); Text(title).padding() } }
      struct A: View { var body: some View { ForEach(Page.all) { $0.view } } }
      """, to: "a.swift")
    let answer = try await run("check", "a.swift", "--compile")
    #expect(answer.code == 0, "\(answer.errors)")
  }

  /// Nothing stands for it where files are compiled together.
  @Test func anEnvironmentValueThatIsNotThereIsNamed() async throws {
    try showreel.get().write(
      """
      import SwiftUI
      struct A: View {
        @Environment(\\.nothing) private var nothing
        var body: some View { Text("a") }
      }
      """, to: "Cards/a.swift")
    try showreel.get().write("import SwiftUI\nlet b = 3\n", to: "Cards/b.swift")
    let errors = try await run("check", "Cards", "--compile").errors
    #expect(
      errors.contains(
        ". Is '\\.nothing' one of SwiftUI's environment values? "
          + "'showreel list --api' shows which are supported.\n"))
    // Not a word of what our own modules declare, where nobody could look.
    let lines = errors.split(separator: "\n")
    #expect(
      !lines.isEmpty && lines.allSatisfy { $0.hasPrefix("Cards/a.swift:3:") }, "\(errors)")
  }

  @Test func checkSaysWhatIsWrong() async throws {
    let program = try showreel.get()
    try program.write("title: x\nvew: Circle()\n", to: "bad.yaml")
    let preset = try await run("check", "bad.yaml")
    #expect(preset.code == 65)
    #expect(
      preset.errors.hasSuffix("bad.yaml:2:1: error: unknown key 'vew'. Did you mean 'view'?\n"))
    #expect(try await run("check", "nope.md").code == 66)
    try program.write("struct A: View { var body: some View { Color.red } }", to: "a.swift")
    let view = try await run("check", "a.swift", "--view", "B")
    #expect(view.code == 65)
    #expect(view.errors.hasPrefix("a.swift:1"), "\(view.errors)")
    #expect(view.errors.contains("'B'"))
  }

  // MARK: list

  @Test func listNamesEveryPreset() async throws {
    let answer = try await run("list")
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Repository.folder.appending(path: "Presets").path)
    let names = files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
    #expect(answer.lines.map { String($0.prefix { $0 != " " }) } == names)
    let json = try await run("list", "--json")
    #expect(json.lines.count == names.count)
    #expect(json.lines[0].hasPrefix(#"{"about":""#))
  }

  @Test func listNamesDevices() async throws {
    #expect(try await run("list", "--devices").lines.contains("iphone15pro  393 × 852 pt"))
    #expect(
      try await run("list", "--devices", "--json").lines
        .contains(#"{"height":852,"kind":"device","name":"iphone15pro","width":393}"#))
  }

  @Test func theListOfTheAPIIsUpToDate() async throws {
    let script = Process(Repository.folder.appending(path: "Scripts/api").path, ["--print"])
    let inSources = try await script.answer(whileItRuns: nil).output
    let listed = try await run("list", "--api")
    // A name may be followed by how far its look goes.
    let names = listed.lines.map { $0.components(separatedBy: "  (")[0] }
    #expect(names == inSources.split(separator: "\n").map(String.init), "run Scripts/api")
    #expect(listed.lines.contains { $0.hasPrefix(".glassEffect  (approximated: ") })
    let known = Set(names)
    for name in ["VStack", "@State", ".padding", "withAnimation()", "Animation.easeInOut"] {
      #expect(known.contains(name))
    }
    #expect(
      try await run("list", "--api", "--json").lines.first
        == ##"{"kind":"name","look":"drawn","name":"#Preview","topic":"Previews"}"##)
  }

  @Test func aFolderOfPresetsThatIsNotThereIsSaid() async throws {
    let program = try showreel.get()
    let answer = try await program.run(["list"], environment: ["SHOWREEL_PRESETS": "/nope"])
    #expect(answer.code == 66)
    #expect(answer.errors.hasPrefix("error: There is no folder '/nope' to take presets from."))
  }

  // MARK: new

  @Test(arguments: ["Hero.yaml", "Hero.swift"])
  func aNewFileWorksAsItIs(_ file: String) async throws {
    let name = file == "Hero.yaml" ? "Hero" : file
    let made = try await run("new", name)
    #expect(made.code == 0)
    #expect(made.output == "\(file) is written. Make its clip with: showreel export \(file)\n")
    let program = try showreel.get()
    let exported = try await program.run(["export", file] + Showreel.tiny)
    #expect(exported.code == 0, "\(exported.errors)")
    #expect(program.files == ["Hero.mp4", file])
    let again = try await run("new", name)
    #expect(again.code == 73)
    #expect(
      again.errors == "error: \(file) is there already. Remove it, or choose another name.\n")
  }

  @Test(arguments: ["no", #"1: a [b] "c" #d \e"#])
  func aNewPresetWorksUnderAnyName(_ name: String) async throws {
    let program = try showreel.get()
    #expect(try await program.run(["new", name]).code == 0)
    let checked = try await program.run(["check", name + ".yaml"])
    #expect(checked.code == 0, "\(checked.errors)")
  }

  @Test(arguments: [".", "", "a/", ".Hero", "a\nb"])
  func aNewFileNeedsAName(_ name: String) async throws {
    let answer = try await run("new", name)
    #expect(answer.code == 64)
    #expect(
      answer.errors.hasPrefix(
        "error: '\(name)' is no name for a clip, which has one line and begins with no dot. "
          + "Choose one such as Hero.\n"))
    #expect(try showreel.get().files == [])
  }

  @Test func aNewFileNeedsANameThatIsSeen() async throws {
    let answer = try await run("new", "\u{FEFF}")
    #expect(answer.code == 64)
    #expect(answer.errors.hasPrefix("error: '\\u{FEFF}' has no character that can be seen, "))
    #expect(try showreel.get().files == [])
  }

  @Test func aNewFileNeedsItsFolder() async throws {
    let answer = try await run("new", "none/Hero")
    #expect(answer.code == 73)
    #expect(
      answer.errors == "error: Cannot write none/Hero.yaml: the folder 'none' does not exist. "
        + "Create it with: mkdir -p 'none'\n")
  }

  // MARK: doctor, filmstrip

  @Test func doctorNamesEverythingThatIsNeeded() async throws {
    let answer = try await run("doctor")
    for subject in [
      "Renderer: SDL ", "Encoder: H.264", "Fonts: ", "Compiler: ", "Sandbox: demos run ",
      "Pictures: PDF files ",
    ] {
      #expect(answer.output.contains(subject))
    }
    let isWell =
      !answer.output.contains("✗ Renderer") && !answer.output.contains("✗ Encoder")
      && !answer.output.contains("✗ Fonts") && !answer.output.contains("✗ Compiler")
    #expect(answer.code == (isWell ? 0 : 70))
    let json = try await run("doctor", "--json")
    #expect(json.lines.contains { $0.contains(#""subject":"Sandbox""#) })
  }

  @Test func aFilmstripIsAPicture() async throws {
    let answer = try await run(
      "filmstrip", "TransitionMove", "--size", "80x60", "--height", "30", "-o", "strip.png")
    #expect(answer.code == 0)
    #expect(answer.errors == "strip.png is written\n")
    #expect(try showreel.get().data("strip.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  /// Nothing is around the screen where nobody says anything of it.
  @Test func aStripHasTheLookThatItsSourceSays() async throws {
    let program = try showreel.get()
    let view = "view: Circle().fill(.red)\ntransition: .scale\n"
    let code = "import SwiftUI\nstruct Demo: View { var body: some View { Color.red } }\n"
    try program.write(view, to: "plain.yaml")
    try program.write(view + "look: social\n", to: "own.yaml")
    try program.write(code, to: "Plain.swift")
    try program.write("// showreel: look social\n" + code, to: "Own.swift")
    func strip(_ input: String, _ words: String...) async throws -> Data {
      let answer = try await program.run(
        ["filmstrip", input, "--size", "80x60", "--height", "30", "--count", "2", "-o", "made.png"]
          + ["--force"] + words)
      #expect(answer.code == 0, "\(answer.errors)")
      return try program.data("made.png")
    }
    for (plain, own) in [("plain.yaml", "own.yaml"), ("Plain.swift", "Own.swift")] {
      let (bare, dressed) = (try await strip(plain), try await strip(own))
      #expect(bare != dressed, "\(own)")
      #expect(try await strip(own, "--look", "plain") == bare, "\(own)")
      #expect(try await strip(plain, "--look", "plain") == bare, "\(plain)")
      #expect(try await strip(plain, "--look", "social") == dressed, "\(plain)")
    }
  }

  @Test func oneStripGoesToAFolderToo() async throws {
    let answer = try await run(
      "filmstrip", "TransitionMove", "--size", "80x60", "--height", "30", "-o", "strips/")
    #expect(answer.code == 0)
    #expect(answer.errors == "strips/TransitionMove.png is written\n")
    #expect(try showreel.get().files == ["strips", "strips/TransitionMove.png"])
  }

  @Test func whatIsWrongWithAnyOfTheInputsOfStripsIsSaidAtOnce() async throws {
    let answer = try await run("filmstrip", "none.swift", "TransitionMove", "gone.md")
    #expect(answer.code == 66)
    #expect(answer.errors.contains("none.swift") && answer.errors.contains("gone.md"))
    #expect(!answer.errors.contains("is written"))
  }

  @Test func aStripThatCannotBeWrittenIsSaid() async throws {
    let answer = try await run(
      "filmstrip", "TransitionMove", "--size", "80x60", "--height", "30", "-o", "/proc/strip.png")
    #expect(answer.code == 73)
    #expect(
      answer.errors.hasPrefix("error: TransitionMove: Cannot write /proc/strip.png: "),
      "\(answer.errors)")
  }

  @Test func aTapAtNoTimeIsToldWithItsColumn() async throws {
    let none = try await run("check", "TransitionMove", "--tap", "Toggle@1,x")
    #expect(none.code == 64)
    #expect(
      none.errors.contains(
        "--tap 'Toggle@1,x', column 10: 'x' behind '@' is no time. Write seconds"),
      "\(none.errors)")
    let past = try await run(
      "check", "TransitionMove", "--tap", "Toggle@0.5s", "--tap", "Toggle@nan")
    #expect(
      past.errors.contains("--tap 'Toggle@nan', column 8: 'nan' behind '@'"), "\(past.errors)")
  }
}
