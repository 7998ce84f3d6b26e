import Motion
import ViewEngine

extension Toggle where Label == Text {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(titleResource.text, isOn: isOn)
  }
}

extension Toggle where Label == Views.Label<Text, Image> {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(titleResource.text, systemImage: systemImage, isOn: isOn)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image name: String, isOn: Binding<Bool>,
    _file: String = #filePath
  ) {
    self.init(titleResource.text, image: name, isOn: isOn, _file: _file)
  }
}
