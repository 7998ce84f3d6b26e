import ViewEngine

/// What a device lets a hand feel, or a watch an ear hear. A clip has neither: that it is asked for
/// shows nowhere, as on a screen.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  public static let success = SensoryFeedback("success")
  public static let warning = SensoryFeedback("warning")
  public static let error = SensoryFeedback("error")
  public static let selection = SensoryFeedback("selection")
  public static let increase = SensoryFeedback("increase")
  public static let decrease = SensoryFeedback("decrease")
  public static let start = SensoryFeedback("start")
  public static let stop = SensoryFeedback("stop")
  public static let alignment = SensoryFeedback("alignment")
  public static let levelChange = SensoryFeedback("levelChange")
  public static let pathComplete = SensoryFeedback("pathComplete")
  public static let impact = SensoryFeedback("impact")

  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback("impact \(weight) \(intensity)")
  }

  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback("impact \(flexibility) \(intensity)")
  }

  /// How heavy the things are that meet.
  public enum Weight: Hashable, Sendable { case light, medium, heavy }

  /// How soft the things are that meet.
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }
}

extension View {
  /// Lets a hand feel something when a value changes.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    sensoryFeedback(trigger: trigger) { _, _ in feedback }
  }

  /// - Parameter condition: Given the old value and the new one, whether there is something to feel.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View {
    sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
  }

  /// - Parameter feedback: Asked at every change, given the old value and the new one.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { old, new in _ = feedback(old, new) }
  }
}
