/// Whether a value that is written is the one that is there already.
enum ValueComparison {
  /// Equatable values are compared as they say, objects by identity, and plain bytes by what they hold.
  /// Of all others nobody can tell: a write is a change then.
  static func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
    if let old = old as? any Equatable { return equals(old, new) }
    if Value.self is any AnyObject.Type { return old as AnyObject === new as AnyObject }
    return _isPOD(Value.self) && bytes(of: old) == bytes(of: new)
  }

  /// The same for values of any type, which are looked into: structures and optionals by what is in them.
  static func isSame(erased old: Any, _ new: Any) -> Bool {
    func isSame<T>(_ old: T) -> Bool { (new as? T).map { Self.isSame(old, $0) } ?? false }
    if _openExistential(old, do: isSame) { return true }
    let (old, new) = (Mirror(reflecting: old), Mirror(reflecting: new))
    guard old.subjectType == new.subjectType, !old.children.isEmpty,
      old.children.count == new.children.count,
      old.displayStyle == .struct || old.displayStyle == .optional
    else { return false }
    return zip(old.children, new.children).allSatisfy { Self.isSame(erased: $0.value, $1.value) }
  }

  private static func equals<T: Equatable>(_ old: T, _ new: Any) -> Bool {
    old == new as? T
  }

  private static func bytes<Value>(of value: Value) -> [UInt8] {
    withUnsafeBytes(of: value) { Array($0) }
  }
}
