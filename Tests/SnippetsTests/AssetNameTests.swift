import Testing

@testable import Snippets
@testable import Views

/// Pictures and colours by the names that Xcode makes for them.
struct AssetNameTests {
  @Test func theNamesAreThoseThatTheCodeUses() {
    let code = """
      enum Tone { case mine }
      let a = [Image(.heart), Image( .hero , label: Text("")), Image(.mine)]
      let b = Label("A", image: .star), c = Button("", image: .go) {}, d = UIImage(resource: .dog)
      let e = Color(.brand), f = Color(.systemBackground), g = Color(.label), h = Color(.sRGB, red: 0)
      """
    let text = AssetNameSource.declarations(beside: code)
    let names = text.matches(of: #/var `(\w+)`: (\w)/#).map { "\($0.output.2)\($0.output.1)" }
    #expect(
      names == [
        "Idog", "Igo", "Iheart", "Ihero", "Istar", "Cbrand", "Udog", "Ugo", "Uheart", "Uhero",
        "Ustar",
      ])
    #expect(AssetNameSource.declarations(beside: "Text(\"Image\")") == "")
  }

  @Test func aResourceIsTheCatalogues() {
    let code = """
      let a = Color(UIColor(resource: .black)), b = Color(.red), c = ColorResource.primary
      """
    let text = AssetNameSource.declarations(beside: code)
    #expect(
      text.matches(of: #/var `(\w+)`: ColorResource/#).map { String($0.output.1) }
        == ["black", "primary"])
  }

