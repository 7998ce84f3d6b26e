import SwiftUI

struct Sunshine: Identifiable {
  let city: String
  let month: Int
  let hours: Double
  var id: String { "\(city)\(month)" }

  var date: Date {
    Calendar.current.date(from: DateComponents(year: 2024, month: month)) ?? .distantPast
  }

  static let all: [Sunshine] = [
    ("Cupertino", [187, 201, 266, 311, 349, 378, 394, 374, 327, 273, 202, 176]),
    ("Seattle", [74, 99, 154, 201, 247, 234, 304, 248, 197, 122, 77, 62]),
  ].flatMap { city, hours in
    hours.enumerated().map { Sunshine(city: city, month: $0 + 1, hours: $1) }
  }
}

struct LineMarkDemo: View {
  var body: some View {
    Chart(Sunshine.all) { sunshine in
      LineMark(x: .value("Month", sunshine.date), y: .value("Hours", sunshine.hours))
        .foregroundStyle(by: .value("City", sunshine.city))
        .symbol(by: .value("City", sunshine.city))
    }
    .frame(height: 280)
    .padding()
  }
}
