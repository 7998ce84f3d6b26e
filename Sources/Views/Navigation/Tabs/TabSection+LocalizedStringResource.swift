import Motion
@_spi(Engine) import ViewEngine

extension TabSection where Header == Text {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @TabContentBuilder<Value> content: () -> Content
  ) {
    self.init(titleResource.text, content: content)
  }
}
