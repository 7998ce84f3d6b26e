import Foundation

/// What a measurement is of, which decides about the unit that people use for it.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable, Codable {
  let name: String

  /// What is usual where the clip is, in the United States.
  public static var general: Self { Self(name: "general") }
  /// The unit that the measurement has.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self(name: "person") }
  public static var personHeight: Self { Self(name: "personHeight") }
  public static var road: Self { Self(name: "road") }
  public static var focalLength: Self { Self(name: "asProvided") }
  public static var rainfall: Self { Self(name: "general") }
  public static var snowfall: Self { Self(name: "general") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: Self { Self(name: "person") }
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(name: "asProvided") }
  public static var workout: Self { Self(name: "asProvided") }
}

extension Measurement {
  /// Writes measurements. Linux's Foundation has none.
  ///
  /// - Matches: in English of the United States, whose units are taken unless the usage is
  ///   `.asProvided`, then with two digits at least and no fraction beyond them, as ICU does.
  public struct FormatStyle: Foundation.FormatStyle, Hashable, Sendable, Codable
  where UnitType: Dimension {
    public enum UnitWidth: String, Hashable, Sendable, Codable { case wide, abbreviated, narrow }

    public var width: UnitWidth
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Writes `20°` for a temperature.
    public var hidesScaleName: Bool
    public var locale: Locale

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType>? = .general, hidesScaleName: Bool = false,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.hidesScaleName = hidesScaleName
      self.numberFormatStyle = numberFormatStyle
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let isProvided = usage?.name == "asProvided"
      let plain = Measurement<Dimension>(value: value.value, unit: value.unit)
      let shown = isProvided ? plain : value.inLocalUnit
      // A fraction only where there would be less than two digits.
      let places = isProvided ? 0...6 : 0...(abs(shown.value) < 9.95 ? 1 : 0)
      let number = (numberFormatStyle ?? .number.precision(.fractionLength(places)))
        .locale(locale).format(shown.value)
      let names = UnitNames(of: shown.unit)
      if shown.unit is UnitTemperature, hidesScaleName || width == .narrow { return number + "°" }
      return switch width {
      case .wide: "\(number) \(shown.value == 1 ? names.singular : names.plural)"
      case .abbreviated: number + (names.sticks ? "" : " ") + names.abbreviated
      case .narrow: number + names.abbreviated
      }
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }
}

extension Measurement where UnitType: Dimension {
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement { style.format(self) }

  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension Foundation.FormatStyle {
  /// - Parameter usage: `.asProvided` keeps the measurement's unit.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(
      width: width, usage: usage, hidesScaleName: hidesScaleName,
      numberFormatStyle: numberFormatStyle)
  }
}
