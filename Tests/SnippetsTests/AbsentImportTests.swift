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
    #expect(!absent.take([missing, use], of: "a.swift") && absent.names.isEmpty)
    #expect(!absent.take([use], of: "a.swift") && !absent.take([], of: "a.swift"))
    #expect(absent.take([missing], of: "b.swift") == false)
    #expect(absent.take([missing], of: "a.swift") && absent.names == ["Lottie"])
    #expect(absent.take([missing], of: "a.swift") == false)
    #expect(
      absent.warnings.map(\.problem) == [
        "a.swift:2:8: warning: There is no module 'Lottie', and nothing of it is used: it is left out."
      ])
  }
}
