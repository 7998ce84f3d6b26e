import Motion

/// A value that a view reads from what the views around it set.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private let link = EnvironmentLink()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  public init(_ type: Value.Type) where Value: AnyObject {
    read = { environment in
      guard let object = environment.objects[ObjectIdentifier(type)] as? Value else {
        fatalError("No \(type) was put into the environment: add .environment(…) above this view.")
      }
      return object
    }
  }

  public init<T: AnyObject>(_ type: T.Type) where Value == T? {
    read = { $0.objects[ObjectIdentifier(type)] as? T }
  }

  public var wrappedValue: Value { read(link.values) }
}

extension Environment: LinkedProperty, KeptProperty {
  package func link(to node: Node, kept: AnyObject?) -> AnyObject? {
    link.take(from: node)
    return nil
  }
}

extension Environment: OutsideReading {
  /// An object is there only where somebody has put it.
  package var isReadableOutside: Bool { !(Value.self is AnyClass) }
}

/// The environment of the place where the view stands, once it stands somewhere.
final class EnvironmentLink: @unchecked Sendable {
  private(set) var values = EnvironmentValues()
  private weak var states: GraphStates?

  @MainActor func take(from node: Node) {
    values = node.environment
    let states = node.graph.states
    if self.states !== states { states.add(self) }
    self.states = states
  }
}

extension EnvironmentLink: GraphState {
  /// A view's value may be shown by another graph since, which it now belongs to. Objects stay, as a
  /// late closure that reads one cannot go on without.
  func forget(with states: GraphStates) {
    guard self.states === states else { return }
    var kept = EnvironmentValues()
    kept.objects = values.objects
    values = kept
  }
}

private enum ObjectsKey: EnvironmentKey {
  static var defaultValue: [ObjectIdentifier: AnyObject] { [:] }
}

extension EnvironmentValues {
  /// Observable objects by type.
  var objects: [ObjectIdentifier: AnyObject] {
    get { self[ObjectsKey.self] }
    set { self[ObjectsKey.self] = newValue }
  }
}
