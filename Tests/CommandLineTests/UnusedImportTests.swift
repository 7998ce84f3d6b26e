import TestSupport
import Testing

/// A file out of an app imports what is not here.
struct UnusedImportTests {
  private let showreel = Result { try Showreel() }

  @Test func whatIsImportedAndNotUsedNeedNotBeThere() async throws {
    let program = try showreel.get()
    try program.write("import Lottie\n" + DemoTests.view("Color.red"), to: "unused.swift")
    let unused = try await program.run(["export", "unused.swift"] + Showreel.brief)
    #expect(unused.code == 0)
    #expect(
      unused.errors.contains("unused.swift:1:8: warning: There is no module 'Lottie'"),
      "\(unused.errors)")
    try program.write("import Lottie\n" + DemoTests.view("LottieView()"), to: "used.swift")
    let used = try await program.run(["export", "used.swift"] + Showreel.brief)
    #expect(used.code == 0)
    for warning in [
      "used.swift:1:8: warning: There is no module 'Lottie': it is left out.",
      "Nothing here declares 'LottieView'",
    ] {
      #expect(used.errors.contains(warning), "\(used.errors)")
    }
    let generic = "Text(verbatim: LottieThing<Int>.name)"
    try program.write("import Lottie\n" + DemoTests.view(generic), to: "lacking.swift")
    let lacking = try await program.run(["export", "lacking.swift"] + Showreel.brief)
    #expect(lacking.code != 0)
    #expect(
      lacking.errors.contains("lacking.swift:1:8: error: no such module 'Lottie'"),
      "\(lacking.errors)")
  }
}
