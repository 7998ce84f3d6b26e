import Foundation
import TestSupport
import Testing

/// What `check` says of an input is what `export` would come to.
struct CheckTests {
  private static let files = [
    "good.yaml": "view: Circle().fill(.red)\nduration: 0.2\n",
    "bad.yaml": "title: x\nvew: Circle()\n",
    "odd.yaml": "view: Circle().fill(.red)\nduration: 0.2\ncanvas: { size: 81x61, scale: 1 }\n",
    "tap.yaml": "view: Circle().fill(.red)\ntimeline: [tap \"Nobody\" at 0.1]\n",
    "good.swift": "struct A: View { var body: some View { Color.red } }\n",
    "bad.swift": "struct A: View { var body: some View { Txet(\"a\") } }\n",
    "tap.swift":
      "// showreel: tap \"Nobody\" at 0.1\nstruct A: View { var body: some View { Color.red } }\n",
    "crash.swift":
      "struct A: View { var body: some View { Color.red.onAppear { fatalError(\"on purpose\") } } }\n",
    "script.swift":
      "// showreel: tpa \"A\"\nstruct A: View { var body: some View { Color.red } }\n",
    "lacks.swift":
      "struct A: View { var body: some View { Color.red.appEntityIdentifier(1) } }\n",
    "warns.swift":
      "struct A: View { var body: some View { Color(\"Brand\").frame(width: 9) } }\n",
    "brace.swift": "struct A: View { var body: some View { Color.red }\n",
    "empty.swift": "let a = 1\n",
    "some.md":
      "```swift\nstruct A: View { var body: some View { Color.red } }\n```\n![](a.gif)\n```swift\n"
      + "struct B: View { var body: some View { Color.rde } }\n```\n![](b.mp4)\n",
    "none.md": "# Nothing\n",
    "front.md": "---\nshowreel:\n  fsp: 5\n---\n",
  ]

  private static let lines: [[String]] = [
    ["good.yaml"], ["bad.yaml"], ["odd.yaml"], ["tap.yaml"], ["good.swift"], ["bad.swift"],
    ["tap.swift"], ["crash.swift"], ["script.swift"], ["empty.swift"], ["some.md"], ["none.md"],
    ["front.md"], ["nope.swift"], ["Nowhere"], ["good.yaml", "tap.yaml"],
    ["good.swift", "bad.swift"],
    ["bad.swift", "tap.swift"], ["good.yaml", "nope.md"], ["bad.yaml", "nope.md"], ["some.md#nope"],
    ["good.yaml", "--view", "A"], ["good.swift", "--view", "B"], ["lacks.swift"], ["brace.swift"],
    ["lacks.swift", "--lenient"], ["warns.swift"], ["warns.swift", "--strict"],
    ["Folder/"], ["good.swift", "--tapp", "A"],
    ["good.swift", "--device", "nope"], ["good.swift", "--os", "3"], ["good.swift", "--view"],
  ]

  @Test func theSameInputHasTheSameExitCode() async throws {
    let program = try Showreel()
    for (name, text) in Self.files { try program.write(text, to: name) }
    for line in Self.lines {
      let isOdd = line == ["odd.yaml"]
      let words = (isOdd ? [] : ["--size", "80x60", "--scale", "1", "--fps", "10"]) + line
      let checked = try await program.run(["check"] + words)
      let exported = try await program.run(["export", "--force"] + words)
      #expect(checked.code == exported.code, "\(line): \(checked.errors) \(exported.errors)")
      if exported.code != 0 {
        #expect(!checked.errors.isEmpty && !exported.errors.isEmpty)
        // And the same words, where it is not the machine's speed that they tell of.
        let told = Set(checked.errors.split(separator: "\n").filter { $0.contains("error: ") })
        let made = Set(exported.errors.split(separator: "\n").filter { $0.contains("error: ") })
        #expect(told == made, "\(line)")
      }
    }
  }

