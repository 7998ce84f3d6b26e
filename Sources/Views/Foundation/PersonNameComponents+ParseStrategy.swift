import Foundation

extension PersonNameComponents {
  /// Reads the names that ``FormatStyle`` writes. Linux's Foundation has none.
  ///
  /// - Note: Approximated: the first word is the given name, the last one the family's.
  public struct ParseStrategy: Foundation.ParseStrategy, Hashable, Sendable, Codable {
    public init() {}

    public func parse(_ value: String) throws -> PersonNameComponents {
      _PersonNameComponentsFormatter().personNameComponents(from: value) ?? PersonNameComponents()
    }
  }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  public var parseStrategy: PersonNameComponents.ParseStrategy {
    PersonNameComponents.ParseStrategy()
  }
}
