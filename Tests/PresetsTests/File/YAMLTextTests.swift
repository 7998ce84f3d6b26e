import Testing
import Yams

@testable import Presets

struct YAMLTextTests {
  private func value(_ key: String, in text: String) throws -> String? {
    try compose(yaml: YAMLText(text).yaml)?.mapping?[key]?.string
  }

  @Test(arguments: [
    "transition: .scale(scale: 0, anchor: .bottom)",
    "transition: \".scale(scale: 0, anchor: .bottom)\"",
    "transition: '.scale(scale: 0, anchor: .bottom)'",
    "transition: .scale(scale: 0, anchor: .bottom)   # grows: from below",
    "transition: >-\n  .scale(scale: 0, anchor: .bottom)",
    "a: 1\ntransition: .scale(scale: 0, anchor: .bottom)\nb: 2",
  ])
  func labelsMayStandInAValueWithoutQuotes(text: String) throws {
    #expect(try value("transition", in: text) == ".scale(scale: 0, anchor: .bottom)")
  }

  @Test func aValueMayGoOnOnLinesThatBeginWithADot() throws {
    let text = """
      view: Circle()
        .fill(.blue)  # its colour: blue
        .frame(width: 200)
      title: It's
      """
    #expect(try value("view", in: text) == "Circle() .fill(.blue) .frame(width: 200)")
    #expect(try value("title", in: text) == "It's")
  }

  @Test func aValueMayGoOnInsideParentheses() throws {
    let text = "transition: .asymmetric(\n    insertion: .scale,\n    removal: .slide)\ntitle: A"
    #expect(
      try value("transition", in: text) == ".asymmetric( insertion: .scale, removal: .slide)")
    #expect(try value("title", in: text) == "A")
  }

  @Test func linesOfAListMayHaveLabelsToo() throws {
    let text = "timeline:\n  - withAnimation(.easeIn(duration: 1)) { show = true }\n  - wait 1"
    let list = try compose(yaml: YAMLText(text).yaml)?.mapping?["timeline"]?.sequence
    #expect(
      list?.compactMap(\.string)
        == ["withAnimation(.easeIn(duration: 1)) { show = true }", "wait 1"])
  }

  @Test func blocksStayAsTheyAre() throws {
    let text = "view: |\n  Circle()\n    .frame(width: 1)\n\n    .blur(radius: 2)\ntitle: B"
    #expect(
      try value("view", in: text) == "Circle()\n  .frame(width: 1)\n\n  .blur(radius: 2)\n")
  }

  @Test func keysInsideKeysAreLeftAlone() throws {
    let text =
      "canvas:\n  device: iphone15pro\n  scale: 2\nlayout:\n  ZStack(alignment: .top):\n    - view"
    let root = try compose(yaml: YAMLText(text).yaml)?.mapping
    #expect(root?["canvas"]?.mapping?["scale"]?.string == "2")
    #expect(root?["layout"]?.mapping?["ZStack(alignment: .top)"]?.sequence?.count == 1)
  }

  @Test(arguments: [
    ("view: .abc(d: .e)", 8, 1, 15), ("view: \".abc(d: .e)\"", 8, 1, 16),
    ("view: |\n  .abc(\n    d: .e)", 11, 3, 8), ("view: '.abc(d: .e)'", 0, 1, 8),
    ("view: .abc(  # d: .e\n   d: .e)", 9, 2, 7),
  ])
  func knowsThePlaceOfEveryCharacter(text: String, offset: Int, line: Int, column: Int) throws {
    let yaml = YAMLText(text)
    let node = try #require(try compose(yaml: yaml.yaml)?.mapping?["view"])
    let value = try #require(node.string)
    let mark = try #require(node.mark)
    let place = yaml.place(of: offset, in: value, line: mark.line, column: mark.column)
    #expect([place.line, place.column] == [line, column])
  }
}
