import Dispatch
import Foundation
import Motion
import OpenCombine
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Combine on the clip's clock")
struct SchedulerTests {
  /// What an operator makes of what is typed, as a view shows it.
  private final class Model: ObservableObject {
    @Published var text = ""
    @Published var shown = ""
    var bag: Set<AnyCancellable> = []

    init<P: Publisher>(_ operators: (Published<String>.Publisher) -> P)
    where P.Output == String, P.Failure == Never {
      operators($text).sink { [weak self] in self?.shown = $0 }.store(in: &bag)
    }
  }

  private struct Shown: View {
    @StateObject var model: Model

    var body: some View { Text(verbatim: "<\(model.shown)>") }
  }

  private func played<P: Publisher>(_ operators: @escaping (Published<String>.Publisher) -> P)
    -> (PlayedView, Model) where P.Output == String, P.Failure == Never
  {
    var made: Model?
    func make() -> Model {
      let model = Model(operators)
      made = model
      return model
    }
    // Made by the view, on the clip's clock.
    let played = PlayedView { Shown(model: make()) }
    return (played, made ?? make())
  }

  @Test("What is debounced comes when nothing else has come for so long") func debounce() {
    let (played, model) = played { $0.debounce(for: .seconds(0.5), scheduler: RunLoop.main) }
    played.change { model.text = "a" }
    #expect(played.text(at: 0.4).contains("<>"))
    played.change { model.text = "ab" }
    #expect(played.text(at: 0.8).contains("<>"))
    #expect(played.text(at: 0.95).contains("<ab>"))
  }

  @Test("What is delayed comes so much later, on whatever queue") func delay() {
    let (played, model) = played {
      $0.delay(for: .milliseconds(300), scheduler: DispatchQueue.main)
        .receive(on: OperationQueue.main)
    }
    played.change { model.text = "a" }
    #expect(played.text(at: 0.25).contains("<>"))
    #expect(played.text(at: 0.4).contains("<a>"))
  }

  @Test("What is throttled comes once in so long") func throttle() {
    let (played, model) = played {
      $0.throttle(for: 1, scheduler: RunLoop.main, latest: true)
    }
    played.advance(to: 0.1)
    played.change { model.text = "a" }
    #expect(played.text(at: 0.2).contains("<a>"))
    played.change { model.text = "ab" }
    played.change { model.text = "abc" }
    #expect(played.text(at: 1).contains("<a>"))
    #expect(played.text(at: 1.2).contains("<abc>"))
  }

  @Test("A scheduler repeats an action until it is cancelled") func repeating() {
    let log = Log()
    let played = PlayedView { Text("a") }
    var series: (any Cancellable)?
    played.change {
      let queue = DispatchQueue.main
      series = queue.schedule(
        after: (queue.now as _ClipSchedulerTime).advanced(by: 0.5), interval: .seconds(1),
        tolerance: 0, options: nil
      ) { log.add("again") }
    }
    played.advance(to: 2.9)
    #expect(log.entries.count == 3)
    series?.cancel()
    played.advance(to: 5)
    #expect(log.entries.count == 3)
  }

  @Test("A series that its first action ends is not gone on with") func endedSeries() {
    final class Count {
      var count = 0
      var series: (any Cancellable)?
    }
    let count = Count()
    let played = PlayedView { Text("x") }
    played.change {
      let start = RunLoop.main.now.advanced(by: 0.1)
      count.series = RunLoop.main.schedule(
        after: start, interval: 0.1, tolerance: 0, options: nil
      ) {
        count.count += 1
        count.series?.cancel()
      }
    }
    played.advance(to: 1)
    #expect(count.count == 1)
  }

  @Test("What is subscribed to on a queue comes on the clip's clock") func subscribing() {
    let (played, model) = played { $0.subscribe(on: DispatchQueue.main) }
    played.advance(to: 0.1)
    played.change { model.text = "a" }
    #expect(played.text(at: 0.2).contains("<a>"))
  }
}
