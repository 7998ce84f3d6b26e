import Testing

@testable import Snippets

/// What a file imports and does not use need not be there.
@Suite("Imports of what is not there")
struct AbsentImportTests {
  @Test("Only where the compiler finds nothing else wrong are they left out, once") func taken() {
    var absent = AbsentImports()
    let missing = Diagnostic(
      file: "a.swift", line: 2, column: 8, message: "no such module 'Lottie'")
    let use = Diagnostic(file: "a.swift", line: 5, message: "cannot find 'LottieView' in scope")
    #expect(!absent.take([missing, use], of: ["a.swift"]) && absent.names.isEmpty)
    #expect(!absent.take([use], of: ["a.swift"]) && !absent.take([], of: ["a.swift"]))
    #expect(absent.take([missing], of: ["b.swift"]) == false)
    #expect(absent.take([missing], of: ["a.swift"]) && absent.names == ["Lottie"])
    #expect(absent.take([missing], of: ["a.swift"]) == false)
    #expect(
      absent.warnings.map(\.problem) == [
        "a.swift:2:8: warning: There is no module 'Lottie', and nothing of it is used: it is left out."
      ])
    #expect(
      absent.warningsBesideGuesses.map(\.message) == [
        "There is no module 'Lottie': it is left out. What may be of it is made up, and told name by name."
      ])
  }

  @Test("Of several files each is told what it imports in vain, before what else is wrong with it")
  func files() {
    func missing(_ file: String) -> Diagnostic {
      Diagnostic(file: file, line: 1, message: "no such module 'Lottie'")
    }
    func use(_ file: String) -> Diagnostic {
      Diagnostic(file: file, line: 5, message: "cannot find 'LottieView' in scope")
    }
    var absent = AbsentImports()
    let isTaken = absent.take([missing("a"), missing("b")], of: ["a", "b", "c"])
    #expect(isTaken)
    #expect(absent.problems(inFilesOf: [use("a"), use("c")]) == [missing("a"), use("c")])
    #expect(absent.problems(inFilesOf: [use("c")]) == [use("c")])
  }

  @Test("What else is wrong is told with them, but not what may be missing because of them")
  func others() {
    func at(_ line: Int, _ message: String) -> Diagnostic {
      Diagnostic(file: "a.swift", line: line, message: message)
    }
    let missing = at(1, "no such module 'Lottie'")
    let use = at(5, "cannot find 'LottieView' in scope")
    var note = at(5, "it is used here")
    note.severity = .note
    let type = at(7, "cannot convert value of type 'Int' to specified type 'String'")
    let typo = at(8, "cannot find 'cuont' in scope. Did you mean 'count'?")
    var unsupported = at(9, "value of type 'some View' has no member 'sheen'")
    unsupported.remedy = .supportedAPI
    var absent = AbsentImports()
    #expect(absent.problems(beside: [use, note, type]) == [use, note, type])
    let isTaken = absent.take([missing], of: ["a.swift"])
    #expect(isTaken)
    #expect(
      absent.problems(beside: [use, note, type, typo, unsupported])
        == [missing, type, typo, unsupported])
  }
}
