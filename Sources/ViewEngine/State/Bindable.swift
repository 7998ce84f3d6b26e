import Observation

/// Makes bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value>: ComparedProperty {
  public var wrappedValue: Value

  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  public var projectedValue: Bindable<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>)
    -> Binding<Subject> where Value: AnyObject
  {
    Binding(
      place: BindingPlace(owner: { wrappedValue }, path: [keyPath]),
      get: { wrappedValue[keyPath: keyPath] },
      set: { (value: Subject) in wrappedValue[keyPath: keyPath] = value })
  }
}
