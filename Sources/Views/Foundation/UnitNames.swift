import Foundation

/// What units are called in English, by their symbols.
///
/// - Matches: the names that Unicode's common locale data give for English.
struct UnitNames {
  let abbreviated: String
  let singular: String
  let plural: String

  /// Whether the number and the unit stand without a space, as in `20°C`.
  var sticks: Bool { abbreviated.hasPrefix("°") }

  init(of unit: Unit) {
    // Foundation writes minutes as it writes metres.
    let isMinutes = unit is UnitDuration && unit.symbol == "m"
    let row = Self.table[isMinutes ? "min" : unit.symbol]
    abbreviated = row?.0 ?? unit.symbol
    singular = row?.1 ?? unit.symbol
    plural = row?.2 ?? row.map { $0.1 + "s" } ?? unit.symbol
  }

  private static let table: [String: (String, String, String?)] = [
    "km": ("km", "kilometer", nil), "m": ("m", "meter", nil), "cm": ("cm", "centimeter", nil),
    "mm": ("mm", "millimeter", nil), "µm": ("μm", "micrometer", nil),
    "nm": ("nm", "nanometer", nil),
    "mi": ("mi", "mile", nil), "yd": ("yd", "yard", nil), "ft": ("ft", "foot", "feet"),
    "in": ("in", "inch", "inches"), "NM": ("nmi", "nautical mile", nil),
    "ly": ("ly", "light year", nil), "ua": ("au", "astronomical unit", nil),
    "kg": ("kg", "kilogram", nil), "g": ("g", "gram", nil), "mg": ("mg", "milligram", nil),
    "lb": ("lb", "pound", nil), "oz": ("oz", "ounce", nil), "st": ("st", "stone", "stones"),
    "t": ("t", "metric ton", nil), "°C": ("°C", "degree Celsius", "degrees Celsius"),
    "°F": ("°F", "degree Fahrenheit", "degrees Fahrenheit"), "K": ("K", "kelvin", nil),
    "m/s": ("m/s", "meter per second", "meters per second"),
    "km/h": ("km/h", "kilometer per hour", "kilometers per hour"),
    "mph": ("mph", "mile per hour", "miles per hour"), "kn": ("kn", "knot", nil),
    "h": ("hr", "hour", nil), "hr": ("hr", "hour", nil), "min": ("min", "minute", nil),
    "s": ("sec", "second", nil), "sec": ("sec", "second", nil), "ms": ("ms", "millisecond", nil),
    "L": ("L", "liter", nil), "mL": ("mL", "milliliter", nil), "gal": ("gal", "gallon", nil),
    "qt": ("qt", "quart", nil), "pt": ("pt", "pint", nil), "cup": ("c", "cup", nil),
    "fl oz": ("fl oz", "fluid ounce", nil), "tbsp": ("tbsp", "tablespoon", nil),
    "tsp": ("tsp", "teaspoon", nil), "m³": ("m³", "cubic meter", nil),
    "J": ("J", "joule", nil), "kJ": ("kJ", "kilojoule", nil), "kCal": ("kcal", "kilocalorie", nil),
    "cal": ("cal", "calorie", nil), "kWh": ("kWh", "kilowatt hour", nil),
    "W": ("W", "watt", nil), "kW": ("kW", "kilowatt", nil),
    "hp": ("hp", "horsepower", "horsepower"),
    "°": ("deg", "degree", nil), "rad": ("rad", "radian", nil),
    "m²": ("m²", "square meter", nil), "km²": ("km²", "square kilometer", nil),
    "ft²": ("sq ft", "square foot", "square feet"), "mi²": ("sq mi", "square mile", nil),
    "ac": ("ac", "acre", nil), "ha": ("ha", "hectare", nil), "b": ("bit", "bit", nil),
    "B": ("byte", "byte", nil), "kB": ("kB", "kilobyte", nil), "MB": ("MB", "megabyte", nil),
    "GB": ("GB", "gigabyte", nil), "TB": ("TB", "terabyte", nil),
    "hPa": ("hPa", "hectopascal", nil), "bar": ("bar", "bar", nil),
    "mmHg": ("mmHg", "millimeter of mercury", "millimeters of mercury"),
    "Hz": ("Hz", "hertz", "hertz"), "kHz": ("kHz", "kilohertz", "kilohertz"),
    "MHz": ("MHz", "megahertz", "megahertz"), "V": ("V", "volt", nil), "A": ("A", "ampere", nil),
  ]
}

extension Measurement where UnitType: Dimension {
  /// In the unit that is used in the United States, where the clip is.
  var inLocalUnit: Measurement<Dimension> {
    let plain = Measurement<Dimension>(value: value, unit: unit)
    func first(_ units: [(Dimension, from: Double)]) -> Measurement<Dimension> {
      for (unit, least) in units {
        let converted = plain.converted(to: unit)
        if abs(converted.value) >= least { return converted }
      }
      return units.last.map { plain.converted(to: $0.0) } ?? plain
    }
    return switch unit {
    case is UnitLength:
      first([(UnitLength.miles, 0.5), (UnitLength.feet, 1), (UnitLength.inches, 0)])
    case is UnitMass: first([(UnitMass.pounds, 1), (UnitMass.ounces, 0)])
    case is UnitTemperature: plain.converted(to: UnitTemperature.fahrenheit)
    case is UnitSpeed: plain.converted(to: UnitSpeed.milesPerHour)
    case is UnitArea:
      first([(UnitArea.squareMiles, 1), (UnitArea.acres, 1), (UnitArea.squareFeet, 0)])
    default: plain
    }
  }
}
