import Dispatch
import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Dispatch's groups and items, as a demo uses them.
@MainActor
@Suite("Dispatch on the clip's clock")
struct DispatchClockTests {
  private let log = Log()
  private let queue = DispatchQueue(label: "own")

  private var now: Double { VirtualClock.current?.now ?? -1 }

  @Test("A group tells when the last of it has left, at that time of the clip") func groups() {
    let played = PlayedView {
      Square().onAppear {
        let group = DispatchGroup()
        for delay in [0.25, 0.5] {
          group.enter()
          _ClipTime.asyncAfter(_ClipTime.uptime + delay, on: queue) {
            log.add("left \(now)")
            group.leave()
          }
        }
        _ClipTime.notify(of: group, on: queue) { log.add("all \(now)") }
      }
    }
    played.advance(to: 0.4)
    #expect(log.text == "left 0.25")
    played.advance(to: 1)
    #expect(log.text == "left 0.25 left 0.5 all 0.5")
  }

  @Test("An item of work tells when it has ended, at that time of the clip") func items() {
    let played = PlayedView {
      Square().onAppear {
        let item = DispatchWorkItem {}
        _ClipTime.asyncAfter(_ClipTime.uptime + 0.5, on: queue) {
          log.add("begun \(now)")
          item.perform()
        }
        _ClipTime.notify(of: item, on: queue) { log.add("ended \(now)") }
      }
    }
    played.advance(to: 0.4)
    #expect(log.text.isEmpty)
    played.advance(to: 1)
    #expect(log.text == "begun 0.5 ended 0.5")
  }

  enum Way: CaseIterable { case delay, date, group, item }

  /// There no clip is: what waits for one would wait for ever.
  @Test("On other threads a queue does itself what it is given", arguments: Way.allCases)
  nonisolated func otherThreads(_ way: Way) async {
    let (queue, key) = (DispatchQueue(label: "own"), DispatchSpecificKey<String>())
    queue.setSpecific(key: key, value: "its own")
    let place: String? = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        func work() { continuation.resume(returning: DispatchQueue.getSpecific(key: key)) }
        switch way {
        case .delay: _ClipTime.asyncAfter(_ClipTime.uptime, on: queue, work)
        case .date: _ClipTime.asyncAfter(wall: _ClipTime.wallTime, on: queue, work)
        case .group: _ClipTime.notify(of: DispatchGroup(), on: queue, work)
        case .item:
          let item = DispatchWorkItem {}
          _ClipTime.notify(of: item, on: queue, work)
          item.perform()
        }
      }
    }
    #expect(place == "its own")
  }
}
