import Testing

@testable import Snippets

private let script = ["tap \"Toggle\" at 0.35", "wait 0.5"]

struct SwiftScriptWritingTests {
  @Test func aCommentKeepsWhatIsNoStep() {
    let text = """
      import SwiftUI

      // showreel: size 80x60; tap "A" at 1; wait 2
      struct A: View {}
      """
    #expect(
      SwiftSource(text).writing(script) == """
        import SwiftUI

        // showreel: size 80x60; tap "Toggle" at 0.35; wait 0.5
        struct A: View {}
        """)
  }

  @Test func stepsInOtherCommentsAreDoneNoMore() {
    let text = """
      // showreel: dark
      struct A: View {  // showreel: tap "A" at 1
        /* showreel:
             scale 1
             wait 2
         */
        // showreel: wait until settled
        var body: some View { Text("A") }
      }
      """
    #expect(
      SwiftSource(text).writing(script) == """
        // showreel: dark
        struct A: View {  // showreel: tap "Toggle" at 0.35; wait 0.5
          /* showreel:
               scale 1
           */
          var body: some View { Text("A") }
        }
        """)
  }

  @Test func codeWithoutACommentGetsOneAboveItsFirstView() {
    #expect(
      SwiftSource("import SwiftUI\n\nstruct A: View {}\n").writing(script)
        == "import SwiftUI\n\n// showreel: tap \"Toggle\" at 0.35; wait 0.5\nstruct A: View {}\n")
    let text = """
      import SwiftUI

      // Not about A.

      /// What A is.
      @available(macOS 14, *)
      struct A: View {}
      """
    #expect(
      SwiftSource(text).writing(script) == """
        import SwiftUI

        // Not about A.

        // showreel: tap "Toggle" at 0.35; wait 0.5
        /// What A is.
        @available(macOS 14, *)
        struct A: View {}
        """)
  }

  @Test func whatIsWrittenIsReadBack() {
    for text in [
      "struct A: View {}", "#Preview { Text(\"A\") }", "/* showreel: dark */\nText(\"A\")",
    ] {
      let written = SwiftSource(text).writing(script)
      let read = SwiftSource(written).script(in: Excerpt(file: "a.swift", text: written))
      #expect(read.problems.isEmpty)
      #expect(read.source.hasSuffix("tap \"Toggle\" at 0.35\nwait 0.5\n"))
      #expect(SwiftSource(written).writing(script) == written)
    }
  }
}
