import Foundation
import ViewEngine

/// A text that is looked up where it is shown: ``LocalizedStringKey`` for more than views.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  let text: LocalizedStringKey
  public var locale = _ClipLocale.current

  public init(stringLiteral value: String) {
    text = LocalizedStringKey(stringLiteral: value)
  }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    text = LocalizedStringKey(stringInterpolation: stringInterpolation)
  }

  public init(
    _ key: LocalizedStringKey, table: String? = nil, locale: Locale? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    text = key.of(table: table)
    self.locale = locale ?? _ClipLocale.current
  }

  public init(
    _ name: StaticString, defaultValue: LocalizedStringKey, table: String? = nil,
    locale: Locale? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    text = LocalizedStringKey(named: name, otherwise: defaultValue).of(table: table)
    self.locale = locale ?? _ClipLocale.current
  }
}

extension String {
  public typealias LocalizationValue = LocalizedStringKey

  /// A text as it is looked up, with its interpolations filled in.
  public init(localized resource: LocalizedStringResource) {
    self = resource.text.string
  }

  public init(
    localized key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = key.of(table: table).string
  }

  public init(
    localized name: StaticString, defaultValue: LocalizedStringKey, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = LocalizedStringKey(named: name, otherwise: defaultValue).of(table: table).string
  }
}

extension Text {
  @_disfavoredOverload
  nonisolated public init(_ resource: LocalizedStringResource) {
    self.init(resource.text)
  }
}
