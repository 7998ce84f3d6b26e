import Testing

@testable import Snippets

/// What a view is made with that needs values.
@Suite struct GuessedRootTests: RootFixture {
  @Test func aViewThatNeedsValuesIsMadeWithPlausibleOnes() throws {
    #expect(
      guess("struct A: View { let emoji: String; let size: CGFloat; \(body) }")
        == "A(emoji: \"😀\", size: 100)")
    #expect(
      guess("struct A: View { @Binding var isOn: Bool; let go: (Int) -> Void; \(body) }")
        == "_changed(false as Bool, true, false) { _held0 in A(isOn: _held0, go: { _ in }) }")
    #expect(
      guess("struct A: View { @Binding var isShown: Bool; @Binding var n: Int; \(body) }")
        == "_changed(true as Bool, false, true) { _held0 in _held(3 as Int) { _held1 in "
        + "A(isShown: _held0, n: _held1) } }"
    )
    #expect(
      try SwiftSource("struct A: View { @Binding var isOn: Bool; \(body) }").root(guesses: true)
        .note
        == "'A' needs values and is shown as 'A(isOn: false, then true)'. Add '#Preview { … }' to choose them."
    )
    #expect(
      guess("struct M { let title: String }\nstruct A: View { let m: M; \(body) }")
        == "A(m: M(title: \"Title\"))")
    // A type in the view is called by its whole name outside, and one that code outside cannot call is not made.
    #expect(
      guess("struct A: View { let m: [M]; struct M { let n: Int }; \(body) }")
        == "A(m: [A.M(n: 3)])")
    #expect(
      guess("struct A: View { @Binding var k: K; enum K { case one }; \(body) }")
        == "_held(A.K.one as A.K) { _held0 in A(k: _held0) }")
    #expect(guess("struct A: View { let k: K; private enum K { case one }; \(body) }") == nil)
    // What another type calls as SwiftUI does is not meant outside it.
    #expect(
      guess("struct A: View { @Binding var c: Color; \(body) }\nenum B { struct Color {} }")
        == "_held(.blue as Color) { _held0 in A(c: _held0) }")
    // Nothing is guessed beside a view that needs nothing. What stands for a type that nothing declares can be made.
    #expect(guess("struct A: View { \(body) }\nstruct B: View { let n: Int; \(body) }") == "A()")
    #expect(guess("struct A: View { let x: Strange; \(body) }") == "A(x: Strange())")
    #expect(guess("struct A: View { let x: UIStrange; \(body) }") == nil)
    // Where others may declare it, it is theirs.
    let strange = "struct A: View { let x: Strange; \(body) }"
    #expect(guess("import UIKit\n" + strange) != nil && guess("import Fancy\n" + strange) == nil)
    let file = SourceModule(files: []).source(Excerpt(file: "a.swift", text: strange), for: .iOS)
    #expect(throws: RootError.needsArguments(view: "A", line: 1, arguments: ["x"])) {
      try file.root(named: "A", guesses: true)
    }
    #expect(guess("struct A<Item: Identifiable>: View { let x: Item; \(body) }") == nil)
  }

  @Test(
    "Of several colours none is lost in another",
    arguments: [
      ("let c: Color", "c: .blue"),
      (
        "let ringColor: Color; let trackColor: Color",
        "ringColor: .blue, trackColor: Color(white: 0.9)"
      ),
      ("let start: Color; let end: Color", "start: .blue, end: .purple"),
      ("let fg: Color; let bgColor: Color", "fg: .blue, bgColor: Color(white: 0.9)"),
      // On a ground a text is as all else is; without one it lies on what is coloured, or on the screen.
      (
        "let textColor: Color; let background: Color",
        "textColor: .blue, background: Color(white: 0.9)"
      ),
      ("let fill: Color; let textColor: Color", "fill: .blue, textColor: .white"),
      ("let titleColor: Color; let textColor: Color", "titleColor: .blue, textColor: .purple"),
    ])
  func colours(_ members: String, _ values: String) {
    #expect(guess("struct A: View { \(members); \(body) }") == "A(\(values))")
    // A value of data that a view is made with as much as the view.
    #expect(
      guess("struct M { \(members) }\nstruct A: View { let m: M; \(body) }")
        == "A(m: M(\(values)))")
  }

  @Test(
    "A length is short where its name is of a part",
    arguments: [
      ("size", "100"), ("maxDistance", "100"), ("strokeWidth", "4"), ("cornerRadius", "16"),
      ("shadowRadius", "8"), ("radius", "100"), ("width", "100"), ("xGap", "16"),
      ("spacing", "16"), ("amplitude", "20"), ("fontSize", "34"), ("speed", "1"),
    ])
  func lengths(_ name: String, _ value: String) {
    #expect(
      guess("struct A: View { let \(name): CGFloat; \(body) }") == "A(\(name): \(value))")
  }

  @Test(
    "A value that the view does not change itself changes by itself",
    arguments: [
      (
        "let isOn: Bool",
        "_changed(true as Bool, false, true) { _held0 in A(isOn: _held0.wrappedValue) }"
      ),
      (
        "let progress: CGFloat",
        "_changed(0.2 as CGFloat, 0.9) { _held0 in A(progress: _held0.wrappedValue) }"
      ),
      // Of several the one that is likely to be seen.
      (
        "let a: Bool; let isOpen: Bool",
        "_changed(true as Bool, false, true) { _held0 in A(a: true, isOpen: _held0.wrappedValue) }"
      ),
      (
        "@Binding var a: Bool; func f() { a.toggle() }",
        "_held(false as Bool) { _held0 in A(a: _held0) }"
      ),
      (
        "@Binding var a: Bool; func f() { self.a = true }",
        "_held(false as Bool) { _held0 in A(a: _held0) }"
      ),
      (
        "@Binding var a: Bool; func f() { g($a) }",
        "_held(false as Bool) { _held0 in A(a: _held0) }"
      ),
      ("let size: CGFloat", "A(size: 100)"),
      ("let progress: Int", "A(progress: 3)"),
    ])
  func movedValues(_ members: String, _ expected: String) {
    #expect(guess("struct A: View { \(members); \(body) }") == expected)
  }

  @Test func anEnumIsItsFirstCaseWithoutValues() {
    let view = "struct A: View { let d: D; \(body) }"
    #expect(guess("enum D { case left, right }\n" + view) == "A(d: D.left)")
    #expect(guess("enum D { case a(Int), `default` }\n" + view) == "A(d: D.`default`)")
    #expect(guess("enum D: CaseIterable { case a }\n" + view) == "A(d: D.allCases.first!)")
    #expect(guess("enum D { case a(Int) }\n" + view) == nil)
  }

  @Test(arguments: [
    ("UnitPoint", ".center"), ("Alignment", ".center"), ("Axis", ".vertical"),
    ("Edge.Set", ".all"), ("Data", "Data()"), ("Decimal", "3"), ("Int32", "3"),
    ("EdgeInsets", "EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)"),
    ("ClosedRange<Double>", "0...10"), ("Range<Int>", "0..<10"), ("Set<Int>", "[]"),
    ("ClosedRange<Date>", "Date.now...Date.now.addingTimeInterval(86_400)"),
    ("CGVector", "CGVector(dx: 10, dy: 10)"), ("Font.Weight", ".bold"),
    ("AttributedString", "AttributedString(\"X\")"), ("LocalizedStringResource", "\"X\""),
    ("UIImage", "UIImage(systemName: \"star.fill\")!"), ("UIColor", ".systemBlue"),
    ("Path", "Path(CGRect(x: 0, y: 0, width: 100, height: 100))"), ("Material", ".regular"),
    ("any Shape", "Circle()"),
  ])
  func valuesOfTheSystemsTypesAreGuessed(_ type: String, _ value: String) {
    #expect(guess("struct A: View { let x: \(type); \(body) }") == "A(x: \(value))")
  }

  @Test(arguments: [
    ("Shape", "Circle()"), ("View", "Text(\"Content\")"), ("ShapeStyle", "Color.blue"),
    ("Hashable", "\"Text\""), ("BinaryFloatingPoint", "0.5 as Double"),
  ])
  func genericParametersAreWhatTheyHaveToBe(_ constraint: String, _ value: String) {
    #expect(guess("struct A<S: \(constraint)>: View { let x: S; \(body) }") == "A(x: \(value))")
    #expect(
      guess("struct A<S: \(constraint)>: View { let x: () -> S; \(body) }")
        == "A(x: { \(value) })")
  }

  @Test func aTypeThatNothingDeclaresMayBeCalledItem() {
    #expect(guess("struct A: View { let x: Item; \(body) }") == "A(x: Item())")
  }

  @Test func aGenericParameterThatMayBeAnythingIsAText() {
    #expect(guess("struct A<T>: View { let x: T; \(body) }") == "A(x: \"Text\")")
    #expect(
      guess("struct A<T>: View { let x: (T) -> Int; let y: T; \(body) }")
        == "A(x: { _ in 3 }, y: \"Text\")")
  }

  @Test(
    "What another file declares in a type of its own, or calls as the system does, can be made",
    arguments: [
      ("let m: Prefs.Language", "A(m: Prefs.Language())"),
      ("let t: Transaction", "A(t: Transaction())"),
      ("let c: Calendar.Component", nil), ("let f: Font.Missing", nil),
      ("let s: Shader", nil),
    ])
  func ofOtherFiles(_ property: String, _ expected: String?) {
    #expect(guess("struct A: View { \(property); \(body) }") == expected)
  }

  @Test(
    "A generic parameter that has to be what another file declares is that",
    arguments: [
      ("M: Modelling", "A(m: Modelling())"),
      ("M: Modelling & ObservableObject", "A(m: Modelling())"),
      ("M: Modelling & Storing", nil), ("M: ObservableObject", nil),
    ])
  func constrained(_ parameter: String, _ expected: String?) {
    #expect(guess("struct A<\(parameter)>: View { @ObservedObject var m: M; \(body) }") == expected)
  }
}
