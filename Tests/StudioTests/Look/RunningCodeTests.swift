import Testing

@testable import Studio

@Suite("The line of code that runs")
struct RunningCodeTests {
  @Test(arguments: [
    ("Button(\"Go\") { isOn.toggle() }", "isOn.toggle()"),
    ("Button(\"Go\", action: { isOn = true })", "isOn = true"),
    (
      "Button(\"Go\") {\n  withAnimation(.bouncy) {\n    a = 1\n    b = 2\n  }\n}",
      "withAnimation(.bouncy) { a = 1; b = 2 }"
    ),
    ("Button { count += 1 } label: {\n  Label(\"Go\", systemImage: \"plus\")\n}", "count += 1"),
    ("Text(\"Go\")\n  .bold()\n  .onTapGesture { show.toggle() }", "show.toggle()"),
    ("// tap \"Go\" { no }\nText(\"Go\")\nButton(\"Go\") { yes() }", "yes()"),
    ("Text(\"Go\")\nText(\"B\").onTapGesture { other() }", nil),
    ("Toggle(\"Go\", isOn: $isOn)", "Toggle(\"Go\", isOn: $isOn)"),
    (
      "TextField(\"Go\",\n  text: $name.animation(.spring(duration: 1)))\n.bold()",
      "TextField(\"Go\", text: $name.animation(.spring(duration: 1)))"
    ),
    ("Toggle(\"Go\", isOn: .constant(true))", nil), ("Picker(\"Go\", selection: $x", nil),
    ("Button(\"Go\") {", nil),
  ])
  func isFoundByTheName(_ source: String, _ line: String?) {
    #expect(RunningCode(source).line(for: "Go") == line)
  }

  @Test("A long one is cut, after what does not animate") func long() {
    let names = (0..<30).map { "print(\($0))" }.joined(separator: "\n")
    let code = RunningCode("Button(\"Go\") {\n\(names)\nwithAnimation { isOn.toggle() }\n}")
    #expect(code.line(for: "Go") == "withAnimation { isOn.toggle() }")
    #expect(RunningCode("Button(\"Go\") {\n\(names)\n}").line(for: "Go")?.hasSuffix(" …") == true)
  }

  @Test("It is shown around what runs it, one line at a time") func cues() {
    let code = RunningCode("Button(\"A\") { a() }\nButton(\"B\") { b() }")
    let events = [
      ScriptEvent(time: 1, name: "tap 'A'"), ScriptEvent(time: 2, name: "tap 'B'"),
      ScriptEvent(time: 3, name: "tap 'B'"), ScriptEvent(time: 9, name: "show = true"),
      ScriptEvent(time: 12, name: "type 'A'"),
    ]
    let cues = code.cues(events)
    #expect(cues.map(\.cue.kind) == [.code("a()"), .code("b()"), .code("show = true")])
    #expect(cues.map(\.start) == [0.5, 1.5, 8.5])
    #expect(cues.compactMap(\.end).map { ($0 * 10).rounded() / 10 } == [1.5, 5.2, 11.2])
  }
}
