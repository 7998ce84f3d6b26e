/// The generation of a phone's system whose look and sizes there are.
///
/// 17 and 18 look alike here: 17 is what the recordings were made on.
package enum SystemVersion: Int, Codable, CaseIterable, Comparable, Sendable {
  case v17 = 17
  case v18 = 18
  case v26 = 26

  /// As people write it: `26`.
  package init?(_ text: String) {
    guard let found = Self.allCases.first(where: { $0.name == text }) else { return nil }
    self = found
  }

  package var name: String { "\(rawValue)" }

  package static func < (first: SystemVersion, second: SystemVersion) -> Bool {
    first.rawValue < second.rawValue
  }
}
