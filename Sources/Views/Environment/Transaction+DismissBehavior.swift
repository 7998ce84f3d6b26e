import Motion

/// Whether a window asks before it closes, when a change of a transaction closes it.
///
/// - Note: Accepted: no effect in a clip, whose one window stays.
public struct DismissBehavior: Hashable, Sendable {
  private let name: String

  /// As if somebody closed it.
  public static let interactive = DismissBehavior(name: "interactive")
  /// Without a question.
  public static let destructive = DismissBehavior(name: "destructive")
}

private enum DismissBehaviorKey: TransactionKey {
  static var defaultValue: DismissBehavior { .interactive }
}

extension Transaction {
  /// How a window goes that is closed in this transaction.
  ///
  /// - Note: Accepted: no effect in a clip, whose one window stays.
  public var dismissBehavior: DismissBehavior {
    get { self[DismissBehaviorKey.self] }
    set { self[DismissBehaviorKey.self] = newValue }
  }
}
