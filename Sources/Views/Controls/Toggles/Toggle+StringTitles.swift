import Motion
import ViewEngine

extension Toggle where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection & MutableCollection>(
    _ title: S, sources: Binding<C>, isOn: KeyPath<Binding<C.Element>, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Views.Label<Text, Image> {
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Views.Label(title, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection & MutableCollection>(
    _ title: S, systemImage: String, sources: Binding<C>,
    isOn: KeyPath<Binding<C.Element>, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Views.Label(title, systemImage: systemImage) }
  }
}
