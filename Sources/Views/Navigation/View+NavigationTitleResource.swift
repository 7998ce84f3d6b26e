import Motion
import ViewEngine

extension View {
  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(titleResource.text)
  }

  @_disfavoredOverload
  public func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
    navigationSubtitle(subtitleResource.text)
  }

  @available(*, deprecated, message: "Use navigationTitle(_:) instead.")
  @_disfavoredOverload
  public func navigationBarTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationBarTitle(titleResource.text)
  }

  @available(*, deprecated, message: "Use navigationBarTitleDisplayMode(_:) instead.")
  @_disfavoredOverload
  public func navigationBarTitle(
    _ titleResource: LocalizedStringResource, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(titleResource.text, displayMode: displayMode)
  }
}
