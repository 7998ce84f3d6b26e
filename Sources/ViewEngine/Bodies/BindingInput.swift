/// A binding among the properties of a view, at its place in memory.
@MainActor
protocol BindingInput {
  static func isSamePlace(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool
  static func reading(at place: UnsafeRawPointer) -> Any
  /// Whether the binding reads what was read before.
  static func reads(_ reading: Any, at place: UnsafeRawPointer) -> Bool
}
