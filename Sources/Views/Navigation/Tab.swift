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

  private init(tag: Value?, content: Content, label: Label) {
    value = tag
    self.content = content
    self.label = label
  }

  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: value, content: content(), label: label())
  }

  public var body: some View {
    TabItem(content: content, label: label, tag: value.map { AnyHashable($0) })
  }
}

extension Tab where Value == Never {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(tag: nil, content: content(), label: label())
  }
}

extension Tab where Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(title: Text(titleKey), icon: Image(systemName: systemImage))
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(title: Text(title), icon: Image(systemName: systemImage))
    }
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, _file: String = #filePath,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(title: Text(titleKey), icon: Image(image, _file: _file))
    }
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) {
      DefaultTabLabel(title: Text(titleKey), icon: Image(systemName: systemImage))
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) {
      DefaultTabLabel(title: Text(title), icon: Image(systemName: systemImage))
    }
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, _file: String = #filePath,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) {
      DefaultTabLabel(title: Text(titleKey), icon: Image(image, _file: _file))
    }
  }
}

/// A tab's title and icon.
public struct DefaultTabLabel: View {
  let title: Text
  let icon: Image

  public var body: some View {
    icon
    title
  }
}
