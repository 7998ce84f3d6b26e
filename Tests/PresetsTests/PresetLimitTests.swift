import Foundation
import Testing

@testable import Presets

/// Presets that were written to stop the program: each is told what is wrong with it, soon.
@MainActor
// The limit is for hangs: a busy machine may keep a test waiting for the main actor.
@Suite(.timeLimit(.minutes(60)))
struct PresetLimitTests {
  @Test(arguments: ["$", "Circle().fill($)", "Circle().fill($0)", ".a$b", "$a.$b"])
  func aDollarIsReadLikeAnyLetter(text: String) {
    #expect(!problems("view: \(text)").isEmpty)
    #expect(!problems("view: Circle()\ntransition: \(text)").isEmpty)
    #expect(
      !problems("view: Circle()\ntransition: .opacity\ntimeline: [\"\(text) = true\"]").isEmpty)
  }

  @Test func nestingEndsSomewhere() {
    let deep = String(repeating: "Circle().background(", count: 200)
    #expect(
      problems("view: " + deep) == [
        "P.yaml:1:1287: this value stands inside 64 others, which is as deep as values may be nested. "
          + "Take something away, or write a .swift file."
      ])
    #expect(problems("view: " + String(repeating: "[", count: 20_000)).count == 1)
  }

  @Test func twoMeaningsOfEachCallAreNotTriedAgainForEachOther() {
    let open = String(repeating: "Circle().background(", count: 40)
    let close = String(repeating: ")", count: 40)
    #expect(problems("view: \(open)Circle()\(close)").isEmpty)
    #expect(problems("view: \(open)Cirkle()\(close)").count == 1)
  }

  @Test func namesEndSomewhere() {
    let long = String(repeating: ".opacity(1)", count: 600)
    #expect(
      problems("view: Circle()" + long) == [
        "P.yaml:1:5505: this value has more than 500 names. Take something away, or write a .swift file."
      ])
    #expect(problems("view: Circle()" + String(repeating: ".opacity(1)", count: 400)).isEmpty)
  }

  @Test func aFileEndsSomewhere() {
    let label = String(repeating: "a", count: 1_000_000)
    #expect(
      problems("view: Text(\"\(label)\")") == [
        "P.yaml:1:1: the file is larger than 256 kB. Write a preset of a few lines, or a .swift file."
      ])
  }

  @Test func valuesThatRepeatEachOtherAreNotWrittenOut() {
    let levels = (1...30).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]" }
    #expect(
      problems("a0: &a0 [x]\n" + levels.joined(separator: "\n") + "\n? *a30\n: x") == [
        "P.yaml:1:1: the file repeats values with '*' more than 20 times. Write them out."
      ])
  }

  /// From each of them on it was looked for to the end.
  @Test(.timeLimit(.minutes(10))) func aTimeIsLookedForBehindTheLastText() throws {
    let words = String(repeating: " at", count: 80_000)
    #expect(try StateChangeTime.taken(from: "a = \"\(words)\"").time == nil)
    #expect(try StateChangeTime.taken(from: "a = \"b at 1\" at 2").time == 2)
  }

  @Test func problemsAreToldUpToAHundred() {
    let line = String(repeating: "x;", count: 20_000)
    #expect(problems("view: Circle()\ntimeline: ['\(line)']").count == 100)
  }
}
