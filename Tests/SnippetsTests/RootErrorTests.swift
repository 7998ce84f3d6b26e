import Testing

@testable import Snippets

/// Why a text shows nothing.
@Suite struct RootErrorTests: RootFixture {
  @Test(arguments: [
    ("", Fragment.empty),
    ("// only a comment\n", .empty),
    ("func transition(_ t: AnyTransition) -> some View", .signature("transition")),
    ("static func push(from edge: Edge) -> Self", .signature("push")),
    ("init(insertion: A, removal: B)", .signature("init")),
    ("protocol Transition", .signature("Transition")),
    ("@frozen\nenum Phase", .signature("Phase")),
    ("struct Pair<A, B> where A : Transition, B : Transition", .signature("Pair")),
    ("struct Circle: View", .signature("Circle")),
    (".padding()\n.opacity(0.5)", .modifierChain),
    ("Text(\"A\")\n  .padding()", .statements),
    ("withAnimation { show.toggle() }", .statements),
    ("extension Phase { var turn: Angle { .zero } }", .noView),
    ("struct A: View { var body: some View { ... } }", .placeholder(line: 1)),
  ])
  func aFragmentIsNotShown(_ text: String, _ fragment: Fragment) {
    #expect(root(text) == .failure(.notAProgram(fragment)))
  }

  @Test func aViewWithAMistakeIsStillAProgram() {
    let text = "struct A: View {\n  var body: some View { Text(\"a\" }\n}"
    #expect(root(text) == .success("A()"))
  }

  @Test(arguments: [
    (
      RootError.noView("Contnet", nearest: "Content", all: ["Content"]),
      "there is no view named 'Contnet'. Did you mean 'Content'?"
    ),
    (.noView("X", nearest: nil, all: ["A", "B"]), "there is no view named 'X'. There is A, B."),
    (.noView("X", nearest: nil, all: []), "there is no view named 'X', nor any other."),
    (
      .needsArguments(view: "Card", line: 1, arguments: ["title", "isOn"]),
      "'Card' needs 'title' and 'isOn'. Add '#Preview { Card(title: …, isOn: …) }'."
    ),
    (
      .needsArguments(view: "Card", line: 1, arguments: []),
      "'Card' cannot be made from outside. Add '#Preview { … }' that makes one."
    ),
    (.notAProgram(.empty), "not a view: there is no code in it"),
    (.notAProgram(.signature("push")), "not a view: only the signature of 'push'"),
    (.notAProgram(.modifierChain), "not a view: only modifiers, without the view they modify"),
    (.notAProgram(.statements), "not a view: statements outside of any type"),
    (.notAProgram(.placeholder(line: 3)), "not a view: '...' stands in for code"),
    (.notAProgram(.noView), "not a view: nothing in it conforms to View"),
  ])
  func theReasonReads(_ error: RootError, _ text: String) {
    #expect(error.description == text)
  }

  @Test func aWrongNameSuggestsTheRightOne() {
    let error = RootError.noView("Togle", nearest: "Toggler", all: ["Toggler"])
    #expect(root("struct Toggler: View { \(body) }", named: "Togle") == .failure(error))
  }
}
