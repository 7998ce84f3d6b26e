import Testing

@testable import Snippets

/// Methods of objects that another file of an app declares, where that file is not there.
@Suite("Methods of objects of files that are not there")
struct AbsentMethodTests {
  private func model(_ method: String, _ kind: AbsentModel.Kind = .object) -> String {
    var model = AbsentModel(name: "Store")
    model.kind = kind
    model.members = [
      "cards": .value(type: "[Card]"), "names": .value(type: "[String]"),
      "isLoading": .value(type: "Bool"), "isOpen": .value(type: "Bool"),
      "isLiked": .value(type: "Bool"), "count": .value(type: "Int"),
      method: .method(labels: ["at"], result: nil),
    ]
    return model.declaration(among: ["Card", "Store"])
  }

  @Test(
    "They change what their names speak for",
    arguments: [
      ("add", "cards.append(Card())"), ("loadCards", "cards.append(Card())"),
      ("removeCard", "if !cards.isEmpty { cards.removeLast() }"), ("shuffle", "cards.reverse()"),
      ("deleteName", "if !names.isEmpty { names.removeLast() }"), ("increment", "count += 1"),
      ("previous", "count -= 1"), ("like", "isLiked.toggle()"), ("toggle", "isLiked.toggle()"),
      ("open", "isOpen.toggle()"), ("toggleLoading", "isLoading.toggle()"),
    ])
  func changes(_ method: String, _ change: String) {
    let text = model(method)
    #expect(text.contains("func \(method)(at a0: Any? = nil) { \(change) }"), "\(text)")
  }

  @Test(
    "A verb changes the flag that it means, and never one that says the opposite",
    arguments: [
      ("start", "isRunning.toggle()"), ("stop", "isRunning.toggle()"),
      ("startGame", "isRunning.toggle()"), ("finish", "isFinished.toggle()"),
      ("showSettings", "isSettingsOpen.toggle()"), ("showAlert", "isShowingAlert.toggle()"),
    ])
  func meanings(_ method: String, _ change: String) {
    var model = AbsentModel(name: "Store")
    model.kind = .object
    model.members = [
      "isAnySheetOpen": .value(type: "Bool"), "isFinished": .value(type: "Bool"),
      "isGameOver": .value(type: "Bool"), "isRunning": .value(type: "Bool"),
      "isSettingsOpen": .value(type: "Bool"), "isShowingAlert": .value(type: "Bool"),
      method: .method(labels: [], result: nil),
    ]
    let text = model.declaration(among: ["Store"])
    #expect(text.contains("func \(method)() { \(change) }"), "\(text)")
  }

  @Test("What begins is not over, where nothing else can be changed") func opposite() {
    var model = AbsentModel(name: "Store")
    model.kind = .object
    model.members = [
      "isFinished": .value(type: "Bool"), "start": .method(labels: [], result: nil),
    ]
    let text = model.declaration(among: ["Store"])
    #expect(!text.contains("isFinished.toggle()"), "\(text)")
  }

  @Test("What they are handed says what they do, also to what their members hold") func actions() {
    var model = AbsentModel(name: "Store")
    model.kind = .object
    model.members = [
      "isOn": .value(type: "Bool"), "send": .method(labels: ["_"], result: nil),
    ]
    model.inner = ["state.count": "Int"]
    model.actions = ["send": ["didTapIncrement", "setOnTapped", "minusButtonTapped", "wait"]]
    let text = model.declaration(among: ["Store"])
    #expect(
      text.contains(
        "func send(_ a0: Any? = nil) { switch _actionName(a0, among: "
          + "[\"didTapIncrement\", \"minusButtonTapped\", \"setOnTapped\", \"wait\"]) { "
          + "case \"didTapIncrement\": state.count += 1; "
          + "case \"minusButtonTapped\": state.count -= 1; default: break } }"), "\(text)")
  }

  @Test(
    "What a call hands is named from its inside",
    arguments: [
      ("a.send(.add)", "add"), ("a.send(.list(.add(3)))", "addList"), ("a.send(Action.add)", "add"),
      ("a.send(Action.list(.add(3)))", "addList"), ("a.send(.list(item))", "list"),
      ("a.send(card)", nil), ("a.send(at: .add)", nil), ("a.send()", nil),
    ] as [(String, String?)])
  func handed(_ code: String, _ expected: String?) {
    let uses = MemberUse.all(in: SwiftSource(code))
    #expect(uses.first { $0.name == "send" }?.action == expected)
  }

  @Test(
    "What is made of their result is told from what is around them",
    arguments: [
      ("Task { try? await m.load() }", nil), ("func f() async { await m.load(); g() }", nil),
      ("func f() { a ? m.load() : m.stop(); g() }", nil),
      ("var a: [Card]?; func f() async { a = try? await m.load() }", "[Card]"),
      ("func f() async throws -> [Card] { try await m.load() }", "[Card]"),
      ("var all: [Card] { m.load() }", "[Card]"),
      ("var all: [Card] { get async { await m.load() } }", "[Card]"),
      ("var isOn = false; func f() async { isOn = await m.load() }", "Bool"),
      ("func f() -> [Card] { m.load(); return [] }", nil),
      ("func f() async -> Void { await m.load() }", nil),
      ("var a: Int { get { 1 } set { m.load() } }", nil),
      ("var body: some View { m.load() }", nil),
      ("Button(\"a\") { m.load() }", nil),
    ] as [(String, String?)])
  func results(_ code: String, _ expected: String?) throws {
    let use = try #require(
      MemberUse.all(in: SwiftSource(code)).first { $0.name == "load" && $0.base == "m" })
    #expect(use.result == expected)
    #expect(use.sign == .called(labels: [], isStatement: expected == nil))
  }

  @Test("They do nothing where their names speak for nothing, and where they could not") func idle()
  {
    #expect(model("finishLoading").contains("func finishLoading(at a0: Any? = nil) {}"))
    #expect(model("track").contains("func track(at a0: Any? = nil) {}"))
    #expect(model("add", .structure).contains("func add(at a0: Any? = nil) {}"))
  }

  @Test("A tuple has a value for each of its parts, if they have names") func tuples() {
    let method = AbsentModel.Member.method(labels: [], result: "(hour: String, count: Int)")
    let text = AbsentModel.text(of: method, named: "time", wrapped: false)
    #expect(
      text == "func time() -> (hour: String, count: Int) { (hour: \"Hour\", count: 3) }")
    for type in ["(Int, Int)", "(a: Int)", "(a: Int) -> Int", "(a: Int, b: [Int])", "Int"] {
      #expect(AbsentValue.tuple(type) == nil)
    }
  }
}
