import Foundation
import OpenCombine
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Timers, delays and dates on the clip's own clock.
@MainActor
@Suite("The virtual clock")
struct VirtualClockTests {
  private let log = Log()

  @Test("What waits is served in the order in which it came") func waitingOrder() {
    let clock = VirtualClock()
    var served: [Int] = []
    for number in 0..<6 {
      clock.schedule(when: { number % 3 != 0 }) { served.append(number) }
    }
    while let event = clock.next(notAfter: 0) { clock.run(event) }
    #expect(served == [1, 2, 4, 5])
  }

  private func run(_ clock: VirtualClock, to time: Double) {
    while let event = clock.next(notAfter: time) {
      clock.now = event.time
      clock.run(event)
    }
  }

  @Test("What nothing has come of yet is known, if it was asked for early") func firsts() {
    let clock = VirtualClock()
    clock.schedule(every: 5) {}
    #expect(clock.expectsFirst(askedBy: 0, by: 5))
    #expect(!clock.expectsFirst(askedBy: 0, by: 4) && !clock.expectsFirst(askedBy: -1, by: 5))
    run(clock, to: 5)
    #expect(!clock.expectsFirst(askedBy: 0, by: 99))
    clock.schedule(after: 0) {}
    #expect(!clock.expectsFirst(askedBy: 5, by: 99))
    func delay() { clock.schedule(after: 1) { delay() } }
    delay()
    for time in [5.5, 6, 7] {
      run(clock, to: time)
      #expect(clock.expectsFirst(askedBy: 5, by: time + 1))
    }
    run(clock, to: 8)
    #expect(!clock.expectsFirst(askedBy: 5, by: 99))
  }

  @Test("What repeats may end where all of it is in the hands of code") func mayEnd() {
    let clock = VirtualClock()
    clock.schedule(every: 1, mayEnd: true) {}
    #expect(clock.repeatingMayEnd)
    clock.schedule(every: 1, isAside: true) {}
    #expect(clock.repeatingMayEnd)
    let other = clock.schedule(every: 1) {}
    #expect(!clock.repeatingMayEnd)
    other.cancel()
    #expect(clock.repeatingMayEnd)
  }

  @Test("A timer fires at multiples of its interval, without drift, whatever the frame rate")
  func timerDoesNotDrift() {
    for framesPerSecond in [24.0, 29.97, 60] {
      var times: [Double] = []
      let count = Handle(0)
      let timer = Timer.publish(every: 0.7, on: .main, in: .common).autoconnect()
      let played = PlayedView {
        count.shows { Text("\($0)") }.onReceive(timer) { date in
          count.value += 1
          times.append(date.timeIntervalSince(VirtualClock.startDate))
        }
      }
      played.advance(to: 70.1, framesPerSecond: framesPerSecond)
      #expect(times.count == 100)
      #expect(zip(times, 1...100).allSatisfy { abs($0 - Double($1) * 0.7) < 1e-6 })
      #expect(played.text.contains("\"100\""))
    }
  }

  @Test("What a timer changes shows in the frame at its time") func timerShowsInFrame() {
    let count = Handle(0)
    let played = PlayedView {
      count.shows { Text("\($0)") }
        .onReceive(Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()) { _ in
          count.value += 1
        }
    }
    #expect(played.text(at: 0.49).contains("\"0\""))
    #expect(played.text(at: 0.5).contains("\"1\""))
  }

  @Test("An animation that a timer starts between two frames starts at the timer's time")
  func timerStartsAnimationExactly() {
    let x = Handle(0.0)
    let played = PlayedView {
      x.shows { x in Square().offset(x: x) }
        .onReceive(Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()) { _ in
          if x.value == 0 { withAnimation(.linear(duration: 1)) { x.value = 40 } }
        }
    }
    played.graph.advance(to: 0.2)
    played.graph.advance(to: 0.3)
    #expect(abs((played.frame(of: .red)?.minX ?? 0) - 42) < 1e-9)
  }

  @Test("A timer stops when its view is gone") func timerStops() {
    let isOn = Handle(true)
    let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
    let played = PlayedView {
      isOn.shows { isOn in
        ZStack { if isOn { Square().onReceive(timer) { _ in log.add("tick") } } }
      }
    }
    played.advance(to: 0.25)
    played.change { isOn.value = false }
    played.advance(to: 1)
    #expect(log.text == "tick tick")
    #expect(!played.graph.runsForever)
  }

