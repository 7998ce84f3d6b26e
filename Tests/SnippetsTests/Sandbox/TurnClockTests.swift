import Foundation
import TestSupport
import Testing

@testable import Snippets

@Suite struct TurnClockTests {
  @Test func whatSleepsHasTheClocksSeconds() {
    var clock = TurnClock(processors: 2)
    for _ in 0..<10 { clock.look(at: [7: ThreadTurns()]) }
    #expect(!clock.has(2, after: 1.9))
    #expect(clock.has(2, after: 2))
  }

  @Test func waitingForAProcessorDoesNotCount() {
    var clock = TurnClock(processors: 2)
    for second in 1...8 {
      clock.look(at: [7: ThreadTurns(ran: 0.25 * Double(second), waited: 0.75 * Double(second))])
    }
    #expect(!clock.has(2.1, after: 8))
    #expect(clock.has(2, after: 8))
  }

  @Test func whatThreadsWaitAtOnceCountsOnce() {
    var clock = TurnClock(processors: 2)
    clock.look(at: [7: ThreadTurns(waited: 1), 8: ThreadTurns(waited: 3)])
    #expect(clock.has(1, after: 4))
    #expect(!clock.has(1, after: 3.9))
  }

  /// Else a program could have a day by starting more threads than there are processors.
  @Test func threadsThatWaitForEachOtherWinNothing() {
    var clock = TurnClock(processors: 2)
    let threads = (1...100).map { (Int32($0), ThreadTurns(ran: 0.04, waited: 1.96)) }
    clock.look(at: Dictionary(uniqueKeysWithValues: threads))
    #expect(clock.has(2, after: 2))
  }

  @Test func itEndsHoweverBusyTheMachineIs() {
    var clock = TurnClock(processors: 2)
    clock.look(at: [7: ThreadTurns(waited: 19.5)])
    #expect(!clock.has(2, after: 19.9))
    #expect(clock.has(2, after: 20))
  }

  @Test func aThreadThatHasTheNumberOfOneThatEndedBeginsAnew() {
    var clock = TurnClock(processors: 2)
    clock.look(at: [7: ThreadTurns(ran: 3, waited: 5)])
    clock.look(at: [7: ThreadTurns(ran: 1, waited: 2)])
    #expect(!clock.has(3.1, after: 10))
    #expect(clock.has(3, after: 10))
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: "/proc/self/schedstat"),
      "the kernel does not tell of waiting"))
  func theKernelTellsWhatThreadsHaveHad() {
    let tree = ProcessTree(root: getpid())
    let before = tree.turns
    var sum = 0.0
    // Whichever thread this is, it has run when it comes back. Others may have had as much before it began.
    repeat {
      for number in 0..<10_000 { sum += Double(number).squareRoot() }
    } while !tree.turns.contains(where: { $1.ran > (before[$0]?.ran ?? .infinity) + 0.02 })
    #expect(sum > 0)
    #expect(ThreadTurns(of: .max, in: getpid()) == nil)
  }
}
