import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// A value that rules of tips ask for, written beside them: `@Parameter static var isSignedIn = false`. In TipKit it is a
/// macro; the rules name it by its `$`.
///
/// - Note: Approximated: every clip starts with what the code says, as an app does at its first start.
@propertyWrapper
public struct Parameter<Value>: Sendable {
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

/// What a parameter is at the moment. What a play of the clip sets is kept with that play: another one starts anew,
/// although it is the same variable. An intent, which has some, may go to other threads, where they are only read.
private final class TipParameterStore<Value>: @unchecked Sendable {
  private var initial: Value

  init(_ value: Value) { initial = value }

  var value: Value {
    get {
      guard DispatchQueue.isOnMain else { return initial }
      let kept: Any? = onMainActor {
        ViewGraph.current?.part(TipRecord.self).parameters[ObjectIdentifier(self)]
      }
      guard let kept else { return initial }
      return kept as? Value ?? initial
    }
    set {
      guard DispatchQueue.isOnMain else { return }
      onMainActor {
        if let graph = ViewGraph.current {
          graph.part(TipRecord.self).parameters[ObjectIdentifier(self)] = newValue
        } else {
          initial = newValue
        }
      }
    }
  }
}

extension Tips {
  /// - Note: Accepted: a clip keeps nothing for the next one.
  public struct ParameterOption: Sendable {
    public static let transient = ParameterOption()
  }
}
