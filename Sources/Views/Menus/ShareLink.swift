import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// What is shared looks like, for a share sheet.
public struct SharePreview {
  let title: String

  public init(_ title: String) {
    self.title = title
  }

  public init(_ title: String, image: Image) {
    self.title = title
  }

  public init(_ title: String, icon: Image) {
    self.title = title
  }

  public init(_ title: String, image: Image, icon: Image) {
    self.title = title
  }
}

/// A label that shares something; what the system then shows is not drawn, and a tap says so.
public struct ShareLink<Label: View>: View {
  private let label: Label

  /// - Parameter item: An address.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public init<Items: Collection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Items.Element == URL {
    self.label = label()
  }

  public var body: some View {
    Button {
      ViewGraph.current?.warn(
        "ShareLink: the system's share sheet is not drawn; a tap on the label shows nothing.")
    } label: {
      label
    }
  }
}

extension ShareLink where Label == Views.Label<Text, Image> {
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    label = .sharing("Share…")
  }

  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    label = .sharing("Share…")
  }

  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview
  ) {
    label = .sharing("Share…")
  }

  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    label = .sharing(titleKey)
  }

  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    label = .sharing(titleKey)
  }

  public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview
  ) {
    label = .sharing(titleKey)
  }

  public init<Items: Collection>(
    items: Items, subject: Text? = nil, message: Text? = nil
  ) where Items.Element == URL {
    label = .sharing("Share…")
  }
}

// Several items, and titles that are values.
extension ShareLink where Label == Views.Label<Text, Image> {
  public init<Items: Collection>(
    items: Items, subject: Text? = nil, message: Text? = nil
  ) where Items.Element == String {
    label = .sharing("Share…")
  }

  public init<Items: Collection>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview
  ) {
    label = .sharing("Share…")
  }

  public init<Items: Collection>(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil
  ) where Items.Element == URL {
    label = .sharing(titleKey)
  }

  public init<Items: Collection>(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil
  ) where Items.Element == String {
    label = .sharing(titleKey)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    label = .sharing(Text(title))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    label = .sharing(Text(title))
  }

  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
    label = .sharing(title)
  }

  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {
    label = .sharing(title)
  }

  @_disfavoredOverload
  public init<Item, S: StringProtocol>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview
  ) {
    label = .sharing(Text(title))
  }
}

extension Label where Title == Text, Icon == Image {
  fileprivate static func sharing(_ titleKey: LocalizedStringKey) -> Self {
    sharing(Text(titleKey))
  }

  fileprivate static func sharing(_ title: Text) -> Self {
    Self {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