  @Test func uikitHasPicturesByTheirNamesToo() {
    let code = """
      let a = Image(uiImage: .palm), b = UIImage.dune, c = UIImage.checkmark, d = UIImage.made(of: 1)
      """
    let text = AssetNameSource.declarations(beside: code)
    #expect(
      text.matches(of: #/var `(\w+)`: UIImage/#).map { String($0.output.1) } == ["dune", "palm"])
  }

  @Test func aCatalogueThatIsNotThereHasTheColoursThatTheCompilerMisses() {
    func error(_ message: String, _ severity: Diagnostic.Severity = .error) -> Diagnostic {
      Diagnostic(file: "a.swift", line: 3, severity: severity, message: message)
    }
    var absent = AbsentColors()
    let brand = error("type 'Color' has no member 'brandBlue'")
    let others = [
      error("type 'ShapeStyle' has no member 'sand'"), error("type 'Color?' has no member 'dune'"),
      error("type 'UIColor' has no member 'palm'. Did you mean 'plain'?"),
      error("type 'Color' has no member 'bleu'"), error("type 'Color' has no member 'Tone'"),
      error("value of type 'Color' has no member 'accent'"),
      error("type 'Color' has no member 'noted'", .note),
    ]
    let isTaken = absent.take([brand] + others, of: "a.swift")
    #expect(isTaken && absent.names == ["brandBlue", "sand", "dune", "palm"])
    let isTakenAgain = absent.take([brand] + others, of: "a.swift")
    let isTakenElsewhere = absent.take([error("type 'Color' has no member 'x'")], of: "b.swift")
    #expect(!isTakenAgain && !isTakenElsewhere)
    let last = error("value of type 'Color' has no member 'accent'")
    #expect(absent.problems(beside: [last]) == [brand] + others[..<3] + [last])
    let text = AssetNameSource.members(forColors: ["sand"])
    #expect(text.contains("static var `sand`: Color { Color(\"sand\") }"))
    #expect(text.contains("extension UIColor") && text.contains("ShapeStyle where Self == Color"))
    #expect(AssetNameSource.members(forColors: []) == "")
  }

  /// `.foregroundStyle(.background)` stays SwiftUI's.
  @Test func aColourMayBeCalledAsAStyleOfSwiftUIs() {
    let error = Diagnostic(
      file: "a.swift", line: 3,
      message:
        "static property 'background' requires the types 'Color' and 'BackgroundStyle' be equivalent"
    )
    var absent = AbsentColors()
    let isTaken = absent.take([error], of: "a.swift")
    #expect(isTaken && absent.names == ["background"])
    let text = AssetNameSource.members(forColors: ["background"])
    #expect(text.contains("extension Color {\n  fileprivate static var `background`: Color"))
    #expect(!text.contains("ShapeStyle") && !text.contains("UIColor"))
  }

  @Test func whatIsCalledAndWhatHasColoursIsNoColour() {
    let errors = ["brand", "fades", "plain", "sky"].map { name in
      Diagnostic(file: "a.swift", line: 3, message: "type 'Color' has no member '\(name)'")
    }
    let code = """
      Color.brand.ground.opacity(1); a(.fades(3)); Color.plain.opacity(1); Color.sky.gradient.opacity(1)
      """
    var absent = AbsentColors()
    let isTaken = absent.take(errors, of: "a.swift", in: code)
    #expect(isTaken && absent.names == ["plain", "sky"])
  }

  /// As it says nothing of the name in a long body.
  @Test func coloursAreFoundWhereTheCompilerSaysSomethingElse() {
    let code = """
      extension Color { static let own = Color.red }
      enum Kind { case a, kind; var color: Color { .red } }
      let text = "text"
      let b = Text(text).foregroundStyle(isOn ? .green : .text).fill(.dune).tint(.own).border(.kind)
        .background(.thinMaterial).fill(.linearGradient(a)).stroke(.systemFill).fill(.bleu).font(.brand)
        .foregroundColor(.secondary).background(.brand(3)).fill(.Sand)
        .stroke(Color.palm, lineWidth: 2).fill(Color.own).tint(Color.accentColor).fill(Color.sea(1)).a(Color.self, Theme.Color.ink)
      """
    func excerpt(_ text: String) -> Excerpt { Excerpt(file: "a.swift", text: text) }
    let error = Diagnostic(
      file: "a.swift", line: 4,
      message: "type 'RangeSet<Int>' cannot conform to 'RandomAccessCollection'")
    var absent = AbsentColors()
    let isTakenElsewhere = absent.takeUnplaced([error], of: Excerpt(file: "b.swift", text: code))
    #expect(!isTakenElsewhere)
    let isTaken = absent.takeUnplaced([error], of: excerpt(code))
    #expect(isTaken && absent.names == ["dune", "palm", "text"])
    let isTakenAgain = absent.takeUnplaced([error], of: excerpt(code + "\nlet c = d.fill(.sand)"))
    #expect(!isTakenAgain && absent.problems(beside: [error]) == [error])
    var none = AbsentColors()
    let isTakenOfNone = none.takeUnplaced([error], of: excerpt("Text(\"a\").fill(.red)"))
    #expect(!isTakenOfNone)
  }

  /// Beyond forty names none was looked for, and for each the code was read again.
  @Test func namesAreFoundInOneReading() {
    let names = (0..<60).map { "n\($0)" }
    let errors = (names + ["sand"]).map { name in
      Diagnostic(file: "a.swift", line: 3, message: "type 'Color' has no member '\(name)'")
    }
    // Calls in calls.
    let calls = names.reduce(".sand") { ".\($1)(\($0))" }
    var absent = AbsentColors()
    for round in 0..<2 {
      let isTaken = absent.take(errors, of: "a.swift", in: "a(\(calls))")
      #expect(isTaken == (round == 0) && absent.names == ["sand"])
    }
  }

  @Test func aCataloguesColoursAreColoursOwn() {
    let code = """
      extension Color { static let own = Color("own") }
      let a = Text("").foregroundStyle(.brandDark), b = Color.own, c = x ? .red : .brand
      """
    let text = AssetNameSource.colors(
      named: ["brand", "BrandColor", "brand-dark", "own", "red", "unused", "1"], beside: code)
    let found = text.matches(of: #/var `(\w+)`: Color { Color\("(.+)"\) }/#)
      .map { "\($0.output.1) \($0.output.2)" }
    // Of a colour, and of a style that is one.
    #expect(
      found
        == Array(repeating: ["brand BrandColor", "brandDark brand-dark"], count: 2).flatMap(\.self)
    )
    #expect(AssetNameSource.colors(named: ["unused"], beside: code) == "")
  }

  @Test(arguments: [
    ("hero-banner", "heroBanner"), ("Hero Banner", "heroBanner"), ("HeroImage", "hero"),
    ("heart", "heart"), ("Image", "image"),
  ])
  func aCataloguesNameIsAnIdentifier(_ name: String, _ identifier: String) {
    #expect(AssetName.identifier(of: name, without: "Image") == identifier)
    #expect(AssetName.found(identifier, among: [name: 1], without: "Image") == name)
    #expect(AssetName.found("other", among: [name: 1], without: "Image") == "other")
  }
}
