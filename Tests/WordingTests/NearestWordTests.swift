import Testing
import Wording

@Suite struct NearestWordTests {
  @Test func theNearestWordIsTheOneWithTheFewestEdits() {
    #expect(NearestWord.to("slied", among: ["slide", "scale"]) == "slide")
    #expect(NearestWord.to("framerate", among: ["frameRate", "size"]) == "frameRate")
    #expect(NearestWord.to("xyzzy", among: ["slide", "scale"]) == nil)
    #expect(NearestWord.to("ab", among: ["cd"]) == nil)
  }

  @Test func severalComeByTheirDistanceAndThenByTheirNames() {
    let names = ["heart", "cart", "chart", "art", "slide"]
    #expect(NearestWord.several(3, to: "hart", among: names) == ["art", "cart", "chart"])
    #expect(NearestWord.several(9, to: "hart", among: names) == ["art", "cart", "chart", "heart"])
  }

  @Test func whatIsTooLongToBeMistypedIsNotCompared() {
    let long = String(repeating: "a", count: 101)
    #expect(NearestWord.to(long, among: [long]) == nil)
  }
}
