/// The dynamic properties of an author's value that is no view and no modifier, such as a style or a transition.
///
/// Whatever keeps the value in one of these has the value's `@Environment` and `@State` connected where it stands, as if
/// they were its own.
package struct PropertiesWithin<Owner>: DynamicProperty, CustomReflectable {
  package let owner: Owner

  package init(_ owner: Owner) {
    self.owner = owner
  }

  /// What the graph looks through for properties to connect.
  package var customMirror: Mirror { Mirror(reflecting: owner) }
}

extension PropertiesWithin {
  /// Whether there are any. Answered once for each type.
  @MainActor package var isNeeded: Bool {
    let type = ObjectIdentifier(type(of: owner))
    if let known = PropertiesWithinTypes.areNeeded[type] { return known }
    let isNeeded = hasProperties
    PropertiesWithinTypes.areNeeded[type] = isNeeded
    return isNeeded
  }

  private var hasProperties: Bool {
    var mirror = Mirror(reflecting: owner) as Mirror?
    while let current = mirror {
      if current.children.contains(where: { type(of: $0.value) is any DynamicProperty.Type }) {
        return true
      }
      mirror = current.superclassMirror
    }
    return false
  }
}

@MainActor
private enum PropertiesWithinTypes {
  static var areNeeded: [ObjectIdentifier: Bool] = [:]
}
