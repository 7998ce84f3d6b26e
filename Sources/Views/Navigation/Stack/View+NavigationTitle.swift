import Motion
import ViewEngine

extension View {
  /// The title in the bar above the page.
  public func navigationTitle(_ title: Text) -> some View {
    navigationBar { $0.title = title }.environment(\.windowTitle, title)
  }

  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// A smaller line below the title.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    navigationBar { $0.subtitle = subtitle }
  }

  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode)
    -> some View
  {
    navigationBar { ($0.displayMode, $0.hasTitleInRow) = (mode, false) }
  }

  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBar { ($0.displayMode, $0.hasTitleInRow) = (mode.mode, mode.isInRow) }
  }

  /// Leaves out the button in the bar that leads back.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationBar { $0.hidesBack = hidesBackButton }
  }

  @available(*, deprecated, message: "Use navigationTitle(_:) instead.")
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  @available(*, deprecated, message: "Use navigationTitle(_:) instead.")
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  @available(*, deprecated, message: "Use navigationTitle(_:) instead.")
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  @available(*, deprecated, message: "Use navigationBarTitleDisplayMode(_:) instead.")
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  @available(*, deprecated, message: "Use navigationBarTitleDisplayMode(_:) instead.")
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  @available(*, deprecated, message: "Use navigationBarTitleDisplayMode(_:) instead.")
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
}

private enum WindowTitleKey: EnvironmentKey {
  static var defaultValue: Text? { nil }
}

extension EnvironmentValues {
  /// Said around a Mac's split view: that of its window where the last column has none of its own.
  var windowTitle: Text? {
    get { self[WindowTitleKey.self] }
    set { self[WindowTitleKey.self] = newValue }
  }
}
