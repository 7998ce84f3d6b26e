import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Formats that Linux's Foundation lacks")
struct FormatTests {
  private func measured(_ value: Double, _ unit: UnitLength) -> Measurement<UnitLength> {
    Measurement(value: value, unit: unit)
  }

  @Test("Measurements are in local units unless theirs are asked for") func measurements() {
    #expect(measured(12.5, .kilometers).formatted() == "7.8 mi")
    #expect(
      measured(12.5, .kilometers).formatted(.measurement(width: .wide, usage: .asProvided))
        == "12.5 kilometers")
    #expect(
      measured(1, .meters).formatted(.measurement(width: .wide, usage: .asProvided)) == "1 meter")
    #expect(
      measured(3, .meters).formatted(.measurement(width: .narrow, usage: .asProvided)) == "3m")
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(warm.formatted(.measurement(width: .abbreviated)) == "68°F")
    #expect(warm.formatted(.measurement(width: .narrow, usage: .asProvided)) == "20°")
    let formatter = _MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: measured(3.5, .meters)) == "3.5 m")
  }

  @Test(
    "Times are written with the units that are asked for",
    arguments: [
      (_DateComponentsFormatter.UnitsStyle.positional, "1:02:05"), (.abbreviated, "1h 2m 5s"),
      (.short, "1 hr, 2 min, 5 sec"), (.full, "1 hour, 2 minutes, 5 seconds"),
      (.brief, "1hr 2min 5sec"),
    ])
  func components(_ style: _DateComponentsFormatter.UnitsStyle, _ text: String) {
    let formatter = _DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 3725) == text)
  }

  @Test("A short time keeps its minutes, and zeros are padded where that is asked for")
  func zeros() {
    let formatter = _DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    #expect(formatter.string(from: 9) == "0:09")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 69) == "01:09")
    #expect(formatter.string(from: .infinity) == nil)
  }

  @Test("Names and lists") func names() {
    var name = PersonNameComponents()
    name.givenName = "Ada"
    name.familyName = "King"
    name.namePrefix = "Lady"
    #expect(name.formatted() == "Ada King")
    #expect(name.formatted(.name(style: .long)) == "Lady Ada King")
    #expect(name.formatted(.name(style: .abbreviated)) == "AK")
    #expect(_PersonNameComponentsFormatter().string(from: name) == "Ada King")
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
  }

  @Test("Two dates are the times between them") func spans() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let played = PlayedView(size: CGSize(width: 400, height: 100)) {
      VStack {
        Text(start...start.addingTimeInterval(3600))
        Text(DateInterval(start: start, duration: 60)).typesettingLanguage(.automatic)
      }
      .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
    }
    // Narrow and other spaces stand between the numbers, as the locale has them.
    let text = played.text.filter { !$0.isWhitespace }
    #expect(text.contains("12:00–1:00AM") && text.contains("12:00–12:01AM"))
  }

  @Test("Arrays are added and summed as vectors") func vectors() {
    #expect(vDSP.add([1.0, 2], [3, 4, 5]) == [4, 6])
    #expect(vDSP.subtract([1.0, 2], [3, 4]) == [-2, -2])
    #expect(vDSP.multiply(2, [1.0, 2]) == [2, 4])
    #expect(vDSP.sum(vDSP.multiply([1.0, 2], [3, 4])) == 11)
    #expect(vDSP.maximum([1.0, 3, 2]) == 3 && vDSP.mean([1.0, 3]) == 2)
    var values = [1.0, 2, 3]
    vDSP.add(values[0..<2], [1.0, 1], result: &values[0..<2])
    #expect(values == [2, 3, 3])
  }

  @Test("What a demo casts to Foundation's objects is the same") func bridged() {
    #expect(_bridged("a") == NSString(string: "a"))
    #expect(_bridged(2) == NSNumber(value: 2))
  }
}
