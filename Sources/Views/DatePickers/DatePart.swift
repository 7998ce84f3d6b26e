import Foundation

/// What a Mac's field of a date is put together from: a number that is changed by itself, or what is
/// written between two.
struct DatePart: Identifiable {
  enum Kind: Equatable {
    case unit(Calendar.Component)
    /// Morning or afternoon.
    case half
  }

  let id: Int
  let text: String
  /// Nil of what stands between.
  let kind: Kind?

  /// One figure takes the place of two, as AppKit's does.
  var isNumber: Bool { kind != nil && text.allSatisfy(\.isNumber) && text.count < 3 }

  /// In the locale's own order.
  @MainActor
  static func all(
    of date: Date, _ components: DatePickerComponents, _ reading: DateReading
  ) -> [DatePart] {
    let template =
      (components.contains(.date) ? "yMd" : "") + (components.contains(.hourAndMinute) ? "jmm" : "")
    var parts: [DatePart] = []
    for run in runs(of: reading.pattern(template)) {
      let kind = run.first.flatMap(kind)
      let text =
        kind == nil
        ? run.replacing("'", with: "").replacing("\u{202F}", with: " ")
        : reading.string(date, run)
      parts.append(DatePart(id: parts.count, text: text, kind: kind))
    }
    return parts
  }

  private static func kind(_ letter: Character) -> Kind? {
    switch letter {
    case "y", "u": .unit(.year)
    case "M", "L": .unit(.month)
    case "d": .unit(.day)
    case "h", "H", "k", "K": .unit(.hour)
    case "m": .unit(.minute)
    case "a", "b", "B": .half
    default: nil
    }
  }

  /// A pattern's fields, and what lies between them.
  private static func runs(of pattern: String) -> [String] {
    var runs: [String] = []
    var last: Character?
    for letter in pattern {
      let isField = kind(letter) != nil
      let continues = isField ? letter == last : last.map { kind($0) == nil } ?? false
      if continues { runs[runs.count - 1].append(letter) } else { runs.append(String(letter)) }
      last = letter
    }
    return runs
  }
}

extension DateReading {
  /// A date with one part of it further on or back, and the others as they are: after December comes
  /// January of the same year.
  func stepping(_ date: Date, _ part: DatePart.Kind, by count: Int) -> Date {
    switch part {
    case .unit(let unit):
      return calendar.date(byAdding: unit, value: count, to: date, wrappingComponents: true) ?? date
    case .half:
      let isMorning = calendar.component(.hour, from: date) < 12
      return adding(isMorning ? 12 : -12, .hour, to: date)
    }
  }
}
