import OpenCombine
import Testing

@testable import ViewEngine

@Suite("Publishers of several")
struct PublisherTests {
  private struct Fault: Error {}

  @Test("The latest of all are sent as soon as each has one, and the end with the last")
  func latest() {
    let (numbers, words) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var sent: [String] = []
    var ends = 0
    let watch = numbers.combineLatest(words) { "\($0)\($1)" }
      .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { sent.append($0) })
    numbers.send(1)
    numbers.send(2)
    #expect(sent.isEmpty)
    words.send("a")
    numbers.send(3)
    numbers.send(completion: .finished)
    words.send("b")
    #expect(sent == ["2a", "3a", "3b"])
    #expect(ends == 0)
    words.send(completion: .finished)
    #expect(ends == 1)
    watch.cancel()
  }

  @Test("Nothing is sent after it is cancelled, nor after a failure") func ends() {
    let (a, b) = (PassthroughSubject<Int, Fault>(), CurrentValueSubject<Int, Fault>(0))
    var (sent, failures) = (0, 0)
    let watch = a.combineLatest(b)
      .sink(receiveCompletion: { _ in failures += 1 }, receiveValue: { _ in sent += 1 })
    a.send(1)
    watch.cancel()
    a.send(2)
    #expect(sent == 1)
    let other = a.combineLatest(b)
      .sink(receiveCompletion: { _ in failures += 1 }, receiveValue: { _ in sent += 1 })
    b.send(completion: .failure(Fault()))
    a.send(3)
    #expect(sent == 1 && failures == 1)
    other.cancel()
  }

  @Test("No more is sent than is asked for") func demand() {
    let (a, b) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    var sent: [Int] = []
    var watches: Set<AnyCancellable> = []
    a.combineLatest(b).map(\.0).prefix(2).sink { sent.append($0) }.store(in: &watches)
    for number in 1...5 { a.send(number) }
    #expect(sent == [1, 2])
  }

  @Test("Three and four are combined as two are") func more() {
    let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
    var (three, four): ([Int], [Int]) = ([], [])
    let a = subjects[0].combineLatest(subjects[1], subjects[2]) { [$0, $1, $2] }
      .sink { three = $0 }
    let b = subjects[0].combineLatest(subjects[1], subjects[2], subjects[3])
      .sink { four = [$0.0, $0.1, $0.2, $0.3] }
    subjects[2].send(9)
    #expect(three == [0, 1, 9])
    #expect(four == [0, 1, 9, 3])
    _ = (a, b)
  }

  @Test("Merged publishers send as it comes") func merge() {
    let (a, b, c) = (
      PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>(),
      PassthroughSubject<Int, Never>()
    )
    var (two, three, many): ([Int], [Int], [Int]) = ([], [], [])
    let watches = [
      a.merge(with: b).sink { two.append($0) },
      a.merge(with: b, c).sink { three.append($0) },
      Publishers.MergeMany([a, c]).sink { many.append($0) },
    ]
    a.send(1)
    b.send(2)
    c.send(3)
    #expect(two == [1, 2] && three == [1, 2, 3] && many == [1, 3])
    watches.forEach { $0.cancel() }
  }
}
