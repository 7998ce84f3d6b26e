import Testing

@testable import Snippets

/// Views and modifiers of another file of an app, where that file is not there.
@Suite("Views of files that are not there")
struct AbsentViewTests {
  private func planned(_ body: String) throws -> PlannedClip {
    let text = "import SwiftUI\nstruct Dot: View {\n  var body: some View {\n\(body)\n  }\n}\n"
    return try #require(SnippetPlan(source: text, at: "a.swift").clips.first)
  }

  private func error(_ message: String, line: Int = 4, column: Int = 1) -> Diagnostic {
    Diagnostic(file: "a.swift", line: line, column: column, message: message)
  }

  private func compiled(_ clip: PlannedClip, _ views: AbsentViews) -> String {
    DemoSource(
      clip.excerpt, source: SwiftSource(clip.excerpt.text), root: clip.root,
      changes: DemoChanges(
        leftOut: views.modifiers, views: views.names, members: views.members)
    ).text
  }

  @Test(
    "A box stands for a view, and a stack for what holds views; every line stays on its line",
    arguments: [
      ("Card()", "_AbsentView(\"Card\")"),
      (
        "Card(title: \"a\",\n count: 3).padding()",
        "_AbsentView(\"Card\", (\"title\", \"a\"), (\"count\", 3))\n.padding()"
      ),
      ("Card(title: \"a\") { count += 1 }", "_AbsentView(\"Card\", (\"title\", \"a\"))"),
      // What can be shown, as it is called there; a style or a closure cannot.
      ("Card(\"a \\(b)\", -3)", "_AbsentView(\"Card\", (\"\", \"a \\(b)\"), (\"\", -3))"),
      ("Card(icon: \"a\", text: b.c)", "_AbsentView(\"Card\", (\"icon\", \"a\"), (\"text\", b.c))"),
      ("Card(title: b(), style: .plain, onTap: c)", "_AbsentView(\"Card\")"),
      ("Card(a, model: b, c: d.e, text: $t)", "_AbsentView(\"Card\", (\"\", a), (\"text\", $t))"),
      (
        "Card(tint: .red, fill: Color.blue)",
        "_AbsentView(\"Card\", (\"tint\", Color.red), (\"fill\", Color.blue))"
      ),
      (
        "Card(title: a.b ? \"c\" : \"d\")",
        "_AbsentView(\"Card\", (\"title\", a.b ? \"c\" : \"d\"))"
      ),
      ("A { Card(title: $0.b) }", "A { _AbsentView(\"Card\", (\"title\", $0.b)) }"),
      ("A { Card(title: $0) }", "A { _AbsentView(\"Card\", (\"title\", $0)) }"),
      // How large it may be.
      ("Card().frame(width: 3)", "_AbsentView(\"Card\", isSized: true).frame(width: 3)"),
      (
        "ZStack { A(); Card().bold() }",
        "ZStack { A(); _AbsentView(\"Card\", isSmall: true).bold() }"
      ),
      ("ZStack { Card(); A() }", "ZStack { _AbsentView(\"Card\"); A() }"),
      (
        "Button(action: a) { Card() }", "Button(action: a) { _AbsentView(\"Card\", isSmall: true) }"
      ),
      ("B { a } label: { Card() }", "B { a } label: { _AbsentView(\"Card\", isSmall: true) }"),
      ("Card { item in Text(item) }", "_AbsentView(\"Card\")"),
      ("Card { Text(\"a\").bold() }", "VStack { Text(\"a\").bold() }"),
      ("Card(2) {\n Card()\n}", "VStack() {\n _AbsentView(\"Card\")\n}"),
      ("Card(\n2\n) {\n Card()\n}", "VStack(\n\n) {\n _AbsentView(\"Card\")\n}"),
      ("Card { Color.red }", "VStack { Color.red }"),
      (
        "Card(title: \"a\", b: 2) { Color.red }",
        "VStack(alignment: .leading) { Text(\"a\").font(.headline); Color.red }"
      ),
      ("Card<Text>(2)", "_AbsentView(\"Card\", (\"\", 2))"),
      ("Card<Text> { Color.red }", "VStack { Color.red }"),
      ("Card { Task { await save() } }", "_AbsentView(\"Card\")"),
      ("Card { Sounds.shared.play() }", "_AbsentView(\"Card\")"),
      // A closure has to use what it is handed.
      ("A { Card(n: $0, of: $0.b + $1) }", "A { _AbsentView(\"Card\", (\"n\", $0), (\"\", $1)) }"),
      ("A { Card($a) { $0 } }", "A { _AbsentView(\"Card\", (\"\", $a)) }"),
      ("A { Card($0) { Text(\"a\") } }", "A { _AbsentView(\"Card\", (\"\", $0)) }"),
      // A view is no value that is kept.
      ("Card(); let a = Card()", "_AbsentView(\"Card\"); let a = Card()"),
    ])
  func places(_ body: String, _ expected: String) throws {
    let clip = try planned(body)
    var views = AbsentViews()
    let isTaken = views.take([error("cannot find 'Card' in scope")], of: clip)
    #expect(isTaken && views.names == ["Card"])
    let text = compiled(clip, views)
    #expect(text.contains("some View {\n\(expected)\n  }"), "\(text)")
    #expect(text.contains("fileprivate struct _AbsentView: View"))
  }

