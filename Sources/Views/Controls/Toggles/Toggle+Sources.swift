import Foundation
import Motion
import ViewEngine

extension Binding where Value == Bool {
  /// On where all are; a change is everybody's.
  fileprivate init(_ bindings: [Binding<Bool>]) {
    self.init(
      get: { bindings.allSatisfy(\.wrappedValue) },
      set: { new in for binding in bindings { binding.wrappedValue = new } })
  }
}

extension Binding where Value: MutableCollection {
  /// A binding of each element.
  fileprivate var elements: [Binding<Value.Element>] {
    wrappedValue.indices.map { index in
      Binding<Value.Element>(
        get: { wrappedValue[index] }, set: { wrappedValue[index] = $0 })
    }
  }
}

/// A switch for several values at once: on where all are.
extension Toggle {
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(isOn: Binding(sources.map { $0[keyPath: isOn] }), label: label)
  }

  /// - Parameter sources: A collection that is bound, as `$alarms`.
  public init<C: RandomAccessCollection & MutableCollection>(
    sources: Binding<C>, isOn: KeyPath<Binding<C.Element>, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isOn: Binding(sources.elements.map { $0[keyPath: isOn] }), label: label)
  }
}

extension Toggle where Label == Text {
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  public init<C: RandomAccessCollection & MutableCollection>(
    _ titleKey: LocalizedStringKey, sources: Binding<C>,
    isOn: KeyPath<Binding<C.Element>, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
}

extension Toggle where Label == Views.Label<Text, Image> {
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Views.Label(titleKey, systemImage: systemImage) }
  }

  public init<C: RandomAccessCollection & MutableCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: Binding<C>,
    isOn: KeyPath<Binding<C.Element>, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Views.Label(titleKey, systemImage: systemImage) }
  }
}
