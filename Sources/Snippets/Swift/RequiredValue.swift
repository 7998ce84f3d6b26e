/// Something that a view cannot be made without.
struct RequiredValue: Hashable {
  /// As it is written in a call; `_` where it has none.
  var label: String
  /// Nil where the compiler finds it out.
  var type: ValueType?
  /// `Binding`, `ObservedObject` … of a stored property.
  var wrapper: String?
}
