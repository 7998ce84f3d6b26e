import Foundation
import Motion

/// A value kept by a name that all views of a clip share; each clip starts with what is written.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let encode: (Value) -> Any?
  private let decode: (Any) -> Value?
  private let link = StoreLink()

  package init(
    key: String, initial: Value, encode: @escaping (Value) -> Any?,
    decode: @escaping (Any) -> Value?
  ) {
    self.key = key
    self.initial = initial
    self.encode = encode
    self.decode = decode
  }

  public var wrappedValue: Value {
    get {
      onMainActor { link.store?.value(for: key).flatMap(decode) ?? initial }
    }
    nonmutating set {
      onMainActor { link.store?.set(encode(newValue), for: key) }
    }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0 })
  }
}

extension AppStorage where Value: AppStorable {
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, initial: wrappedValue, encode: { $0 }, decode: { $0 as? Value })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: AppStorable {
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key: key, initial: wrappedValue, encode: { $0.rawValue },
      decode: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  nonisolated public init<Wrapped: AppStorable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped? {
    self.init(key: key, initial: nil, encode: { $0 }, decode: { $0 as? Wrapped })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  nonisolated public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue: AppStorable {
    self.init(
      key: key, initial: nil, encode: { $0?.rawValue },
      decode: { ($0 as? R.RawValue).flatMap(R.init(rawValue:)) })
  }
}

/// What can be stored.
public protocol AppStorable {}
extension Bool: AppStorable {}
extension Int: AppStorable {}
extension Double: AppStorable {}
extension String: AppStorable {}
extension URL: AppStorable {}
extension Data: AppStorable {}
extension Date: AppStorable {}

extension AppStorage: LinkedProperty {
  package func link(to node: Node, kept: AnyObject?) -> AnyObject? {
    let store = node.graph.part(AppStore.self)
    store.belong(to: node.graph)
    store.observe(key, by: node)
    link.store = store
    return nil
  }
}

final class StoreLink: @unchecked Sendable {
  weak var store: AppStore?
}
