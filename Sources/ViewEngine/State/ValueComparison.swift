/// Whether a value that is written is the one that is there already.
enum ValueComparison {
  /// Equatable values are compared as they say, objects by identity, and plain bytes by what they hold.
  /// Of all others nobody can tell: a write is a change then.
  static func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
    if let old = old as? any Equatable { return equals(old, new) }
    if Value.self is any AnyObject.Type { return old as AnyObject === new as AnyObject }
    return _isPOD(Value.self) && bytes(of: old) == bytes(of: new)
  }

  private static func equals<T: Equatable>(_ old: T, _ new: Any) -> Bool {
    old == new as? T
  }

  private static func bytes<Value>(of value: Value) -> [UInt8] {
    withUnsafeBytes(of: value) { Array($0) }
  }
}
