/// Where a binding leads: two bindings with one place read and write the same value.
struct BindingPlace {
  /// Whose value it is: nil where the view that made the binding does not stand anywhere yet.
  let owner: @MainActor () -> AnyObject?
  /// The way from there.
  var path: [AnyKeyPath] = []

  func appending(_ step: AnyKeyPath) -> BindingPlace {
    BindingPlace(owner: owner, path: path + [step])
  }

  @MainActor func isSame(as other: BindingPlace) -> Bool {
    guard let owner = owner() else { return false }
    return owner === other.owner() && path == other.path
  }
}

extension Binding: BindingInput {
  static func isSamePlace(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let (old, new) = (binding(at: old), binding(at: new))
    guard let place = old.place, let newPlace = new.place else { return false }
    return place.isSame(as: newPlace) && old.transaction.isSame(as: new.transaction)
  }

  static func reading(at place: UnsafeRawPointer) -> Any {
    let binding = binding(at: place)
    // What a closure of somebody's own does when it is asked is not ours to repeat.
    return binding.place == nil ? () : binding.wrappedValue
  }

  static func reads(_ reading: Any, at place: UnsafeRawPointer) -> Bool {
    guard let reading = reading as? Value else { return false }
    return ValueComparison.isSame(reading, binding(at: place).wrappedValue)
  }

  private static func binding(at place: UnsafeRawPointer) -> Binding {
    place.assumingMemoryBound(to: Binding.self).pointee
  }
}
