import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Texts of times that pass, by a format.
@MainActor
@Suite("Texts of a value that goes on with the clock")
struct SystemFormatStyleTests {
  private let start = VirtualClock.startDate

  private func shown(_ text: Text, at time: Double) -> String {
    PlayedView(size: CGSize(width: 400, height: 100)) { text }.text(at: time)
  }

  @Test("A stopwatch counts hundredths, or what is asked for") func stopwatch() {
    let text = Text(TimeDataSource<Date>.currentDate, format: .stopwatch(startingAt: start))
    #expect(shown(text, at: 0).contains("\"0:00.00\""))
    #expect(shown(text, at: 5.25).contains("\"0:05.25\""))
    let tenths = Text(
      .currentDate, format: .stopwatch(startingAt: start, maxPrecision: .milliseconds(100)))
    #expect(shown(tenths, at: 5.25).contains("\"0:05.2\""))
    let whole = Text(.currentDate, format: .stopwatch(startingAt: start, maxPrecision: .seconds(1)))
    #expect(shown(whole, at: 65).contains("\"1:05\""))
  }

  @Test("A timer counts down what is left of a range, or up, and stands at its end") func timer() {
    let range = start..<start.addingTimeInterval(3)
    let down = Text(.currentDate, format: .timer(countingDownIn: range))
    #expect(shown(down, at: 1.5).contains("\"0:02\""))
    #expect(shown(down, at: 9).contains("\"0:00\""))
    let up = Text(.currentDate, format: .timer(countingUpIn: range))
    #expect(shown(up, at: 1.5).contains("\"0:01\""))
    #expect(shown(up, at: 9).contains("\"0:03\""))
  }

  @Test("Hours are written, or more minutes") func hours() {
    let later = start.addingTimeInterval(3_725)
    func written(_ style: SystemFormatStyle.Stopwatch) -> String {
      String(style.format(later).characters)
    }
    #expect(written(.stopwatch(startingAt: start)) == "1:02:05.00")
    #expect(written(.stopwatch(startingAt: start, showsHours: false)) == "62:05.00")
    let style = SystemFormatStyle.Stopwatch.stopwatch(startingAt: start)
    #expect(style.discreteInput(after: start) == start.addingTimeInterval(0.01))
    #expect(style.discreteInput(before: start) == start.addingTimeInterval(-0.01))
  }

  @Test("A date that is at hand is written by the same formats") func date() {
    let style = SystemFormatStyle.Stopwatch.stopwatch(startingAt: start)
    let text = Text(start.addingTimeInterval(61), format: style)
    #expect(shown(text, at: 3).contains("\"1:01.00\""))
  }

  @Test("Sources tell the time since a date, and the ranges to and from one") func sources() {
    let since = Text(
      TimeDataSource<Duration>.durationOffset(to: start), format: .time(pattern: .minuteSecond))
    #expect(shown(since, at: 7).contains("\"0:07\""))
    #expect(
      TimeDataSource<Range<Date>>.dateRange(endingAt: start) != .dateRange(startingAt: start))
  }
}
