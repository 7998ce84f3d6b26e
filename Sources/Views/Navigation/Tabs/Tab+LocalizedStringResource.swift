import Foundation
import Motion
import ViewEngine

extension Tab {
  @_disfavoredOverload
  public func badge(_ resource: LocalizedStringResource?) -> Self {
    badge(resource?.text)
  }
}

extension Tab where Label == DefaultTabLabel {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      titleResource.text, systemImage: systemImage, value: value, role: role, content: content)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    _file: String = #filePath, @ViewBuilder content: () -> Content
  ) {
    self.init(
      titleResource.text, image: image, value: value, role: role, _file: _file, content: content)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource.text, systemImage: systemImage, role: role, content: content)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
    _file: String = #filePath, @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource.text, image: image, role: role, _file: _file, content: content)
  }
}