  @Test("asyncAfter runs at its time exactly") func asyncAfter() {
    let x = Handle(0.0)
    let played = PlayedView {
      x.shows { x in Square().offset(x: x) }
        .onAppear {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
            log.add("\(now)")
            withAnimation(.linear(duration: 1)) { x.value = 40 }
          }
        }
    }
    #expect(!played.graph.isSettled)
    played.advance(to: 0.45)
    #expect(log.text == "")
    played.graph.advance(to: 0.6)
    #expect(log.text == "0.5")
    #expect(abs((played.frame(of: .red)?.minX ?? 0) - 44) < 1e-9)
  }

  private var now: Double { VirtualClock.current?.now ?? -1 }

  @Test("A delay is what was written, to the last bit, in every way to write it")
  func exactDelays() {
    let played = PlayedView {
      Square().onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1234567) { log.add("\(now)") }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250)) { log.add("\(now)") }
        DispatchQueue.main.asyncAfter(deadline: .now() + Double(3) * 0.1) { log.add("\(now)") }
        DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 0.5) { log.add("\(now)") }
        DispatchQueue.main.asyncAfter(deadline: .now()) { log.add("\(now)") }
      }
    }
    played.advance(to: 1)
    #expect(log.text == "0.0 0.1234567 0.25 \(0.1 * 3) 0.5")
  }

  @Test("What a demo's own queues are given goes by the clip's clock") func otherQueues() {
    let played = PlayedView {
      Square().onAppear {
        let (queue, group) = (DispatchQueue(label: "own"), DispatchGroup())
        _ClipTime.asyncAfter(_ClipTime.uptime + 0.75, on: queue) { log.add("later \(now)") }
        _ClipTime.async(on: queue, group) { log.add("soon \(now)") }
        log.add("first")
      }
    }
    played.advance(to: 1)
    #expect(log.text == "first soon 0.0 later 0.75")
  }

  @Test("A deadline made beforehand is the clip's, however long the machine stands still")
  func deadlinesMadeBeforehand() {
    let played = PlayedView {
      Square().onAppear {
        let (time, date) = (_ClipTime.uptime, _ClipTime.wallTime)
        usleep(30_000)
        let queue = DispatchQueue(label: "own")
        _ClipTime.asyncAfter(time + 0.25, on: queue) {
          log.add("time \(now)")
          // Made in the clip's course, too.
          let later = _ClipTime.uptime + .milliseconds(125)
          usleep(30_000)
          _ClipTime.asyncAfter(later, on: queue) { log.add("later \(now)") }
        }
        _ClipTime.asyncAfter(wall: date + 0.5, on: queue) { log.add("date \(now)") }
        _ClipTime.asyncAfter(wall: .distantFuture, on: queue) { log.add("never") }
      }
    }
    played.advance(to: 1)
    #expect(log.text == "time 0.25 later 0.375 date 0.5")
  }

  @Test("Swift's clocks are the clip's, however long the machine stands still")
  func clipClocks() async {
    let played = PlayedView {
      Square().task {
        let (start, suspending) = (_ClipTime.instant, _ClipTime.suspendingInstant)
        let deadline = start.advanced(by: .milliseconds(500))
        usleep(30_000)
        try? await Task.sleep(until: deadline, clock: .continuous)
        log.add("\(now)")
        try? await Task.sleep(until: suspending.advanced(by: .seconds(1)), clock: .suspending)
        log.add("\(now)")
        try? await Task.sleep(for: .seconds(1), tolerance: .seconds(1), clock: .continuous)
        log.add("\(now) \(start.duration(to: _ClipTime.instant))")
        // As a program has it that only imports the library.
        try? await Task.sleep(until: .now + .seconds(1))
        log.add("\(now)")
      }
    }
    played.advance(to: 4)
    #expect(log.text == "0.5 1.0 2.0 2.0 seconds 3.0")
  }

  @Test("A source's timer fires on the clip's clock until it is suspended or cancelled")
  func timerSources() {
    let timer = _ClipTimerSource()
    let once = _ClipTimerSource()
    let played = PlayedView {
      Square().onAppear {
        let start = _ClipTime.uptime
        usleep(30_000)
        timer.schedule(deadline: start + 0.5, repeating: .milliseconds(250))
        timer.setEventHandler { log.add("\(now)") }
        timer.setCancelHandler { log.add("over") }
        once.schedule(wallDeadline: _ClipTime.wallTime + 0.875)
        once.setEventHandler { log.add("once \(now)") }
        once.activate()
        log.add("waits")
        timer.resume()
      }
    }
    played.advance(to: 1.1)
    timer.suspend()
    played.advance(to: 2)
    timer.cancel()
    timer.resume()
    played.advance(to: 3)
    #expect(log.text == "waits 0.5 0.75 once 0.875 1.0 over")
    #expect(timer.isCancelled)
  }

  @Test("Delays that end together run in the order they were made") func orderOfDelays() {
    let played = PlayedView {
      Square().onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.add("a") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { log.add("b") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.add("c") }
        DispatchQueue.main.async { log.add("d") }
      }
    }
    played.advance(to: 2)
    #expect(log.text == "d b a c")
  }

  @Test("Work that asks for itself at once for ever lets time go by") func endlessWork() {
    final class Turns {
      var count = 0
    }
    let turns = Turns()
    func turn() {
      turns.count += 1
      DispatchQueue.main.async { turn() }
    }
    let played = PlayedView { Square().onAppear { turn() } }
    played.advance(to: 0.5)
    #expect(turns.count > 2000 && turns.count < 4000)
  }

  @Test("What a view asks for whenever it is made anew lets time go by soon") func endlessUpdates()
  {
    final class Model: ObservableObject {
      @Published var offset = 0.0
      var turns = 0
    }
    struct Reader: View {
      @StateObject var model: Model

      var body: some View {
        GeometryReader { proxy in
          let _ = DispatchQueue.main.async {
            model.turns += 1
            model.offset = proxy.size.width
          }
          Color.red.opacity(model.offset)
        }
      }
    }
    let model = Model()
    let played = PlayedView { Reader(model: model) }
    played.advance(to: 0.5)
    #expect(model.turns > 30 && model.turns < 100)
    // It looks the same each time, and nobody waits for it.
    #expect(played.graph.isSettled && !played.graph.runsForever)
  }

  @Test("What a hand asks for is waited for, whatever views ask for without end meanwhile")
  func handBesideEndless() {
    final class Model: ObservableObject {
      @Published var offset = 0.0
    }
    struct Reader: View {
      @StateObject private var model = Model()
      @State private var isOn = false

      var body: some View {
        VStack {
          GeometryReader { proxy in
            let _ = DispatchQueue.main.async { model.offset = proxy.size.width }
            Color.red.opacity(model.offset)
          }
          Button(isOn ? "On" : "Off") { DispatchQueue.main.async { isOn = true } }
        }
      }
    }
    let played = PlayedView { Reader() }
    played.advance(to: 0.5)
    #expect(!played.graph.isWaiting)
    played.tap("Off")
    #expect(played.graph.isWaiting)
    played.advance(to: 0.6)
    #expect(played.text.contains("On"))
  }

  @Test("Rows that each ask for work whenever they are made anew have them made anew once for all")
  func endlessRows() {
    final class Model: ObservableObject {
      @Published var offset = 0.0
      var turns = 0
      var bodies = 0
    }
    struct Rows: View {
      @StateObject var model: Model

      var body: some View {
        let _ = model.bodies += 1
        VStack {
          ForEach(0..<10) { _ in
            GeometryReader { proxy in
              let _ = DispatchQueue.main.async {
                model.turns += 1
                model.offset = proxy.size.width
              }
              Color.red.opacity(model.offset)
            }
          }
        }
      }
    }
    let model = Model()
    let played = PlayedView { Rows(model: model) }
    played.advance(to: 0.5)
    #expect(model.turns > 200 && model.bodies < 150)
    #expect(played.graph.isSettled)
  }

  @Test("A delay within a delay adds up") func nestedDelays() {
    let played = PlayedView {
      Square().onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.add("\(now)") }
        }
      }
    }
    played.advance(to: 3)
    #expect(log.text == "0.75")
  }

  @Test("Playing in other steps shows the same") func stepsDoNotMatter() {
    func play(_ step: Double) -> String {
      let x = Handle(0.0)
      let played = PlayedView {
        x.shows { x in Square().offset(x: x) }
          .onReceive(Timer.publish(every: 0.3, on: .main, in: .common).autoconnect()) { _ in
            withAnimation(.easeInOut(duration: 0.5)) { x.value = 40 - x.value }
          }
      }
      return played.atEnd(2, step: step)
    }
    #expect(play(1.0 / 60) == play(1.0 / 10))
    #expect(play(1.0 / 60) == play(1.0 / 7))
  }
}

extension PlayedView {
  fileprivate func atEnd(_ time: Double, step: Double) -> String {
    advance(to: time, framesPerSecond: 1 / step)
    return text
  }
}
