import Motion
import ViewEngine

extension Picker where Label == Views.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource,
    selection: Binding<SelectionValue>, _file: String = #filePath,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      Views.Label(titleKey, image: resource, _file: _file)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, selection: Binding<SelectionValue>,
    _file: String = #filePath, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      Views.Label(title, image: resource, _file: _file)
    }
  }
}
