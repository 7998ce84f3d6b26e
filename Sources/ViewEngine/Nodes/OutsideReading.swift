/// A dynamic property that can be read where its view does not stand in a tree yet: it has what it begins with.
package protocol OutsideReading {
  /// Whether reading it there neither begins nor demands anything.
  var isReadableOutside: Bool { get }
}

extension OutsideReading {
  package var isReadableOutside: Bool { true }
}

extension View {
  /// The body as it is before the view stands in a tree.
  ///
  /// - Returns: Nil where there is none, or where a property would begin something by being read, such as to keep an object,
  ///   or end the demo because nothing has put its object into the environment.
  @MainActor package var bodyOutside: (any View)? {
    guard Body.self != Never.self, isReadableOutside(self) else { return nil }
    return body
  }
}

/// Whether all properties of a view or a modifier can be read outside of a tree.
func isReadableOutside(_ author: Any) -> Bool {
  Mirror(reflecting: author).children.allSatisfy { child in
    guard child.value is any DynamicProperty else { return true }
    return (child.value as? any OutsideReading)?.isReadableOutside ?? false
  }
}
