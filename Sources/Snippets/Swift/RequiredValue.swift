/// Something that a view cannot be made without.
struct RequiredValue: Hashable {
  /// As it is written in a call; `_` where it has none.
  var label: String
  /// As it is written; empty where the compiler finds it out.
  var type: String
  /// `Binding`, `ObservedObject` … of a stored property.
  var wrapper: String?
}
