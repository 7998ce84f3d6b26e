import Foundation

extension PersonNameComponents {
  /// Writes names. Linux's Foundation has none.
  ///
  /// - Note: Approximated: with the given name first, as in English.
  public struct FormatStyle: Foundation.FormatStyle, Hashable, Sendable, Codable {
    public enum Style: String, Hashable, Sendable, Codable { case short, medium, long, abbreviated }

    public var style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    public func format(_ value: PersonNameComponents) -> String {
      let names = [value.givenName, value.familyName]
      let parts: [String?] =
        switch style {
        case .short: [value.nickname ?? value.givenName ?? value.familyName]
        case .medium: names
        case .long:
          [
            value.namePrefix, value.givenName, value.middleName, value.familyName,
            value.nameSuffix,
          ]
        case .abbreviated: [names.compactMap { $0?.prefix(1).uppercased() }.joined()]
        }
      return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    public func locale(_ locale: Locale) -> Self { FormatStyle(style: style, locale: locale) }
  }

  public func formatted() -> String { FormatStyle().format(self) }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension Foundation.FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}
