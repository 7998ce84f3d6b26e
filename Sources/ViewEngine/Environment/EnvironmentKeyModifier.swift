import Motion
import Observation
import OpenCombine

extension View {
  /// Sets a value that the views inside read.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some View
  {
    modifier(EnvironmentKeyModifier { $0[keyPath: keyPath] = value })
  }

  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentKeyModifier { transform(&$0[keyPath: keyPath]) })
  }

  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentKeyModifier { $0.objects[ObjectIdentifier(T.self)] = object })
  }

  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentKeyModifier { $0.objects[ObjectIdentifier(T.self)] = object })
  }
}

struct EnvironmentKeyModifier: EnvironmentModifier {
  let change: (inout EnvironmentValues) -> Void

  init(_ change: @escaping (inout EnvironmentValues) -> Void) {
    self.change = change
  }

  func apply(to environment: inout EnvironmentValues) {
    change(&environment)
  }
}
