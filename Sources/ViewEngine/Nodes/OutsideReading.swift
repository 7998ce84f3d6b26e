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
    guard Body.self != Never.self else { return nil }
    let isReadable = Mirror(reflecting: self).children.allSatisfy { child in
      guard child.value is any DynamicProperty else { return true }
      return (child.value as? any OutsideReading)?.isReadableOutside ?? false
    }
    guard isReadable else { return nil }
    return body
  }
}
