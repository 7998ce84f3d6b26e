import Foundation
import Motion

private enum PixelLengthKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0.5 }
}

private enum DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 2 }
}

private enum ReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { GraphCanvas.usualLocale }
}

private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
}

private enum TimeZoneKey: EnvironmentKey {
  // A clip reads the same wherever it is made.
  static var defaultValue: TimeZone { TimeZone(secondsFromGMT: 0) ?? .current }
}

extension EnvironmentValues {
  public var pixelLength: CGFloat {
    get { self[PixelLengthKey.self] }
    set { self[PixelLengthKey.self] = newValue }
  }

  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }

  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// Of the dates that texts show.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
