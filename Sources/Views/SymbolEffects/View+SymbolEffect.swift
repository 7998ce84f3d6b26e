import Motion
import ViewEngine

/// An effect that a modifier asks for of the symbols inside it.
struct SymbolEffectRequest {
  enum Trigger {
    /// Runs once whenever this is another value.
    case value(Any, isEqual: (Any) -> Bool)
    case active(Bool)
  }

  let configuration: SymbolEffectConfiguration
  let options: SymbolEffectOptions
  let trigger: Trigger

  var isVariableColor: Bool {
    if case .variableColor = configuration.motion { true } else { false }
  }
}

private enum SymbolEffectsKey: EnvironmentKey {
  static var defaultValue: [SymbolEffectRequest] { [] }
}

extension EnvironmentValues {
  /// Outermost first.
  var symbolEffects: [SymbolEffectRequest] {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }
}

extension View {
  /// Runs an effect on the symbols inside, once each time the value changes.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    addingSymbolEffect(
      SymbolEffectRequest(
        configuration: effect.configuration, options: options,
        trigger: .value(value) { $0 as? U == value }))
  }

  /// Runs an effect on the symbols inside for as long as it is active.
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    addingSymbolEffect(
      SymbolEffectRequest(
        configuration: effect.configuration, options: options, trigger: .active(isActive)))
  }

  /// Keeps the effects that are asked for further out away from the symbols inside.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
  }

  private func addingSymbolEffect(_ request: SymbolEffectRequest) -> some View {
    transformEnvironment(\.symbolEffects) { $0.append(request) }
  }
}
