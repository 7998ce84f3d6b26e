import Motion

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How often a repeated effect runs; a period or none.
  public struct RepeatBehavior: Hashable, Sendable {
    var count: Int?
    /// Seconds of rest after each run.
    var delay = 0.0

    public static let periodic = RepeatBehavior()
    public static let continuous = RepeatBehavior()

    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay ?? 0)
    }
  }

  enum Repetition: Hashable, Sendable {
    case automatic, once, forever
    case times(Int)
  }

  var repetition = Repetition.automatic
  /// Seconds of rest after each run.
  var delay = 0.0
  /// 1 is the effect's own speed.
  var speedFactor = 1.0

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions(repetition: .forever)
  public static let nonRepeating = SymbolEffectOptions(repetition: .once)

  public var repeating: SymbolEffectOptions { with { $0.repetition = .forever } }
  public var nonRepeating: SymbolEffectOptions { with { $0.repetition = .once } }

  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions.default.repeat(count)
  }

  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions.default.repeat(behavior)
  }

  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions.default.speed(speed)
  }

  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with { $0.repetition = count.map { .times(max(1, $0)) } ?? .forever }
  }

  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = self.repeat(behavior.count)
    options.delay = behavior.delay
    return options
  }

  public func speed(_ speed: Double) -> SymbolEffectOptions {
    with { $0.speedFactor *= max(speed, 0.01) }
  }

  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var options = self
    change(&options)
    return options
  }
}
