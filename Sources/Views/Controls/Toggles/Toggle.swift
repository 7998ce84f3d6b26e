import Motion
import ViewEngine

/// A switch with a label.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label
  @Environment(\.toggleLook) private var look
  @Environment(\.menuLevel) private var menu

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public var body: some View {
    if menu != nil {
      MenuRow(
        mark: isOn.wrappedValue ? .check : .none, isMarked: isOn.wrappedValue,
        action: { isOn.wrappedValue.toggle() }, label: label)
    } else {
      look.makeBody(ToggleStyleConfiguration(label: .init(view: AnyView(label)), isOn: isOn))
    }
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Views.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Views.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Views.Label(title, systemImage: systemImage) }
  }

  public init(
    _ titleKey: LocalizedStringKey, image name: String, isOn: Binding<Bool>,
    _file: String = #filePath
  ) {
    self.init(isOn: isOn) { Views.Label(titleKey, image: name, _file: _file) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
