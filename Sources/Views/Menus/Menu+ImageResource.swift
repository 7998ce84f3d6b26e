import Motion
import ViewEngine

extension Menu where Label == Views.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, _file: String = #filePath,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Views.Label(titleKey, image: resource, _file: _file) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, _file: String = #filePath,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Views.Label(title, image: resource, _file: _file) }
  }

  public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, _file: String = #filePath,
    @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { Views.Label(titleKey, image: resource, _file: _file) },
      primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, _file: String = #filePath,
    @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { Views.Label(title, image: resource, _file: _file) },
      primaryAction: primaryAction)
  }
}
