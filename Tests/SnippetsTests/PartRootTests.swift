import Testing

@testable import Snippets

/// How a file is shown that has parts of views and none: shapes, modifiers, transitions and styles.
@Suite struct PartRootTests: RootFixture {
  @Test func aFileOfShapesShowsTheLast() {
    let path = "func path(in rect: CGRect) -> Path { Path() }"
    let star = "struct Star: Shape { var progress: Double; \(path) }\n"
    let dot = "struct Dot: InsettableShape { \(path) }\n"
    #expect(guess(star) == "Star(progress: 0.5)")
    #expect(guess(star + dot) == "Dot()")
    #expect(guess(dot + "struct A: View { let x: UIStrange; \(body) }") == nil)
  }

  @Test(
    "A file that has no view shows its last transition, modifier or style on a card",
    arguments: [
      ("struct Glow: ViewModifier { var size = 3 }", ".modifier(Glow())"),
      // What others are made of is no file's subject.
      (
        "struct Glow: ViewModifier { func body(content: Content) -> some View { Part(phase: 1) } }\n"
          + "struct Part: AnimatableModifier { var phase: Double }", ".modifier(Glow())"
      ),
      (
        "struct Cube: AnimatableModifier { var pct: Double }",
        ".modifier(Cube(pct: isOn.wrappedValue ? 1 : 0))"
      ),
      (
        "struct Turn: GeometryEffect { var angle: CGFloat; let on: Bool }",
        ".modifier(Turn(angle: isOn.wrappedValue ? 180 : 0, on: true))"
      ),
      (
        "struct Cube: ViewModifier { let a: Int }\n"
          + "extension AnyTransition { static var cube: AnyTransition { .opacity } }",
        ".transition(.cube)"
      ),
      (
        "extension AnyTransition { static func cube(by: Double) -> AnyTransition { .opacity } }",
        ".transition(.cube(by: 1))"
      ),
      ("struct Iris: Transition { var from = 2 }", ".transition(Iris())"),
      (
        "struct Iris: Transition { }\nextension AnyTransition { static let pace = 0.3\n"
          + "private static var own: AnyTransition { .opacity } }",
        ".transition(Iris())"
      ),
      (
        "extension AnyTransition { static let cube = AnyTransition.opacity.combined(with: .slide) }",
        ".transition(.cube)"
      ),
      (
        "extension View { func glow(color: Color, radius: CGFloat = 2) -> some View { self } }",
        ".glow(color: .blue)"
      ),
      (
        "extension View { func shake(_ isOn: Bool, by x: Int = 2) -> some View { self } }",
        ".shake(isOn.wrappedValue)"
      ),
      ("extension View { var carded: some View { padding() } }", ".carded"),
      (
        "extension View { var carded: some View { padding() } }\n"
          + "extension View where Self == Text { var big: some View { font(.title) } }",
        ".carded"
      ),
      ("struct Bouncy: ButtonStyle { }", ".buttonStyle(Bouncy())"),
      ("extension Animation { static let soft = Animation.easeIn }", "(Animation.soft) {"),
      (
        "extension Animation { static func late(by: Double) -> Animation { .easeIn } }",
        "(Animation.late(by: 1)) {"
      ),
    ])
  func parts(_ text: String, _ call: String) {
    #expect(guess(text)?.contains(call) == true, "\(guess(text) ?? "nothing")")
    #expect(root(text) == .failure(.notAProgram(.noView)))
  }

  @Test func aViewThatAModifierIsMadeOfIsNotWhatAFileIsAbout() {
    let part = "struct Shine: View { let phase: CGFloat; \(body) }\n"
    let glow =
      "struct Glow: ViewModifier { func body(content: Content) -> some View { content.mask(Shine(phase: 0)) } }"
    #expect(guess(part + glow)?.contains(".modifier(Glow())") == true)
    #expect(guess(part)?.hasPrefix("Shine(phase:") == true)
  }

  @Test func aShapeIsShownWhenItIsAskedFor() {
    let text = "struct Star: Shape { func path(in rect: CGRect) -> Path { Path() } }"
    #expect(root(text) == .failure(.notAProgram(.noView)))
    #expect(root(text, named: "Star") == .success("Star()"))
  }
}
