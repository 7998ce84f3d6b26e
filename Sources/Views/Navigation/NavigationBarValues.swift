import Foundation
import Geometry
import Motion
import ViewEngine

// MARK: What pages say

/// How a page's title is shown.
public struct NavigationBarItem {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

struct NavigationBarValues: Equatable {
  var title: Text?
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  var isHidden = false
  var hidesBack = false
  /// A search field has taken the bar's place.
  var isSearching = false
  var parts: [BarPart] = []

  func parts(at place: BarPlace) -> [BarPart] { parts.filter { $0.place == place } }
}

enum NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBarValues { NavigationBarValues() }

  static func reduce(value: inout NavigationBarValues, nextValue: () -> NavigationBarValues) {
    let next = nextValue()
    value.title = value.title ?? next.title
    if value.displayMode == .automatic { value.displayMode = next.displayMode }
    value.isHidden = value.isHidden || next.isHidden
    value.hidesBack = value.hidesBack || next.hidesBack
    value.isSearching = value.isSearching || next.isSearching
    value.parts += next.parts
  }
}

extension View {
  private func navigationBar(_ change: @escaping (inout NavigationBarValues) -> Void) -> some View {
    transformPreference(NavigationBarKey.self, change)
  }

  /// The title in the bar above the page.
  public func navigationTitle(_ title: Text) -> some View {
    navigationBar { $0.title = title }
  }

  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode)
    -> some View
  {
    navigationBar { $0.displayMode = mode }
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
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Leaves out the bar above the page.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationBar { $0.isHidden = hidden }
  }

  /// Leaves out the button in the bar that leads back.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationBar { $0.hidesBack = hidesBackButton }
  }
}
