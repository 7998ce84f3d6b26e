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

  @Test func theDistanceIsThatOfTheLettersAlone() {
    #expect(NearestWord.distance(from: "Vstak", to: "VStack") == 1)
    #expect(NearestWord.distance(from: "Txet", to: "Text") == 1)
    #expect(NearestWord.distance(from: "RoundRectangle", to: "RoundedRectangle") == 2)
    #expect(NearestWord.distance(from: "", to: "ab") == 2)
  }

  @Test func whatIsTooLongToBeMistypedIsNotCompared() {
    let long = String(repeating: "a", count: 101)
    #expect(NearestWord.to(long, among: [long]) == nil)
  }
}
