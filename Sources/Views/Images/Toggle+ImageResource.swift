import Motion
import ViewEngine

extension Toggle where Label == Views.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, isOn: Binding<Bool>,
    _file: String = #filePath
  ) {
    self.init(isOn: isOn) { Views.Label(titleKey, image: resource, _file: _file) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, isOn: Binding<Bool>, _file: String = #filePath
  ) {
    self.init(isOn: isOn) { Views.Label(title, image: resource, _file: _file) }
  }
}
