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

  @Test("An offset is a clock of minutes and seconds, and else the largest units") func offsets() {
    func written(
      _ seconds: Double, _ fields: Set<Date.ComponentsFormatStyle.Field>, most: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> String {
      let style = SystemFormatStyle.DateOffset(
        to: start, allowedFields: fields, maxFieldCount: most, sign: sign
      ).locale(Locale(identifier: "en_US"))
      return String(style.format(start.addingTimeInterval(seconds)).characters)
    }
    #expect(written(332.4, [.minute, .second]) == "5:32")
    #expect(written(332, [.hour, .minute, .second], most: 3) == "0:05:32")
    #expect(written(90_061, [.day, .hour, .minute, .second]) == "1 day, 1 hour")
    #expect(written(-222, [.minute, .second], most: 1) == "-3 minutes")
    #expect(written(-222, [.minute, .second], sign: .never) == "3:42")
    #expect(written(222, [.minute, .second], sign: .always()) == "+3:42")
    let text = Text(.currentDate, format: .offset(to: start, allowedFields: [.minute, .second]))
    #expect(shown(text, at: 7).contains("\"0:07\""))
  }

  @Test("A date is spoken of by its distance as far as the threshold, and then by itself")
  func references() {
    func written(_ seconds: Double, from threshold: Date.RelativeFormatStyle.Field = .day) -> String
    {
      let style = SystemFormatStyle.DateReference(
        to: start.addingTimeInterval(seconds), thresholdField: threshold
      ).locale(Locale(identifier: "en_US"))
      return String(style.format(start).characters)
    }
    #expect(written(20) == "now")
    #expect(written(300) == "in 5 minutes")
    #expect(written(-10_800) == "3 hours ago")
    #expect(!written(40 * 86_400).contains("in "))
    #expect(written(400 * 86_400) == "February 2025")
    #expect(written(400 * 86_400, from: .year) == "next year")
    let text = Text(.currentDate, format: .reference(to: start.addingTimeInterval(600)))
    #expect(shown(text, at: 7).contains("in 9 minutes") || shown(text, at: 7).contains("in 10"))
    // Of one time alone, which does not go on.
    let still = Text(start, format: .reference(to: start.addingTimeInterval(600)))
    #expect(shown(still, at: 200).contains("in 10 minutes"))
  }

  @Test("Seconds are counted from a date that is set later, as a tap sets it") func setLater() {
    let date = Handle(start)
    let played = PlayedView(size: CGSize(width: 400, height: 100)) {
      date.shows { Text($0, style: .timer) }
    }
    played.advance(to: 0.55)
    played.change { date.value = start.addingTimeInterval(0.55) }
    #expect(played.text.contains("\"0:00\""))
    #expect(played.text(at: 1.6).contains("\"0:01\""))
    #expect(played.text(at: 2.6).contains("\"0:02\""))
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
