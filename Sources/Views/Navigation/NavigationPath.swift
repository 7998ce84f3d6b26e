import Foundation
import Motion
import ViewEngine

/// The values whose pages a navigation stack shows, from the first that was pushed to the last.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(AnyHashable(value))
  }

  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(k)
  }
}

extension Binding where Value == NavigationPath {
  var erased: Binding<[AnyHashable]> {
    Binding<[AnyHashable]>(
      get: { wrappedValue.elements },
      set: { (elements: [AnyHashable]) in wrappedValue.elements = elements })
  }
}

extension Binding where Value: RangeReplaceableCollection, Value.Element: Hashable {
  var erased: Binding<[AnyHashable]> {
    Binding<[AnyHashable]>(
      get: { wrappedValue.map { AnyHashable($0) } },
      set: { (elements: [AnyHashable]) in
        wrappedValue = Value(elements.compactMap { $0.base as? Value.Element })
      })
  }
}
