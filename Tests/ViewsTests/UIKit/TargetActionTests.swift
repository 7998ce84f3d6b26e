import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Methods called by the clip's clock")
struct TargetActionTests {
  @MainActor
  private final class Counter {
    var count = 0
    var link: CADisplayLink?
    var timer = Timer()

    func step() { count += 1 }
    func step(link: CADisplayLink) { count += link.isPaused ? 0 : 10 }
    func fired(_ timer: Timer) {
      count += 1
      if count == 3 { timer.invalidate() }
    }
    func heard(_ note: Notification) { count += note.name.rawValue == "n" ? 1 : 100 }
  }

  private func counted(_ begin: @escaping @MainActor (Counter) -> Void) -> (PlayedView, Counter) {
    let counter = Counter()
    let played = PlayedView { Text("x").onAppear { begin(counter) } }
    return (played, counter)
  }

  @Test("A display link calls 60 times a second, or as often as it is asked to, until it ends")
  func displayLink() throws {
    let (played, counter) = counted {
      let link = CADisplayLink(target: $0, selector: Selector("step", _calling: $0.step))
      link.add(to: .main, forMode: .common)
      $0.link = link
    }
    played.advance(to: 0.5)
    #expect(abs(counter.count - 30) <= 1)
    let link = try #require(counter.link)
    #expect(link.duration == 1 / 60.0 && link.targetTimestamp == link.timestamp + 1 / 60.0)
    link.isPaused = true
    let count = counter.count
    played.advance(to: 1)
    #expect(counter.count == count)
    link.isPaused = false
    played.change { link.preferredFramesPerSecond = 10 }
    played.advance(to: 2)
    #expect(abs(counter.count - count - 10) <= 1)
    link.invalidate()
    let end = counter.count
    played.advance(to: 3)
    #expect(counter.count == end)
  }

  @Test("A display link that nobody keeps goes on") func unkept() {
    let (played, counter) = counted {
      CADisplayLink(target: $0, selector: Selector("step", _calling: $0.step))
        .add(to: .main, forMode: .default)
    }
    played.advance(to: 0.5)
    #expect(abs(counter.count - 30) <= 1)
  }

  @Test("The method is given who calls it") func sender() {
    let (played, counter) = counted {
      let step: (CADisplayLink) -> Void = $0.step(link:)
      let link = CADisplayLink(target: $0, selector: Selector("step", _calling: step))
      link.add(to: .main, forMode: .default)
      $0.link = link
    }
    played.advance(to: 1.02 / 60)
    #expect(counter.count == 10)
  }

  @Test("Timers call a method until they are invalidated") func timer() {
    let (played, counter) = counted {
      $0.timer = .scheduledTimer(
        timeInterval: 0.1, target: $0, selector: Selector("f", _calling: $0.fired), userInfo: nil,
        repeats: true)
    }
    played.advance(to: 0.25)
    #expect(counter.count == 2)
    played.advance(to: 1)
    #expect(counter.count == 3)
    #expect(!counter.timer.isValid)
  }

  @Test("A timer that is made for a loop fires when it has been added to one") func addedTimer() {
    let (played, counter) = counted { counter in
      for (seconds, repeats, isAdded) in [
        (0.1, true, true), (0.05, false, true), (0.1, true, false),
      ] {
        let timer = Timer(
          timeInterval: seconds, target: counter, selector: Selector("s", _calling: counter.step),
          userInfo: nil, repeats: repeats)
        if isAdded { _ClipTime.add(timer, to: .main, .common) }
      }
    }
    played.advance(to: 0.25)
    #expect(counter.count == 3)
  }

  @Test("Observers of notifications are called") func notification() {
    let center = NotificationCenter()
    let (_, counter) = counted {
      center.addObserver(
        $0, selector: Selector("h", _calling: $0.heard), name: Notification.Name("n"), object: nil)
    }
    center.post(name: Notification.Name("n"), object: nil)
    center.post(name: Notification.Name("m"), object: nil)
    #expect(counter.count == 1)
  }

  @Test("A name alone calls nothing") func nameAlone() {
    Selector("nothing").call(from: 1)
    #expect(Selector("a") == "a" && Selector("a") != "b")
  }
}
