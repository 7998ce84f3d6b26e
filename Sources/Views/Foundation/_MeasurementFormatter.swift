import Foundation

/// What a demo means by `MeasurementFormatter`, which Linux's Foundation has by name only.
open class _MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let providedUnit = UnitOptions(rawValue: 1)
    public static let naturalScale = UnitOptions(rawValue: 2)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  public var unitStyle = Formatter.UnitStyle.medium
  public var unitOptions: UnitOptions = []
  public var locale: Locale! = Locale(identifier: "en_US")
  public var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  public func string<UnitType: Dimension>(from measurement: Measurement<UnitType>) -> String {
    let plain = Measurement<Dimension>(value: measurement.value, unit: measurement.unit)
    let shown = unitOptions.contains(.providedUnit) ? plain : measurement.inLocalUnit
    let number = numberFormatter.string(from: NSNumber(value: shown.value)) ?? "\(shown.value)"
    if shown.unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) {
      return number + "°"
    }
    return written(number, UnitNames(of: shown.unit), isOne: shown.value == 1)
  }

  public func string(from unit: Unit) -> String {
    unitStyle == .long ? UnitNames(of: unit).plural : UnitNames(of: unit).abbreviated
  }

  private func written(_ number: String, _ names: UnitNames, isOne: Bool) -> String {
    switch unitStyle {
    case .long: "\(number) \(isOne ? names.singular : names.plural)"
    case .short: number + names.abbreviated
    default: number + (names.sticks ? "" : " ") + names.abbreviated
    }
  }
}
