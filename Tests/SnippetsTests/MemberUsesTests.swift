import Testing

@testable import Snippets

@Suite("Uses of names")
struct MemberUsesTests {
  private func uses(_ body: String) -> MemberUses {
    MemberUses(in: SwiftSource("struct Deck { func f() { \(body) } }"))
  }

  @Test("A member is of a path, whatever is said of its parts") func paths() {
    let uses = uses("self.deck?.cards.first; $deck.cards.last; deck.cards[0].title; a.bold().b")
    #expect(uses.members(of: "deck.cards").map(\.name) == ["first", "last"])
    #expect(uses.members(of: "deck.cards[]").map(\.name) == ["title"])
    #expect(uses.members(of: "…").map(\.name) == ["b"])
    #expect(uses.variables(named: "deck").count == 1)
  }

  @Test("A name that no code can have as it is has no uses") func odd() {
    let uses = uses("a.`class`; a.`b c`")
    #expect(uses.members(of: "a").map(\.name) == ["class"])
  }

  @Test("What is around it says what it is") func signs() {
    let uses = uses("let n = a.width * 2; if a.isOn && b { }; a.name = \"x\"; f(a.b[0] + 1)")
    #expect(
      ["width", "isOn", "name", "b"].map { uses.members(named: $0).map(\.sign) } == [
        [.number], [.value(type: "Bool")], [.value(type: "String")], [.value(type: "[CGFloat]")],
      ])
  }

  @Test("What one chooses from is what the choice is for") func choices() {
    let uses = uses("x.fill(a.isOn ? b.one : c.two); x.frame(width: a.n > 3 ? b.three : c.four)")
    #expect(
      ["isOn", "one", "two", "three", "four"].map { uses.members(named: $0).map(\.sign) } == [
        [.value(type: "Bool")], [.value(type: "Color")], [.value(type: "Color")],
        [.value(type: "CGFloat")], [.value(type: "CGFloat")],
      ])
  }

  @Test("A method by its name is handed what its place hands it, and a case is no method")
  func handed() {
    let uses = uses(
      "Button(action: a.next); x.onHover(perform: a.hover); x.onOpenURL(perform: a.open); "
        + "x.onPreferenceChange(K.self, perform: a.measure); a.dispatch(action: .increment)")
    #expect(
      ["next", "hover", "open", "measure", "increment"].map {
        uses.members(named: $0).map(\.sign)
      } == [
        [.called(labels: [], isStatement: true)], [.called(labels: ["_"], isStatement: true)],
        [.called(labels: ["_"], isStatement: true)], [.called(labels: ["_"], isStatement: true)],
        [.unknown],
      ])
    #expect(AbsentModels.choice(named: "increment", uses) == .value(type: "_AbsentChoice"))
  }

  @Test("What is as long as the file is read once", .timeLimit(.minutes(10))) func long() {
    let sum = uses("let a = " + Array(repeating: "b.c", count: 15_000).joined(separator: " + "))
    #expect(sum.members(named: "c").allSatisfy { $0.sign == .number })
    let names = Array(repeating: "b.c", count: 30_000).joined(separator: ",")
    let list = uses("ForEach(\(names))")
    #expect(list.members(named: "c").count == 30_000)
    #expect(Array(list.near(line: 1, column: 60)).count == 20)
  }

  @Test(
    "What it is shown as says what it is",
    arguments: [
      ("Text(a.b, format: .dateTime.weekday())", "Date"), ("Text(a.b, style: .date)", "Date"),
      ("Text(a.b, format: .currency(code: \"EUR\"))", "Double"),
      ("Text(\"\\(a.b, specifier: \"%.2f\")\")", "Double"),
      ("Text(\"\\(a.b, specifier: \"%02d\")\")", "Int"),
      ("Text(a.b.formatted(date: .omitted, time: .shortened))", "Date"),
      ("Text(a.b.formatted(.percent))", "Double"), ("x.y(a.b.rounded())", "Double"),
      ("Toggle(c, isOn: $a.b.animation())", "Bool"), ("Stepper(c, value: $a.b)", "Int"),
      ("AsyncImage(url: a.b)", "URL?"), ("if a.b == c.id { }", "UUID"),
    ])
  func formats(_ body: String, _ type: String) {
    #expect(uses(body).members(named: "b").map(\.sign) == [.value(type: type)])
  }

  @Test("What a sheet is shown for may be nil") func items() {
    #expect(uses("x.sheet(item: $a.b) { c in d }").members(named: "b").map(\.sign) == [.optional])
  }
}
