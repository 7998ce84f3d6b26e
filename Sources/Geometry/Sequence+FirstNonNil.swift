extension Sequence {
  /// The first value that the transform has for an element; nil where it has none for any.
  ///
  /// `lazy.compactMap(_:).first` asks the element that it finds twice. Where the transform asks in turn, as down a
  /// tree, that doubles with each level.
  package func firstNonNil<Value>(_ transform: (Element) throws -> Value?) rethrows -> Value? {
    for element in self {
      if let value = try transform(element) { return value }
    }
    return nil
  }
}
