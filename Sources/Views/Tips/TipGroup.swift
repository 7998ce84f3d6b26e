/// Tips of which one is shown at a time.
@MainActor @preconcurrency
public final class TipGroup {
  public enum Priority: Hashable, Sendable {
    /// The first whose rules are met.
    case firstAvailable
    /// The first that nobody has taken away yet, once its rules are met.
    case ordered
  }

  private let priority: Priority
  private let tips: [any Tip]

  public init(
    _ priority: Priority = .firstAvailable, @Tips.TipGroupBuilder _ tips: () -> [any Tip]
  ) {
    self.priority = priority
    self.tips = tips()
  }

  /// Which tip it is the turn of.
  public var currentTip: (any Tip)? {
    switch priority {
    case .firstAvailable: tips.first { $0.shouldDisplay }
    case .ordered: tips.first { !$0.isOver }.flatMap { $0.shouldDisplay ? $0 : nil }
    }
  }
}

extension Tips {
  @resultBuilder
  public enum TipGroupBuilder {
    public static func buildExpression(_ tip: any Tip) -> [any Tip] { [tip] }
    public static func buildBlock(_ tips: [any Tip]...) -> [any Tip] { tips.flatMap { $0 } }
  }
}
