import Foundation
import Motion
import ViewEngine

/// A view of a tab view, with how it is called in the bar.
///
///     TabView {
///       Tab("Home", systemImage: "house") { Home() }
///       Tab("Search", systemImage: "magnifyingglass") { Search() }
///     }
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  private let value: Value?
  private let content: Content
  private let label: Label
  private var badge: Text?
  private var isHidden = false
  private let role: TabRole?

  private init(tag: Value?, role: TabRole?, content: Content, label: Label) {
    value = tag
    self.role = role
    self.content = content
    self.label = label
  }

  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(tag: value, role: role, content: content(), label: label())
  }

  public var body: some View {
    if !isHidden {
      TabItem(
        content: content, label: label, tag: value.map { AnyHashable($0) },
        isSearch: role == .search
      )
      .badge(badge)
    }
  }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var tab = self
    change(&tab)
    return tab
  }
}

// What is said of a tab leaves it one, so that its value may still be written `.home`.
extension Tab {
  /// A mark at the tab's icon; none of 0.
  public func badge(_ count: Int) -> Self {
    badge(count == 0 ? nil : Text(verbatim: String(count)))
  }

  public func badge(_ label: Text?) -> Self { changed { $0.badge = label } }

  public func badge(_ key: LocalizedStringKey?) -> Self { badge(key.map { Text($0) }) }

  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> Self { badge(label.map { Text($0) }) }

  /// Leaves the tab out of the bar.
  public func hidden(_ hidden: Bool = true) -> Self { changed { $0.isHidden = hidden } }

  /// - Note: Accepted: a phone has no sidebar to arrange.
  public func customizationID(_ id: String) -> Self { self }

  /// Whether the tab is in the bar before a person says otherwise.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> Self {
    let isMeant = placements.isEmpty || placements.contains { $0 != .sidebar }
    return changed { if isMeant { $0.isHidden = visibility == .hidden } }
  }
}

extension Tab where Value == Never {
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(title: Text(titleKey), icon: Image(systemName: systemImage))
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(title: Text(title), icon: Image(systemName: systemImage))
    }
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    _file: String = #filePath,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(title: Text(titleKey), icon: Image(image, _file: _file))
    }
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      DefaultTabLabel(title: Text(titleKey), icon: Image(systemName: systemImage))
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      DefaultTabLabel(title: Text(title), icon: Image(systemName: systemImage))
    }
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, _file: String = #filePath,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      DefaultTabLabel(title: Text(titleKey), icon: Image(image, _file: _file))
    }
  }
}

extension Tab where Label == DefaultTabLabel {
  /// - Parameter role: Gives the tab its title and icon.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content) { role.label }
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { role.label }
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  /// To search in; has a title and an icon of its own.
  public static let search = TabRole()

  @MainActor var label: DefaultTabLabel {
    DefaultTabLabel(title: Text("Search"), icon: Image(systemName: "magnifyingglass"))
  }
}

/// A tab's title and icon.
public struct DefaultTabLabel: View {
  let title: Text
  let icon: Image

  public var body: some View {
    Label {
      title
    } icon: {
      icon
    }
  }
}
