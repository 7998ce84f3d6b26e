import Foundation
import Motion
import ViewEngine

/// How a person has arranged the tabs of a sidebar, which a phone does not show.
public struct TabViewCustomization: Equatable, Codable, Sendable {
  public init() {}
}

extension AppStorage where Value == TabViewCustomization {
  nonisolated public init(_ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue: TabViewCustomization(), key, store: store)
  }

  nonisolated public init(
    wrappedValue: TabViewCustomization, _ key: String, store: UserDefaults? = nil
  ) {
    self.init(key: key, initial: wrappedValue, encode: { _ in nil }, decode: { _ in nil })
  }
}

extension SceneStorage where Value == TabViewCustomization {
  nonisolated public init(_ key: String) {
    self.init(wrappedValue: TabViewCustomization(), key)
  }

  nonisolated public init(wrappedValue: TabViewCustomization, _ key: String) {
    self.init(AppStorage(wrappedValue: wrappedValue, key))
  }
}

extension View {
  /// Keeps how a person arranges tabs in a sidebar.
  ///
  /// - Note: Accepted: a phone has no sidebar to arrange.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    self
  }

  /// What a tab is called in a `TabViewCustomization`.
  ///
  /// - Note: Accepted: a phone has no sidebar to arrange.
  public func customizationID(_ id: String) -> some View { self }
}
