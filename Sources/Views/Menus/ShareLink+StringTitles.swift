import Foundation
import Motion
import ViewEngine

extension ShareLink where Label == Views.Label<Text, Image> {
  @_disfavoredOverload
  public init<S: StringProtocol, Items: Collection>(
    _ title: S, items: Items, subject: Text? = nil, message: Text? = nil
  ) where Items.Element == URL {
    self.init(items: items, subject: subject, message: message) { Self.sharing(Text(title)) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, Items: Collection>(
    _ title: S, items: Items, subject: Text? = nil, message: Text? = nil
  ) where Items.Element == String {
    self.init(items: items, subject: subject, message: message) { Self.sharing(Text(title)) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, Items: Collection>(
    _ title: S, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview
  ) {
    self.init(Text(title), items: items, subject: subject, message: message, preview: preview)
  }

  public init<Items: Collection>(
    _ title: Text, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview
  ) {
    self.init(items: items, subject: subject, message: message, preview: preview) {
      Self.sharing(title)
    }
  }

  private static func sharing(_ title: Text) -> Label {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
