import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("TimelineView")
struct TimelineViewTests {
  private let log = Log()

  private func seconds(_ context: TimelineViewDefaultContext) -> Double {
    context.date.timeIntervalSince(VirtualClock.startDate)
  }

  private func shows<S: TimelineSchedule>(_ schedule: S) -> PlayedView {
    PlayedView {
      TimelineView(schedule) { context in
        let _ = log.add(String(format: "%g", seconds(context)))
        Square().offset(x: seconds(context))
      }
    }
  }

  @Test("The animation schedule is shown for every frame") func everyFrame() {
    let played = shows(.animation)
    #expect(played.frame(of: .red)?.minX == 40)
    played.graph.advance(to: 0.25)
    played.graph.advance(to: 0.5)
    #expect(played.frame(of: .red)?.minX == 40.5)
    #expect(log.text == "0 0.25 0.5")
    #expect(played.graph.runsForever)
    #expect(played.graph.isSettled)
  }

  @Test("A least interval leaves frames out") func minimumInterval() {
    let played = shows(.animation(minimumInterval: 0.5))
    for time in [0.25, 0.5, 0.75, 1] { played.graph.advance(to: time) }
    #expect(log.text == "0 0.5 1")
  }

  @Test("A paused animation stands still, and goes on") func paused() {
    let isPaused = Handle(true)
    let played = PlayedView {
      isPaused.shows { isPaused in
        TimelineView(.animation(paused: isPaused)) { Square().offset(x: seconds($0)) }
      }
    }
    played.advance(to: 1)
    #expect(played.frame(of: .red)?.minX == 40)
    #expect(!played.graph.runsForever)
    played.change { isPaused.value = false }
    played.advance(to: 2)
    #expect(played.frame(of: .red)?.minX == 42)
  }

  /// Rule: `periodic-schedule`.
  @Test("A periodic schedule counts from its start") func periodic() {
    let start = VirtualClock.startDate.addingTimeInterval(-0.5)
    let played = shows(.periodic(from: start, by: 1))
    for time in [0.4, 0.6, 1.4, 1.6] { played.graph.advance(to: time) }
    #expect(log.text == "-0.5 0.5 1.5")
  }

  @Test("A start that a view took from the wall clock is the start of the clip") func wallClock() {
    let played = shows(.periodic(from: .now, by: 1))
    played.graph.advance(to: 1.5)
    #expect(log.text == "0 1")
  }

  @Test("Explicit dates come to an end") func explicit() {
    let dates = [0, 1, 2].map { VirtualClock.startDate.addingTimeInterval($0) }
    let played = shows(.explicit(dates))
    #expect(!played.graph.isSettled)
    played.advance(to: 3)
    #expect(log.text == "0 1 2")
    #expect(played.graph.isSettled)
  }

  @Test("Minutes begin on the minute") func everyMinute() {
    let played = shows(.everyMinute)
    for time in stride(from: 20.0, through: 140, by: 20) { played.graph.advance(to: time) }
    #expect(log.text == "0 60 120")
  }

  /// Gives one date for ever, or goes back.
  private struct Standing: TimelineSchedule {
    let step: Double

    func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
      AnySequence(sequence(first: startDate) { $0.addingTimeInterval(step) })
    }
  }

  @Test("A schedule that does not get on has one date, and says so", arguments: [0.0, -1, 1e-9])
  func standing(step: Double) {
    let played = shows(Standing(step: step))
    played.advance(to: 1)
    #expect(log.text == "0")
    #expect(
      played.graph.warnings == [
        "A TimelineView's schedule gives dates that are no later than the one before; it has no "
          + "other."
      ])
  }

  @Test("An interval of no length is a short one", arguments: [0.0, -1, .nan])
  func noInterval(interval: Double) {
    let dates = PeriodicTimelineSchedule(from: VirtualClock.startDate, by: interval)
      .entries(from: VirtualClock.startDate, mode: .normal)
    let steps = dates.prefix(2).map { $0.timeIntervalSince(VirtualClock.startDate) }
    #expect(steps[0] == 0 && steps[1] > 0 && steps[1] < 0.01)
  }
}
