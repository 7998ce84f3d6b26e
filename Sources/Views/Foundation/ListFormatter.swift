import Foundation

/// Joins the items of a list: "a, b, and c". Linux's Foundation has none.
///
/// - Note: Approximated: in English.
open class ListFormatter: Formatter, @unchecked Sendable {
  public var locale: Locale! = Locale(identifier: "en_US")
  public var itemFormatter: Formatter?

  public static func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(Locale(identifier: "en_US")))
  }

  public func string(from items: [Any]) -> String? {
    Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
  }
}
