import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

@MainActor
@Suite("Formats in the clip's locale")
struct ClipLocaleTests {
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  private func played<V: View>(_ locale: String = "en_US", @ViewBuilder _ view: () -> V)
    -> PlayedView
  {
    var canvas = GraphCanvas(size: CGSize(width: 400, height: 100))
    canvas.locale = Locale(identifier: locale)
    return PlayedView(graph: ViewGraph(view(), canvas: canvas, measuring: FixedWidthText()))
  }

  /// Calls what is done when a view appears, on the clip's stage.
  private func inClip(_ locale: String, _ action: @escaping () -> Void) {
    played(locale) { Text("a").onAppear(perform: action) }.advance(to: 0.1)
  }

  @Test("A text's value is written in the locale around it") func texts() {
    let price = Text(9.5, format: .currency(code: "USD"))
    #expect(played { price }.text.contains("\"$9.50\""))
    #expect(played("de") { price }.text.contains("\"9,50\u{A0}$\""))
    #expect(
      played { price.environment(\.locale, Locale(identifier: "de")) }.text
        .contains("\"9,50\u{A0}$\""))
    let sentence = Text("Day: \(date, format: .dateTime.month().day())")
    #expect(played { sentence }.text.contains("\"Nov 14\""))
    #expect(played("de") { sentence }.text.contains("\"14. Nov.\""))
    #expect(
      played { LabeledContent("a", value: 0.5, format: .percent) }.text.contains("\"50%\""))
  }

  @Test("A locale that a format names is its own") func named() {
    let french = FloatingPointFormatStyle<Double>.Currency(
      code: "EUR", locale: Locale(identifier: "fr"))
    #expect(played { Text(9.5, format: french) }.text.contains("9,50"))
    let day = Date.FormatStyle(date: .abbreviated, time: .omitted).locale(Locale(identifier: "de"))
    #expect(played { Text(date, format: day) }.text.contains("14. Nov. 2023"))
    #expect(_ClipLocale.localized(day).locale.identifier == "de")
    #expect(_ClipLocale.localized(.iso8601).format(date) == "2023-11-14T22:13:20Z")
  }

  @Test("What a demo asks Foundation for is the clip's") func asked() {
    var read: [String] = []
    inClip("de") {
      let (dates, numbers) = (_DateFormatter(), _NumberFormatter())
      dates.dateStyle = .medium
      numbers.numberStyle = .decimal
      read = [
        _ClipLocale.current.identifier, dates.string(from: date),
        numbers.string(from: 1234.5) ?? "", String(_ClipLocale.calendar.firstWeekday),
      ]
    }
    #expect(read == ["de", "14.11.2023", "1.234,5", "2"])
  }

  @Test("Where nothing plays it is as a simulator comes") func nothing() async {
    let read = await Task.detached { _ClipLocale.current.identifier }.value
    #expect(read == "en_US")
  }

  @Test("A field writes and reads its value in the clip's locale") func field() {
    let value = Handle(1.5)
    let played = played("de") {
      value.shows { _ in TextField("a", value: value.bound, format: .number) }
    }
    #expect(played.text.contains("\"1,5\""))
  }

  @Test("A length in points is a number as well") func lengths() {
    let length: CGFloat = 12.34
    #expect(length.formatted(.number.precision(.fractionLength(1))) == "12.3")
    #expect(played { Text(length, format: .number) }.text.contains("\"12.34\""))
  }
}
