import Testing

@testable import Snippets

/// What is found out by compiling a demo over and over.
@Suite("Mending demos") struct DemoMendingTests {
  private func planned(_ count: Int) throws -> PlannedClip {
    let chain = (0..<count).map { "    .m\($0)()\n" }.joined()
    let text =
      "import SwiftUI\nstruct Dot: View {\n  var body: some View {\n    Text(\"a\")\n\(chain)  }\n}\n"
    return try #require(SnippetPlan(source: text, at: "a.swift").clips.first)
  }

  /// The compiler tells one modifier of a chain at a time.
  private func missing(_ number: Int) -> [Diagnostic] {
    [
      Diagnostic(
        file: "a.swift", line: 5 + number, column: 6,
        message: "value of type 'Text' has no member 'm\(number)'")
    ]
  }

  @Test("Code of somebody else's is not compiled as often as it likes") func rounds()
    async throws
  {
    let clip = try planned(100)
    var mending = DemoMending(clip, imports: [], mistakes: ModuleMistakes())
    var rounds = 0
    while await mending.take(missing(rounds), isLenient: false, ModuleBuilds()) { rounds += 1 }
    // With the one that nothing came of.
    #expect(rounds + 1 == DemoMending.mostRounds)
    // What was wrong at first is what its author is told.
    let told = mending.problems(beside: missing(rounds))
    #expect(told == missing(0))
  }

  @Test("Nor for as long as it likes", arguments: [0, .infinity]) func time(_ seconds: Double)
    async throws
  {
    var mending = DemoMending(
      try planned(1), imports: [], mistakes: ModuleMistakes(), within: seconds)
    let isMended = await mending.take(missing(0), isLenient: false, ModuleBuilds())
    #expect(isMended == (seconds > 0))
  }

  @Test("Where something stands for a type, it is compiled less often") func models() async throws {
    let card = Diagnostic(file: "a.swift", line: 3, message: "cannot find type 'Card' in scope")
    var mending = DemoMending(try planned(100), imports: [], mistakes: ModuleMistakes())
    var rounds = 0
    while await mending.take(
      rounds == 0 ? [card] : missing(rounds), isLenient: false, ModuleBuilds())
    {
      rounds += 1
    }
    #expect(rounds + 1 == DemoMending.mostWithModels)
    // What was wrong before something stood for anything.
    #expect(mending.problems(beside: missing(rounds)) == [card])
  }

  @Test("What is of a module that is not there is made up as what is of another file")
  func modules()
    async throws
  {
    let text =
      "import SwiftUI\nimport Lottie\nstruct Dot: View {\n  var body: some View {\n    LottieView(3)\n  }\n}\n"
    let clip = try #require(SnippetPlan(source: text, at: "a.swift").clips.first)
    var mending = DemoMending(clip, imports: [], mistakes: ModuleMistakes())
    func error(_ line: Int, _ message: String) -> Diagnostic {
      Diagnostic(file: "a.swift", line: line, column: 5, message: message)
    }
    for diagnostic in [
      error(2, "no such module 'Lottie'"), error(5, "cannot find 'LottieView' in scope"),
    ] {
      let goesOn = await mending.take([diagnostic], isLenient: false, ModuleBuilds())
      #expect(goesOn)
    }
    #expect(mending.views.names == ["LottieView"])
    #expect(
      mending.warnings.map(\.message).first
        == "There is no module 'Lottie': it is left out. What may be of it is made up, and told name by name."
    )
    #expect(mending.warnings.count == 2)
  }

  @Test("Mistakes are not looked for in a long source without end") func work() async throws {
    var clip = try planned(1)
    let errors = (0..<600).flatMap { _ in missing(0) }
    var mending = DemoMending(clip, imports: [], mistakes: ModuleMistakes())
    let goesOn = await mending.take(errors, isLenient: false, ModuleBuilds())
    #expect(goesOn)
    clip.excerpt.text += "// " + String(repeating: "a", count: 120 << 10)
    mending = DemoMending(clip, imports: [], mistakes: ModuleMistakes())
    let goesOnWithMore = await mending.take(errors, isLenient: false, ModuleBuilds())
    #expect(!goesOnWithMore && mending.problems(beside: errors) == errors)
  }

  @Test("A demo that nothing helps is compiled once") func hopeless() async throws {
    var mending = DemoMending(try planned(1), imports: [], mistakes: ModuleMistakes())
    let error = Diagnostic(file: "a.swift", line: 5, column: 6, message: "expected ')'")
    let goesOn = await mending.take([error], isLenient: true, ModuleBuilds())
    #expect(!goesOn && mending.problems(beside: [error]) == [error])
  }

  @Test(
    "What may be a colour is taken for one where nothing else helps, and the first mistakes are told"
  )
  func colours() async throws {
    let text =
      "import SwiftUI\nstruct Dot: View {\n  var body: some View { Circle().fill(.dune) }\n}\n"
    let clip = try #require(SnippetPlan(source: text, at: "a.swift").clips.first)
    var mending = DemoMending(clip, imports: [], mistakes: ModuleMistakes())
    let errors = ["ambiguous use of 'fill'", "extra argument"].map {
      Diagnostic(file: "a.swift", line: 3, column: 5, message: $0)
    }
    let goesOn = await mending.take([errors[0]], isLenient: false, ModuleBuilds())
    #expect(goesOn && mending.colors.names == ["dune"])
    let goesOnAgain = await mending.take([errors[1]], isLenient: false, ModuleBuilds())
    #expect(!goesOnAgain && mending.problems(beside: [errors[1]]) == [errors[0]])
  }
}
