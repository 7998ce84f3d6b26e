import Testing
import Wording

@Suite struct WrittenTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (2, "2"), (0.25, "0.25"), (-1.5, "-1.5"), (1e20, "1e+20"),
    (.infinity, "inf"),
  ])
  func wholeNumbersHaveNoPoint(number: Double, text: String) {
    #expect(number.written == text)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.001, "0"), (1, "1"), (0.5, "0.5"), (-12.25, "-12.25"), (3.04, "3.04"),
    (0.996, "1"), (-0.05, "-0.05"), (1e20, "1e+20"), (1e308, "1e+308"), (.infinity, "inf"),
  ])
  func numbersAreRoundedToTheHundredth(number: Double, text: String) {
    #expect(number.written(decimals: 2) == text)
  }

  @Test func decimalsAreTheMostThereAre() {
    #expect((1.0 / 3).written(decimals: 3) == "0.333")
    #expect(2.0004.written(decimals: 3) == "2")
    #expect(2.5.written(decimals: 0) == "3")
  }

  @Test func alternativesReadAsInASentence() {
    #expect([String]().alternatives == "")
    #expect(["a"].alternatives == "a")
    #expect(["a", "b"].alternatives == "a or b")
    #expect(["a", "b", "c"].alternatives == "a, b or c")
  }
}
