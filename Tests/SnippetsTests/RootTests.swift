import Testing

@testable import Snippets

@Suite struct RootTests {
  private func root(_ text: String, named name: String? = nil) -> Result<String, RootError> {
    do throws(RootError) {
      return .success(try SwiftSource(text).root(named: name).expression)
    } catch {
      return .failure(error)
    }
  }

  private func guess(_ text: String) -> String? {
    try? SwiftSource(text).root(guesses: true).expression
  }

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

  @Test(arguments: [
    ("PlaygroundPage.current.setLiveView(Card(name: \"a\"))", "Card(name: \"a\")"),
    (
      "PlaygroundPage.current.setLiveView(\n  Card(name: \"b\").padding())",
      "Card(name: \"b\").padding()"
    ),
    (
      "PlaygroundPage.current.liveView = UIHostingController(rootView: Card(name: \"c\"))",
      "Card(name: \"c\")"
    ),
    ("PlaygroundPage.current.liveView = Card(name: \"d\")", "Card(name: \"d\")"),
    ("PlaygroundPage.current.liveView = Controller()", "Last()"),
    ("PlaygroundPage.current.needsIndefiniteExecution = true", "Last()"),
  ])
  func aPlaygroundsPageSaysWhatItShows(_ statement: String, _ expression: String) {
    let views = "struct Card: View { let name: String; \(body) }\nstruct Last: View { \(body) }\n"
    #expect(root(views + statement) == .success(expression))
  }

