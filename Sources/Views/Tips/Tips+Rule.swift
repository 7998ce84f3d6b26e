@_spi(Engine) import ViewEngine

extension Tips {
  /// When a tip may be shown. In TipKit it is a macro, `#Rule`.
  public struct Rule {
    let isMet: () -> Bool

    /// - Parameter condition: Asked of the value whenever it changes.
    public init<Value>(
      _ parameter: Parameter<Value>, _ condition: @escaping (Value) -> Bool
    ) {
      isMet = { condition(parameter.wrappedValue) }
    }

    /// - Parameter condition: Asked of the event whenever it has happened.
    public init(_ event: Event, _ condition: @escaping (Event) -> Bool) {
      isMet = { condition(event) }
    }
  }

  @resultBuilder
  public enum RuleBuilder {
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap { $0 } }
  }
}

extension Tip {
  /// Whether its rules are met and nobody has taken it away.
  ///
  /// - Note: Approximated: how often a tip may be shown does not count in a clip.
  public var shouldDisplay: Bool { !isOver && rules.allSatisfy { $0.isMet() } }

  var isOver: Bool { ViewGraph.current?.part(TipRecord.self).ended.contains(id) ?? false }
}
