import Foundation

/// What a demo means by `PersonNameComponentsFormatter`, which Linux's Foundation has by name only.
open class _PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }

  public var style = Style.default

  public func string(from components: PersonNameComponents) -> String {
    Self.localizedString(from: components, style: style)
  }

  public static func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style
  ) -> String {
    let style: PersonNameComponents.FormatStyle.Style =
      switch nameFormatStyle {
      case .default, .medium: .medium
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      }
    return components.formatted(.name(style: style))
  }

  /// The first word is the given name, the last one the family's.
  public func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    var components = PersonNameComponents()
    components.givenName = first
    if words.count > 1 { components.familyName = words[words.count - 1] }
    if words.count > 2 { components.middleName = words[1..<words.count - 1].joined(separator: " ") }
    return components
  }
}
