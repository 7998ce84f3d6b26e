import Foundation
import Motion
@_spi(Engine) import ViewEngine

extension ShareLink where Label == Views.Label<Text, Image> {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(titleResource.text, item: item, subject: subject, message: message)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(titleResource.text, item: item, subject: subject, message: message)
  }

  @_disfavoredOverload
  public init<Item>(
    _ titleResource: LocalizedStringResource, item: Item, subject: Text? = nil,
    message: Text? = nil, preview: SharePreview
  ) {
    self.init(titleResource.text, item: item, subject: subject, message: message, preview: preview)
  }

  @_disfavoredOverload
  public init<Items: Collection>(
    _ titleResource: LocalizedStringResource, items: Items, subject: Text? = nil,
    message: Text? = nil
  ) where Items.Element == URL {
    self.init(titleResource.text, items: items, subject: subject, message: message)
  }

  @_disfavoredOverload
  public init<Items: Collection>(
    _ titleResource: LocalizedStringResource, items: Items, subject: Text? = nil,
    message: Text? = nil
  ) where Items.Element == String {
    self.init(titleResource.text, items: items, subject: subject, message: message)
  }

  @_disfavoredOverload
  public init<Items: Collection>(
    _ titleResource: LocalizedStringResource, items: Items, subject: Text? = nil,
    message: Text? = nil, preview: (Items.Element) -> SharePreview
  ) {
    self.init(
      titleResource.text, items: items, subject: subject, message: message, preview: preview)
  }
}
