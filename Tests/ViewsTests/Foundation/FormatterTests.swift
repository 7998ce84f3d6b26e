import Foundation
import Testing

@testable import Views

/// Formatters and styles that Linux's Foundation lacks.
@Suite("Formatters")
struct FormatterTests {
  @Test("Items are joined as in a sentence, each as its formatter writes it") func lists() {
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    let formatter = ListFormatter()
    #expect(formatter.string(from: [1, "two"]) == "1 and two")
    let percent = NumberFormatter()
    percent.numberStyle = .percent
    percent.locale = Locale(identifier: "en_US")
    formatter.itemFormatter = percent
    #expect(formatter.string(from: [NSNumber(value: 0.5), "two"]) == "50% and two")
  }

  @Test("A name is written as its style says") func names() {
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "Ada"
    name.middleName = "King"
    name.familyName = "Lovelace"
    let formatter = _PersonNameComponentsFormatter()
    #expect(formatter.string(from: name) == "Ada Lovelace")
    let expected: [(_PersonNameComponentsFormatter.Style, String)] = [
      (.default, "Ada Lovelace"), (.medium, "Ada Lovelace"), (.short, "Ada"),
      (.long, "Dr. Ada King Lovelace"), (.abbreviated, "AL"),
    ]
    for (style, text) in expected {
      formatter.style = style
      #expect(formatter.string(from: name) == text)
      #expect(
        _PersonNameComponentsFormatter.localizedString(from: name, style: style) == text)
    }
  }

  @Test("A name is read: the first word is given, the last is the family's") func reading() {
    let formatter = _PersonNameComponentsFormatter()
    let name = formatter.personNameComponents(from: "Ada Augusta King Lovelace")
    #expect(name?.givenName == "Ada" && name?.familyName == "Lovelace")
    #expect(name?.middleName == "Augusta King")
    #expect(formatter.personNameComponents(from: "Ada")?.familyName == nil)
    #expect(formatter.personNameComponents(from: " ") == nil)
  }

  @Test("A field of a name reads what it writes") func parsing() throws {
    let style = PersonNameComponents.FormatStyle(style: .medium)
    #expect(style.format(try style.parseStrategy.parse("Ada Lovelace")) == "Ada Lovelace")
    #expect(try style.parseStrategy.parse("") == PersonNameComponents())
  }

  @Test("A measurement is written in the place's own unit, or in its own") func measurements() {
    let locale = Locale(identifier: "en_US")
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    func written(
      _ width: Measurement<UnitLength>.FormatStyle.UnitWidth,
      _ usage: MeasurementFormatUnitUsage<UnitLength>
    ) -> String {
      way.formatted(
        Measurement<UnitLength>.FormatStyle(width: width, locale: locale, usage: usage))
    }
    #expect(written(.abbreviated, .asProvided) == "5 km")
    #expect(written(.wide, .asProvided) == "5 kilometers")
    #expect(written(.narrow, .asProvided) == "5km")
    #expect(written(.abbreviated, .general) == "3.1 mi")
    #expect(way.formatted().hasSuffix("mi"))
    for usage in [MeasurementFormatUnitUsage<UnitLength>.road, .person, .rainfall, .snowfall] {
      #expect(!written(.abbreviated, usage).isEmpty)
    }
    #expect(written(.abbreviated, .focalLength) == "5 km")
  }

  @Test("A temperature can hide its scale, and one of something has no plural") func units() {
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(
      warm.formatted(.measurement(width: .abbreviated, usage: .asProvided, hidesScaleName: true))
        == "20°")
    #expect(warm.formatted(.measurement(width: .narrow, usage: .weather)) == "68°")
    let minutes = Measurement(value: 45, unit: UnitDuration.minutes)
    #expect(minutes.formatted(.measurement(width: .wide)) == "45 minutes")
    let one = Measurement(value: 1, unit: UnitMass.kilograms)
    #expect(one.formatted(.measurement(width: .wide, usage: .asProvided)) == "1 kilogram")
    let fine = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
    #expect(
      one.formatted(
        .measurement(width: .narrow, usage: .asProvided, numberFormatStyle: fine)) == "1.00kg")
    let style = Measurement<UnitMass>.FormatStyle(width: .wide)
    #expect(style.locale(Locale(identifier: "de_DE")).locale.identifier == "de_DE")
    #expect(MeasurementFormatUnitUsage<UnitEnergy>.food == .workout)
  }
}