  /// GitHub's runner takes such a line of either stream for an order.
  @Test func aPagesNamesAreNoOrders() async throws {
    let program = try Showreel()
    let code = "```swift\nstruct A: View { var body: some View { Text(\"a\") } }\n```\n"
    try program.write(code + "<video src=\"::error::x.mp4\"></video>\n", to: "page.md")
    for words in [["--no-compile"], Showreel.brief] {
      let answer = try await program.run(["check", "page.md"] + words)
      let lines = (answer.output + answer.errors).split(separator: "\n")
      #expect(lines.contains { $0.contains(":error::x.mp4") }, "\(answer.output) \(answer.errors)")
      #expect(!lines.contains { $0.hasPrefix("::") }, "\(answer.output) \(answer.errors)")
    }
    let view = "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n"
    try program.write(view + "#Preview(\"::error::y\") { A() }\n", to: "p.swift")
    let answer = try await program.run(["check", "p.swift"] + Showreel.brief)
    #expect(answer.output.contains("  \\u{3A}:error::y, p.swift"), "\(answer.output)")
  }

  /// An export that is repeated has the same code, whatever it left as it is.
  @Test func whatIsUnchangedDoesNotChangeTheExitCode() async throws {
    let program = try Showreel()
    for (name, text) in Self.files { try program.write(text, to: name) }
    for _ in 1...2 {
      let answer = try await program.run(["export", "some.md"] + Showreel.brief)
      #expect(answer.code == 1)
    }
  }

  @Test func codeIsPlayedAsPresetsAre() async throws {
    let program = try Showreel()
    try program.write(
      """
      # Page
      <!-- showreel: tap Toggle at 0.5; wait 0.25 -->
      ```swift
      struct Demo: View {
        @State private var isOn = false
        var body: some View { Button("Toggle") { isOn.toggle() }.opacity(isOn ? 0.5 : 1) }
      }
      ```
      ![](clips/page.mp4)
      """, to: "page.md")
    let words = ["check", "page.md", "--size", "80x60", "--scale", "1", "--fps", "20"]
    let answer = try await program.run(words)
    #expect(answer.code == 0, "\(answer.errors)")
    #expect(
      answer.output == """
        clips/page.mp4  15 frames · 0.750 s · 80×60@20
          Demo, page.md:4
           0.500 s  tap 'Toggle'

        """)
    #expect(program.files == ["page.md"])
    let json = try await program.run(words + ["--json"])
    #expect(
      json.output
        == #"{"duration":0.75,"events":[{"hidden":false,"name":"tap 'Toggle'","time":0.5}],"#
        + #""file":"page.md","frameRate":"20","frames":15,"height":60,"kind":"check","line":4,"name":"page","#
        + #""paths":["clips/page.mp4"],"view":"Demo","warnings":[],"width":80}"# + "\n")
  }

  @Test func aWarningIsAMistakeToWhoIsStrict() async throws {
    let program = try Showreel()
    for name in ["good.swift", "warns.swift"] {
      try program.write(Self.files[name] ?? "", to: name)
    }
    func run(_ words: String...) async throws -> ProgramAnswer {
      try await program.run(words + ["--size", "80x60", "--scale", "1", "--fps", "10"])
    }
    let remedy = "to --strict. Mend what is named, or leave --strict out."
    for command in ["check", "export"] {
      let lax = try await run(command, "warns.swift")
      #expect(lax.code == 0 && lax.errors.contains("warning: "), "\(lax.errors)")
      // What has been made already is made again, to hear its warnings.
      let strict = try await run(command, "--strict", "warns.swift")
      #expect(strict.code == 65, "\(command)")
      #expect(
        strict.errors.contains("error: There are 2 warnings, which are mistakes " + remedy),
        "\(strict.errors)")
    }
    // Nothing moves in it.
    let one = try await run("check", "--strict", "good.swift")
    #expect(
      one.errors.contains("error: There is 1 warning, which is a mistake " + remedy),
      "\(one.errors)")
  }
}