  @Test func aWidgetIsShownWithAnEntryOfItsOwn() {
    let view = "struct Card: View { let entry: Entry; \(body) }\n"
    let widget =
      "@main struct Water: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: \"\") } }"
    #expect(root(view + widget) == .success("_WidgetPreview { Water() }"))
    #expect(root(view + widget + "\n#Preview { Card() }") == .success("_ShowreelPreview1()"))
    let own = "protocol Widget {}\nstruct A: View, Widget { \(body) }"
    #expect(root(own) == .success("A()"))
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

  @Test func aViewOfUIKitIsAView() {
    #expect(root("struct A: UIViewRepresentable { }") == .success("A()"))
  }

  private let body = "var body: some View { Text(\"\") }"

  @Test func contentViewIsShownWhereverItStands() {
    let text = "struct ContentView: View { \(body) }\nstruct Other: View { \(body) }"
    #expect(root(text) == .success("ContentView()"))
  }

  @Test func theLastViewThatNeedsNothingIsShown() {
    let text = """
      struct A: View { \(body) }
      struct B: View { \(body) }
      struct C: View { let title: String; \(body) }
      """
    #expect(root(text) == .success("B()"))
  }

  @Test func aViewThatAnotherIsMadeOfIsNotShown() {
    let text = "struct Page: View { var body: some View { Row() } }\nstruct Row: View { \(body) }"
    #expect(root(text) == .success("Page()"))
  }

  @Test func aPreviewComesFirst() {
    let text =
      "struct ContentView: View { \(body) }\n#Preview(\"Dark\") { ContentView() }\n#Preview { X() }"
    #expect(root(text) == .success("_ShowreelPreview1()"))
    #expect(root(text, named: "Dark") == .success("_ShowreelPreview1()"))
    #expect(root(text, named: "ContentView") == .success("ContentView()"))
  }

  @Test func aPreviewProviderIsShownByItsPreviews() {
    let text = """
      struct ContentView: View { \(body) }
      #if DEBUG
      struct ContentView_Previews: PreviewProvider {
        static var previews: some View { ContentView().padding() }
      }
      #endif
      """
    #expect(root(text) == .success("_firstPreview(of: ContentView_Previews.previews)"))
  }

  @Test func anAppIsShownByItsWindow() {
    let text = """
      @main struct DemoApp: App {
        @StateObject private var store = Store()
        var body: some Scene { WindowGroup { Home().environmentObject(store) } }
      }
      struct Home: View { \(body) }
      """
    #expect(root(text) == .success("DemoApp()"))
  }

  @Test func anAppInTheMenuBarIsShownByItsMenu() {
    let app = """
      @main struct Tool: App {
        var body: some Scene { MenuBarExtra("Tool") { Button("Quit") { } } }
      }
      """
    #expect(root(app) == .success("Tool()"))
    // A view of its own is what it is about, as far as that can be told.
    #expect(root(app + "\nstruct Panel: View { \(body) }") == .success("Panel()"))
  }

  @Test func anAppMayBeMadeOfAScene() throws {
    let scene = "struct Windows: Scene { var body: some Scene { WindowGroup { Text(\"A\") } } }"
    let app = "@main struct Tool: App { var body: some Scene { Windows() } }"
    #expect(root(scene + "\n" + app) == .success("Tool()"))
    #expect(root(scene) == .success("Windows()"))
    // An app of documents is shown by its editor, one that has settings alone by these.
    let group = "DocumentGroup(newDocument: N()) { _ in E() }"
    let notes = "@main struct A: App { var body: some Scene { \(group) } }"
    #expect(root(notes) == .success("A()"))
    let settings = "@main struct A: App { var body: some Scene { Settings { Text(\"\") } } }"
    #expect(root(settings) == .success("A()"))
  }

  @Test(arguments: [
    "@State private var a = 1", "@State private var a: Int?", "var a: Int?", "let a = 1",
    "var a: Int { 1 }", "var a = 1 { didSet { } }", "static let a: Int = 1",
    "@Environment(\\.dismiss) var dismiss", "@EnvironmentObject var a: Store", "@Namespace var a",
    "@AppStorage(\"a\") var a = 1", "@AppStorage(\"a\") var a: TabViewCustomization",
    "@StateObject private var a = Store()",
    "@Wrapped(by: 3) var a: Int", "lazy var a: Int = 1", "init() { }", "init(a: Int = 1) { }",
    "let a: Int\n  init() { a = 1 }", "@FocusState private var a: Bool",
    "@Environment(Store.self) private var store", "struct Inner { let a: Int }",
  ])
  func aViewCanBeMadeWith(_ member: String) {
    #expect(root("struct A: View {\n  \(member)\n  \(body)\n}") == .success("A()"))
  }

  @Test(arguments: [
    ("@Binding var a: Int", ["a"]), ("let a: Int", ["a"]), ("var a: Int", ["a"]),
    ("let a: Int?", ["a"]), ("@ObservedObject var a: Store", ["a"]),
    ("@Bindable var a: Store", ["a"]),
    ("@ViewBuilder var a: () -> Text", ["a"]), ("let a: Int, b: Int", ["b"]),
    ("init(a: Int, _ b: Int = 1) { }", ["a"]),
    ("@Wrapped var a: Int\n  @propertyWrapper struct Wrapped { }", ["a"]),
    ("@State var a: Int", ["a"]), ("init?() { }", []), ("private init() { }", []),
  ])
  func aViewCannotBeMadeWith(_ member: String, _ missing: [String]) {
    let result = root("struct A: View {\n  \(member)\n  \(body)\n}")
    guard case .failure(.needsArguments(let view, let line, let arguments)) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(view == "A")
    #expect(line == 1)
    #expect(arguments.suffix(1) == missing.suffix(1))
  }

  @Test func conformanceCountsWhereverItIsSaid() {
    #expect(root("struct A { \(body) }\nextension A: View { }") == .success("A()"))
    #expect(root("protocol Screen: View { }\nstruct A: Screen { \(body) }") == .success("A()"))
    #expect(root("struct A: SwiftUI.View { \(body) }") == .success("A()"))
    #expect(root("enum Demos { struct A: View { \(body) } }") == .success("Demos.A()"))
    #expect(root("enum Demos { struct A: View { \(body) } }", named: "A") == .success("Demos.A()"))
  }

  @Test func aGenericViewCannotBeMadeFromOutside() {
    let text =
      "struct A<T>: View { \(body) }\nstruct B: View { \(body) }\nstruct C<T: View>: View { \(body) }"
    #expect(root(text) == .success("B()"))
  }

  @Test func onlyTheBranchThatIsCompiledCounts() {
    let text = """
      #if os(iOS) || canImport(UIKit)
      struct Phone: View { \(body) }
      #elseif !os(macOS) && DEBUG
      struct Other: View { \(body) }
      #else
      struct Mac: View { \(body) }
      #endif
      """
    #expect(root(text) == .success("Phone()"))
  }

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

  @Test func aShapeIsShownWhenItIsAskedFor() {
    let text = "struct Star: Shape { func path(in rect: CGRect) -> Path { Path() } }"
    #expect(root(text) == .failure(.notAProgram(.noView)))
    #expect(root(text, named: "Star") == .success("Star()"))
  }

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
