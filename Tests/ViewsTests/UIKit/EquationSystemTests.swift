import Foundation
import Testing

@testable import Views

/// What constraints come to, as equations: even unknowns are places, odd ones lengths.
struct EquationSystemTests {
  private func solution(_ unknowns: Int, _ rows: [([Int: CGFloat], CGFloat)]) -> [CGFloat] {
    var system = EquationSystem(unknowns: unknowns)
    for (coefficients, constant) in rows { system.add(coefficients, constant) }
    return system.solution
  }

  @Test func eachSaysWhatOneUnknownIs() {
    #expect(solution(2, [([0: 1], 8), ([1: 2], 20)]) == [8, 10])
  }

  @Test func oneIsPutIntoTheOthers() {
    // The end is at 100, it is 30 long, and so it begins at 70.
    #expect(solution(2, [([0: 1, 1: 1], 100), ([1: 1], 30)]) == [70, 30])
    // Two of one length beside each other fill 90.
    #expect(
      solution(4, [([0: 1], 0), ([1: 1, 3: -1], 0), ([2: 1, 1: -1], 0), ([2: 1, 3: 1], 90)])
        == [0, 45, 45, 45])
  }

  @Test func whatSaysNothingNewOrSomethingElseIsLeftOut() {
    #expect(solution(1, [([0: 1], 5), ([0: 2], 10), ([0: 1], 7)]) == [5])
  }

  @Test func whatNothingIsSaidOfIsZero() {
    #expect(solution(3, [([1: 1], 4)]) == [0, 4, 0])
    #expect(solution(2, [([:], 9)]) == [0, 0])
  }
}
