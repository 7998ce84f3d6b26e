import Motion
import Observation
import ViewEngine

/// A value that rules of tips ask for, written beside them: `@Parameter static var isSignedIn = false`. In TipKit it is a
/// macro; the rules name it by its `$`.
///
/// - Note: Approximated: every clip starts with what the code says, as an app does at its first start.
@propertyWrapper
public struct Parameter<Value> {
  private let store: TipParameterStore<Value>

  public init(wrappedValue: Value, _ options: Tips.ParameterOption...) {
    store = TipParameterStore(wrappedValue)
  }

  /// Tips come and go with an animation, as the card does by itself on a device.
  public var wrappedValue: Value {
    get { store.value }
    nonmutating set { withAnimation { store.value = newValue } }
  }

  public var projectedValue: Parameter<Value> { self }
}

/// What a parameter is at the moment, watched by the cards whose rules ask.
@Observable
final class TipParameterStore<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

extension Tips {
  /// - Note: Accepted: a clip keeps nothing for the next one.
  public struct ParameterOption: Sendable {
    public static let transient = ParameterOption()
  }
}
