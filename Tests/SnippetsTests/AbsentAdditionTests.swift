import Testing

@testable import Snippets

/// What another file of an app adds to types that are there, where that file is not.
@Suite("Extensions of files that are not there")
struct AbsentAdditionTests: AbsentFixture {
  /// Each message with what is compiled beside the demo because of it.
  @Test(
    "What extensions add to types that are there is made up",
    arguments: [
      (
        "a.middle(to: b)", "value of type 'CGPoint' has no member 'middle'",
        "extension CGPoint {\nfunc middle(to a0: Any? = nil) -> CGPoint { self }\n}"
      ),
      (
        "a.asTwoDecimals()", "value of type 'Double' has no member 'asTwoDecimals'",
        "extension Double {\nfunc asTwoDecimals() -> Double { self }\n}"
      ),
      (
        "a.asCurrency()", "value of type 'Double' has no member 'asCurrency'",
        "extension Double {\nfunc asCurrency() -> String { \"\\(self)\" }\n}"
      ),
      (
        "a(CGFloat.gap)", "type 'CGFloat' has no member 'gap'",
        "extension CGFloat {\nstatic var gap: CGFloat { 16 }\n}"
      ),
      (
        "a(Color.fades(of: b))", "type 'Color' has no member 'fades'",
        "extension Color {\nstatic func fades(of a0: Any? = nil) -> _ModelColor { _ModelColor.blue }\n}"
      ),
      (
        "a(Color.brand.ground, Color.brand.label(2))", "type 'Color' has no member 'brand'",
        "extension Color {\nstatic var brand: _ColorBrand { _ColorBrand() }\n}"
      ),
    ])
  func additions(_ body: String, _ message: String, _ expected: String) throws {
    let clip = try planned("struct Deck: View { var body: some View { \(body) } }")
    var models = AbsentModels()
    let rounds = (1...2).map { _ in models.take([error(message)], of: clip, beside: []) }
    #expect(rounds == [true, false] && models.warnings.count == 1)
    #expect(models.declarations.contains(expected), "\(models.declarations)")
  }

  @Test(
    "A symbol of a catalogue's text is one",
    arguments: [
      ("Text(.signIn)", "static var signIn: LocalizedStringResource { \"Sign in\" }"),
      (
        "Text(.signIn(to: \"a\"))",
        "static func signIn(to a0: Any? = nil) -> LocalizedStringResource { \"Sign in\" }"
      ),
      // Another of its name says nothing of it.
      ("Text(.signIn); a.signIn()", "static var signIn: LocalizedStringResource {"),
    ])
  func titles(_ body: String, _ expected: String) throws {
    let clip = try planned("struct Deck: View { var body: some View {\n  \(body)\n} }")
    let unplaced = error(
      "reference to member 'signIn' cannot be resolved without a contextual type", line: 3,
      column: 9)
    let absent = error("type 'LocalizedStringKey' has no member 'signIn'", line: 3, column: 9)
    for message in [unplaced, absent] {
      var models = AbsentModels()
      let isTaken = models.take([message], of: clip, beside: [])
      #expect(isTaken && models.declarations.contains(expected), "\(models.declarations)")
      #expect(
        models.warnings.first?.message.hasPrefix(
          "Nothing here declares 'LocalizedStringResource.signIn'") == true)
    }
  }

  @Test("A member without a type is of the one that its place takes") func placed() throws {
    let clip = try planned(
      "struct Deck: View { var body: some View {\n  Text(\"\").padding(.wide)\n} }")
    var models = AbsentModels()
    let unplaced = error(
      "reference to member 'wide' cannot be resolved without a contextual type", line: 3, column: 21
    )
    let isTaken = models.take([unplaced], of: clip, beside: [])
    #expect(isTaken && models.declarations.contains("static var wide: CGFloat {"))
    #expect(
      models.warnings.first?.message.hasPrefix("Nothing here declares 'CGFloat.wide'") == true)
    var others = AbsentModels()
    let other = error("cannot infer contextual base in reference to member 'tall'", line: 3)
    let isOtherTaken = others.take([other], of: clip, beside: [])
    #expect(!isOtherTaken)
  }

  @Test("A modifier and a member of a type that nobody adds to are made up by nobody")
  func noAdditions() throws {
    let clip = try planned("struct Deck: View { var body: some View { Image(a).glow(2).b } }")
    for message in [
      "value of type 'Image' has no member 'glow'", "value of type 'Deck' has no member 'b'",
      "value of type 'String' has no member 'coun'. Did you mean 'count'?",
    ] {
      var models = AbsentModels()
      let isTaken = models.take([error(message)], of: clip, beside: [])
      #expect(!isTaken, "\(message)")
    }
  }
}
