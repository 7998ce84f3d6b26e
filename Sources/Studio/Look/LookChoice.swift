/// What is said of a clip's look.
package enum LookChoice: Codable, Hashable, Sendable {
  /// The screen and nothing else.
  case plain
  case dressed(Look)

  /// Where nothing is said: that of the documentation on a device, and nothing around a screen that has a
  /// size of its own.
  static func usual(onDevice isOnDevice: Bool) -> LookChoice {
    isOnDevice ? .dressed(.documentation) : .plain
  }

  /// Those that have a name.
  package static let named: [(name: String, choice: LookChoice)] = [
    ("plain", .plain), ("documentation", .dressed(.documentation)), ("social", .dressed(.social)),
  ]

  package static func named(_ name: String) -> LookChoice? {
    named.first { $0.name == name }?.choice
  }

  package var look: Look? {
    switch self {
    case .plain: nil
    case .dressed(let look): look
    }
  }
}
