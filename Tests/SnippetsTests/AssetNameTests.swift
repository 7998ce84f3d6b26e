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
    #expect(names == ["Idog", "Igo", "Iheart", "Ihero", "Istar", "Cbrand"])
    #expect(AssetNameSource.declarations(beside: "Text(\"Image\")") == "")
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
