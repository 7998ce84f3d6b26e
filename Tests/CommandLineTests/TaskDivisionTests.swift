import Testing

@testable import ShowreelCLI

/// Tasks are even, and hold every part once, in order.
struct TaskDivisionTests {
  @Test func theLongestTaskIsAsShortAsCanBe() {
    #expect(TaskDivision([1, 1, 1, 1, 4], most: 2).counts == [4, 1])
    #expect(TaskDivision([5, 1, 1, 1, 1, 1], most: 2).counts == [1, 5])
    #expect(TaskDivision([2, 2, 2, 2, 2, 2], most: 3).counts == [2, 2, 2])
    #expect(TaskDivision([3], most: 100).counts == [1])
    #expect(TaskDivision([], most: 4).counts == [])
    #expect(TaskDivision([0, 0], most: 4).counts.reduce(0, +) == 2)
  }

  @Test(arguments: [1, 7, 64, 1000])
  func noTaskIsLongerThanTheMeanAndAPart(_ most: Int) {
    let costs = (0..<5000).map { Double(($0 * 7919) % 97 + 1) / 10 }
    let counts = TaskDivision(costs, most: most).counts
    #expect(counts.count <= most)
    #expect(counts.reduce(0, +) == costs.count)
    var rest = costs[...]
    let mean = costs.reduce(0, +) / Double(most)
    for count in counts {
      #expect(rest.prefix(count).reduce(0, +) <= mean + 9.7 + 0.01)
      rest = rest.dropFirst(count)
    }
  }
}
