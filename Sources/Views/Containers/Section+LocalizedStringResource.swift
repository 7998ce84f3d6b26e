import Motion
@_spi(Engine) import ViewEngine

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource.text, isExpanded: isExpanded, content: content)
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(titleResource.text, content: content)
  }
}