  @Test(
    "A shape is of the form that its name says",
    arguments: [
      ("Heart().frame(width: 20)", "Heart", "_AbsentShape(\"heart\").frame(width: 20)"),
      ("SineWaveShape(phase: 1)", "SineWaveShape", "_AbsentShape(\"wave\")"),
      ("StarBadge(points: 5).fill(.red)", "StarBadge", "_AbsentShape(\"star\").fill(.red)"),
      (
        "Star().strokeBorder(.red)", "Star", "RoundedRectangle(cornerRadius: 24).strokeBorder(.red)"
      ),
      (
        "a.clipShape(Heart(size: 2))", "Heart", "a.clipShape(_AbsentShape(\"heart\"))"
      ),
      ("Blob().fill(.red)", "Blob", "RoundedRectangle(cornerRadius: 24).fill(.red)"),
      // A view may be more than a shape, and what holds something is none.
      ("HeartView()", "HeartView", "_AbsentView(\"HeartView\")"),
      ("StarBadge()", "StarBadge", "_AbsentView(\"StarBadge\")"),
      ("Heart { Text(\"a\") }", "Heart", "VStack { Text(\"a\") }"),
      ("A { Heart(size: $0) }", "Heart", "A { _AbsentView(\"Heart\", (\"size\", $0)) }"),
    ])
  func shapes(_ body: String, _ name: String, _ expected: String) throws {
    let clip = try planned(body)
    var views = AbsentViews()
    let isTaken = views.take([error("cannot find '\(name)' in scope")], of: clip)
    let text = compiled(clip, views)
    #expect(isTaken && text.contains("some View {\n\(expected)\n  }"), "\(text)")
    let isShape = expected.contains("_AbsentShape")
    #expect(text.contains("fileprivate struct _AbsentShape: Shape") == isShape)
    let words =
      isShape
      ? "a shape that is called so"
      : name == "StarBadge"
        ? "what is mostly called so, or what it holds," : "a box with its name, or what it holds,"
    #expect(
      views.warnings.map(\.problem) == [
        "a.swift:4:1: warning: Nothing here declares '\(name)': \(words) stands for it. Show "
          + "the file that declares it together with this one, or declare it here."
      ])
  }

  @Test(
    "A layout is a layout where nothing else can be",
    arguments: [
      ("CircleLayout", "_AbsentCircle()"), ("RadialLayout", "_AbsentCircle()"),
      ("VerticalLayout", "VStackLayout()"), ("FlowLayout", "VStackLayout()"),
      ("HorizontalFlow", "HStackLayout()"), ("RowLayout", "HStackLayout()"),
      ("DeckLayout", "ZStackLayout()"),
    ])
  func layouts(_ name: String, _ layout: String) throws {
    let clip = try planned(
      "AnyLayout(\(name)(spacing: 2)) { Text(\"a\") }; \(name)() { Text(\"b\") }")
    var views = AbsentViews()
    let isTaken = views.take([error("cannot find '\(name)' in scope")], of: clip)
    let text = compiled(clip, views)
    #expect(
      isTaken
        && text.contains("AnyLayout(\(layout)) { Text(\"a\") }; VStack() { Text(\"b\") }"),
      "\(text)")
    #expect(text.contains("struct _AbsentCircle: Layout"))
    #expect(
      views.warnings.map(\.problem) == [
        "a.swift:4:1: warning: Nothing here declares '\(name)': a plain layout stands for it. Show "
          + "the file that declares it together with this one, or declare it here."
      ])
  }

  @Test(
    "What takes a style, a shape or a modifier that nobody declares is left out",
    arguments: [
      ("a.buttonStyle(Card(scale: 2)).bold()", "a.bold()"),
      ("a.modifier(Card(b: c))", "a"),
      ("a.clipShape(Card(1).rotation(b))", "a"),
      ("a.textRenderer(Card(progress: p))", "a"),
      ("a.toggleStyle(Card)", "a"),
      ("a.preference(key: Card.self, value: b).bold()", "a.bold()"),
      ("a.onPreferenceChange(Card.self) { b = $0 }", "a"),
      // What holds a view takes the box.
      ("a.background(Card())", "a.background(_AbsentView(\"Card\"))"),
      ("a.buttonStyle(B { Card() })", "a.buttonStyle(B { _AbsentView(\"Card\") })"),
    ])
  func takers(_ body: String, _ expected: String) throws {
    let clip = try planned(body)
    var views = AbsentViews()
    let missing = error("cannot find 'Card' in scope")
    let rounds = (1...2).map { _ in views.take([missing], of: clip) }
    #expect(rounds == [true, false])
    // No type of data is made up for a preference's key.
    #expect(views.keys == (body.contains(".self") ? ["Card"] : []))
    // What is left out leaves spaces, so that columns stay.
    let text = compiled(clip, views).replacing(" ", with: "")
    #expect(text.contains("someView{\n\(expected.replacing(" ", with: ""))\n}"), "\(text)")
  }

  @Test("A colour of a type that nobody declares stays, for a type that has it") func colors()
    throws
  {
    let clip = try planned("a.foregroundStyle(Card.accent)")
    var views = AbsentViews()
    let isTaken = views.take([error("cannot find 'Card' in scope")], of: clip)
    #expect(!isTaken && views.modifiers.isEmpty)
    var made = AbsentViews()
    let other = try planned("a.foregroundStyle(Card())")
    let isOtherTaken = made.take([error("cannot find 'Card' in scope")], of: other)
    #expect(isOtherTaken && made.modifiers.map(\.name) == ["foregroundStyle"])
  }

  @Test(
    "A transition of a modifier that nobody declares fades",
    arguments: [
      (
        "a.transition(.modifier(active: Card(x: 1), identity: Card(x: 0)))",
        "a.transition(.opacity)"
      ),
      (
        "AnyTransition.modifier(active: Card(), identity: Card()).combined(with: .scale)",
        "AnyTransition.opacity.combined(with: .scale)"
      ),
      (
        "a.transition(.asymmetric(insertion: .scale, removal: AnyTransition(Card().animation(.spring()))))",
        "a.transition(.asymmetric(insertion: .scale, removal: AnyTransition.opacity))"
      ),
    ])
  func transitions(_ body: String, _ expected: String) throws {
    let clip = try planned(body)
    var views = AbsentViews()
    let missing = error("cannot find 'Card' in scope")
    let rounds = (1...2).map { _ in views.take([missing], of: clip) }
    #expect(rounds == [true, false])
    #expect(compiled(clip, views).contains("some View {\n\(expected)\n  }"))
    #expect(
      views.warnings.map(\.problem) == [
        "a.swift:4:1: warning: Nothing here declares 'Card': '.opacity' stands for the transition "
          + "that it makes. Show the file that declares it together with this one, or declare it "
          + "here."
      ])
  }

  @Test(
    "A button stands for one whose action changes something",
    arguments: [
      ("CardButton { a = 2 }", "Button { a = 2 } label: { _AbsentView(\"CardButton\") }"),
      (
        "CardButton(title: \"Next\", icon: \"b\") { a.toggle() }.padding()",
        "Button() { a.toggle() } label: { _AbsentView(\"CardButton\", (\"title\", \"Next\"), (\"icon\", \"b\")) }.padding()"
      ),
      (
        "CardButton(\ntitle: b\n) {\na += 1\n}",
        "Button(\n\n) {\na += 1\n} label: { _AbsentView(\"CardButton\", (\"title\", b)) }"
      ),
      (
        "CardButton(image: a.image, b: 2) { a.toggle() }",
        "_AbsentIconButton(a.image) { a.toggle() }"
      ),
      ("CardButton(icon: \"home\") { a = 2 }", "_AbsentIconButton(\"home\") { a = 2 }"),
      (
        "CardButton(icon: .home) { a = 2 }",
        "Button() { a = 2 } label: { _AbsentView(\"CardButton\") }"
      ),
      (
        "CardButton(systemName: b, c: d) { a = 2 }", "_AbsentIconButton(symbol: b) { a = 2 }"
      ),
      (
        "CardButton { a = 2 } label: { Text(\"b\") }", "Button { a = 2 } label: { Text(\"b\") }"
      ),
      (
        "CardButton(role: .cancel) { a = await b() } label: { CardButton() }",
        "Button() { Task { a = await b() } } label: { _AbsentView(\"CardButton\", isSmall: true) }"
      ),
      // What it does is not seen, or it is something else.
      ("CardButton { print(2) }", "_AbsentView(\"CardButton\")"),
      ("CardButton { a = $0 }", "_AbsentView(\"CardButton\")"),
      ("CardButton { a = 2 } icon: { b }", "_AbsentView(\"CardButton\")"),
      ("CardButton { b in a = b }", "_AbsentView(\"CardButton\")"),
    ])
  func buttons(_ body: String, _ expected: String) throws {
    let clip = try planned(body)
    var views = AbsentViews()
    let isTaken = views.take([error("cannot find 'CardButton' in scope")], of: clip)
    let text = compiled(clip, views)
    #expect(isTaken && text.contains("some View {\n\(expected)\n  }"), "\(text)")
    let hasIcon = expected.hasPrefix("_AbsentIconButton")
    #expect(text.contains("fileprivate struct _AbsentIconButton: View") == hasIcon)
    let isButton = hasIcon || expected.hasPrefix("Button")
    let words = isButton ? "a button stands" : "what is mostly called so, or what"
    #expect(
      views.warnings.first?.message.hasPrefix("Nothing here declares 'CardButton': \(words)")
        == true)
  }

  @Test(
    "A button stands for one that is handed what it turns on and off",
    arguments: [
      (
        "CardButton(isOn: $isOn)",
        "Button { withAnimation { isOn.toggle() } } label: { _AbsentView(\"CardButton\", (\"isOn\", $isOn)) }"
      ),
      (
        "CardButton(\"Next\", self.$isOn).padding()",
        "Button { withAnimation { self.isOn.toggle() } } label: { _AbsentView(\"CardButton\", (\"\", \"Next\")) }.padding()"
      ),
      // It turns something else, or nobody knows what.
      ("CardButton(value: $count)", "_AbsentView(\"CardButton\", (\"value\", $count))"),
      (
        "CardButton(a: $isOn, b: $count)",
        "_AbsentView(\"CardButton\", (\"a\", $isOn), (\"b\", $count))"
      ),
      ("CardButton(isOn: isOn)", "_AbsentView(\"CardButton\", (\"isOn\", isOn))"),
    ])
  func switches(_ body: String, _ expected: String) throws {
    let text =
      "import SwiftUI\nstruct Dot: View {\n  @State var isOn = false; @State var count = 0 // var count: Bool\n"
    let code = text + "  var body: some View {\n\(body)\n  }\n}\n"
    let clip = try #require(SnippetPlan(source: code, at: "a.swift").clips.first)
    var views = AbsentViews()
    let isTaken = views.take([error("cannot find 'CardButton' in scope", line: 5)], of: clip)
    let made = compiled(clip, views)
    #expect(isTaken && made.contains("some View {\n\(expected)\n  }"), "\(made)")
  }

  @Test(
    "A group that is opened stands for one whose name says so",
    arguments: [
      (
        "CardDisclosureGroup(title: \"a\", isOpen: self.$b) { Color.red }",
        "DisclosureGroup(\"a\", isExpanded: self.$b) { Color.red }"
      ),
      ("CardDisclosureGroup(3) { Color.red }", "DisclosureGroup(\"\") { Color.red }"),
      ("CardDisclosureGroup { Color.red }", "DisclosureGroup(\"\") { Color.red }"),
    ])
  func groups(_ body: String, _ expected: String) throws {
    let clip = try planned(body)
    var views = AbsentViews()
    let isTaken = views.take([error("cannot find 'CardDisclosureGroup' in scope")], of: clip)
    let text = compiled(clip, views)
    #expect(isTaken && text.contains("some View {\n\(expected)\n  }"), "\(text)")
  }

  @Test("A modifier that nobody declares is left out, and each is told at its place")
  func modifiers() throws {
    let clip = try planned("Text(\"a\").glowing(radius: 3)")
    var views = AbsentViews()
    let missing = error("value of type 'Text' has no member 'glowing'", column: 11)
    let rounds = (1...2).map { _ in views.take([missing], of: clip) }
    #expect(rounds == [true, false])
    #expect(!compiled(clip, views).contains("glowing"))
    #expect(!compiled(clip, views).contains("_AbsentView"))
    #expect(
      views.warnings.map(\.problem) == [
        "a.swift:4:11: warning: Nothing here declares '.glowing': it is left out. Show the file "
          + "that declares it together with this one, or declare it here."
      ])
  }

  @Test("What only the view has that a box stands for is left out with it, once for a chain")
  func boxes() throws {
    let clip = try planned("Card(url)\n.fading(by: 2)\n.resizable()\n.placing { b }\n.padding()")
    var views = AbsentViews()
    let isNamed = views.take([error("cannot find 'Card' in scope")], of: clip)
    let missing = error("value of type '_AbsentView' has no member 'fading'", line: 5, column: 2)
    let rounds = (1...2).map { _ in views.take([missing], of: clip) }
    #expect(isNamed && rounds == [true, false])
    // SwiftUI has the name: the compiler says whether a box has it.
    #expect(views.modifiers.map(\.name) == ["fading", "placing"])
    #expect(views.modifiers.map(\.line) == [5, 7])
    #expect(views.warnings.count == 3)
  }

  @Test(
    "A picture that is made by one of its own functions is a view",
    arguments: [
      ("CardImage.url(a).padding()", "_AbsentView(\"CardImage\", (\"\", a)).padding()"),
      ("CardView.init(a)", "_AbsentView(\"CardView\", (\"\", a))"),
    ])
  func makers(_ body: String, _ expected: String) throws {
    let clip = try planned(body)
    let name = String(body.prefix { $0 != "." })
    var views = AbsentViews()
    let isTaken = views.take([error("cannot find '\(name)' in scope")], of: clip)
    #expect(isTaken && compiled(clip, views).contains("some View {\n\(expected)\n  }"))
  }

  @Test(
    "A plain font, animation or transition stands for one that nobody declares",
    arguments: [
      ("Font?", "a.font(.brand)", "a.font(.body)"),
      ("Font", "a.font(.brand(.bold, size: s + 1))", "a.font(.system(size: s + 1))"),
      ("Font", "a.font(Font.brand(17).bold())", "a.font(Font.system(size: 17).bold())"),
      ("Animation?", "a.animation(.brand, value: b)", "a.animation(.default, value: b)"),
      ("AnyTransition", "a.transition(.brand(\nb))", "a.transition(.opacity\n)"),
      // What only a type of its own has goes with it.
      (
        "AnyTransition", "a.transition(.brand.iris(blur: 3).combined(with: .slide))",
        "a.transition(.opacity.combined(with: .slide))"
      ),
      (
        "Font?", "a.font(Font.brand.title.large(30).bold())", "a.font(Font.system(size: 30).bold())"
      ),
    ])
  func members(_ type: String, _ body: String, _ expected: String) throws {
    let clip = try planned(body)
    var views = AbsentViews()
    let missing = error("type '\(type)' has no member 'brand'")
    let rounds = (1...2).map { _ in views.take([missing], of: clip) }
    #expect(rounds == [true, false] && views.warnings.count == 1)
    #expect(compiled(clip, views).contains("some View {\n\(expected)\n  }"))
  }

  @Test(
    "What is mistyped, no view or not called is a mistake",
    arguments: [
      "cannot find 'Txet' in scope. Did you mean 'Text'?",
      "cannot find 'RoundRectangle' in scope. Did you mean 'RoundedRectangle'?",
      "value of type 'Text' has no member 'foregroundClr'. Did you mean 'foregroundColor'?",
      "cannot find type 'Card' in scope",
      "cannot find 'card' in scope", "value of type '[Int]' has no member 'chunked'",
      "cannot convert value of type 'Card'", "type 'Shape' has no member 'card'",
      "cannot find 'Store' in scope",
    ])
  func mistakes(_ message: String) throws {
    let clip = try planned(
      "Text(\"\\([1].chunked(by: 2)) \\(Store.all) \\(card)\").foregroundClr(); Txet(); Card\n"
        + "RoundRectangle()")
    var views = AbsentViews()
    let isTaken = views.take([error(message)], of: clip)
    #expect(!isTaken && views.warnings.isEmpty)
  }

  @Test("A function of the author's own with a capital is one that was mistyped") func functions()
    throws
  {
    let clip = try planned("func card() -> some View { Text(\"a\") }\nCard()")
    var views = AbsentViews()
    let isTaken = views.take([error("cannot find 'Card' in scope; did you mean 'card'?")], of: clip)
    let other = try planned("let card = 3\nCard()")
    let isOtherTaken = views.take(
      [error("cannot find 'Card' in scope; did you mean 'card'?")], of: other)
    #expect(!isTaken && isOtherTaken)
  }

  @Test("A name that is near to another by chance is none that was mistyped") func near() {
    let near = error("cannot find 'LoginButton' in scope. Did you mean 'LogoButton'?")
    #expect(near.isOfAnotherFile)
    #expect(error("cannot find 'Shake' in scope. Did you mean 'Shape'?").isOfAnotherFile)
    #expect(!error("cannot find type 'Shap' in scope. Did you mean 'Shape'?").isOfAnotherFile)
    #expect(!error("cannot find 'Vstak' in scope. Did you mean 'VStack'?").isOfAnotherFile)
    #expect(error("cannot find type 'Item' in scope. Did you mean 'items'?").isOfAnotherFile)
    #expect(error("cannot find 'Item' in scope. Did you mean 'items'?").isOfAnotherFile)
    #expect(error("type 'Color' has no member 'Blue1'. Did you mean 'blue'?").isOfAnotherFile)
  }

  @Test(
    "A model is no view",
    arguments: [
      "let a = Card()", "if let a = try? Card() { a }", "a = Card()", "A(b: [Card(), Card()])",
      "@State var a = Card(b: 1)",
    ])
  func models(_ body: String) throws {
    let clip = try planned(body)
    let missing = error("cannot find 'Card' in scope")
    var views = AbsentViews()
    let isTaken = views.take([missing], of: clip)
    #expect(!isTaken)
    let type = error("cannot find type 'Card' in scope", line: 2)
    let isTakenWithType = views.take([missing, type], of: try planned("Card()"))
    #expect(!isTakenWithType && views.warnings.isEmpty)
  }

  @Test("Where a preview lacks something as well, the rest comes first") func previews() throws {
    var clip = try planned("Card()")
    clip.excerpt.text += "#Preview { Screen() }\n"
    var views = AbsentViews()
    let card = error("cannot find 'Card' in scope")
    let screen = error("cannot find 'Screen' in scope", line: 7)
    let isTaken = views.take([card, screen], of: clip)
    #expect(isTaken && views.names == ["Card"])
    let isTakenAlone = views.take([screen], of: clip)
    #expect(isTakenAlone && views.names == ["Card", "Screen"])
  }
}
