import Motion
import OpenCombine

/// An object, kept elsewhere, whose changes update the view.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, ComparedProperty {
  @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
      -> Binding<Subject>
    {
      Binding(
        place: BindingPlace(owner: { root }, path: [keyPath]),
        get: { root[keyPath: keyPath] },
        set: { (value: Subject) in root[keyPath: keyPath] = value })
    }
  }

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

extension ObservedObject: LinkedProperty, OutsideReading {
  package func link(to node: Node, kept: AnyObject?) -> AnyObject? {
    ObjectObservation.observe(wrappedValue, node: node, kept: kept)
  }
}

/// An object that the view makes once and keeps.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let box: ObjectBox<ObjectType>

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    box = ObjectBox(thunk)
  }

  public var wrappedValue: ObjectType { box.object }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(root: wrappedValue)
  }
}

extension StateObject: LinkedProperty, KeptProperty {
  package func link(to node: Node, kept: AnyObject?) -> AnyObject? {
    let observation = ObjectObservation.observe(
      (kept as? ObjectObservation<ObjectType>)?.object ?? box.object, node: node, kept: kept)
    if let object = (observation as? ObjectObservation<ObjectType>)?.object { box.linked = object }
    return observation
  }
}

final class ObjectBox<ObjectType>: @unchecked Sendable {
  var linked: ObjectType?
  private let make: () -> ObjectType

  init(_ make: @escaping () -> ObjectType) {
    self.make = make
  }

  var object: ObjectType {
    if let linked { return linked }
    let object = make()
    linked = object
    return object
  }
}

/// Updates a node whenever an object says that it is about to change.
@MainActor
final class ObjectObservation<ObjectType: ObservableObject> {
  let object: ObjectType
  private var cancellable: AnyCancellable?

  private init(_ object: ObjectType, node: Node) {
    self.object = object
    cancellable = object.objectWillChange.sink { [place = node.link] _ in
      MainActor.assumeIsolated {
        guard let node = place.object, !node.isDestroyed else { return }
        node.graph.invalidate(node, transaction: .current)
      }
    }
  }

  static func observe(_ object: ObjectType, node: Node, kept: AnyObject?) -> AnyObject? {
    if let kept = kept as? ObjectObservation, kept.object === object { return kept }
    return ObjectObservation(object, node: node)
  }
}

/// An object that a view further out put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private let link = EnvironmentLink()

  public init() {}

  private var object: ObjectType? {
    link.values.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType
  }

  /// The program ends where there is none, as SwiftUI's does in this getter: a view that never reads it is shown.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError("No \(ObjectType.self) was put into the environment: add .environmentObject(…).")
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(root: wrappedValue)
  }
}

extension EnvironmentObject: LinkedProperty, KeptProperty {
  package func link(to node: Node, kept: AnyObject?) -> AnyObject? {
    link.take(from: node)
    return object.flatMap { ObjectObservation.observe($0, node: node, kept: kept) }
  }
}
