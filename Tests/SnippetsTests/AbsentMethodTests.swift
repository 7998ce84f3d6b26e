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

  @Test("They do nothing where their names speak for nothing, and where they could not") func idle()
  {
    #expect(model("finishLoading").contains("func finishLoading(at a0: Any? = nil) {}"))
    #expect(model("track").contains("func track(at a0: Any? = nil) {}"))
    #expect(model("add", .structure).contains("func add(at a0: Any? = nil) {}"))
  }
}
