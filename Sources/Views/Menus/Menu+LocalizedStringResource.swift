import Foundation
import Geometry
import Motion
import ViewEngine

extension Menu where Label == Text {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(titleResource.text, content: content)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(titleResource.text, content: content, primaryAction: primaryAction)
  }
}

extension Menu where Label == Views.Label<Text, Image> {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource.text, systemImage: systemImage, content: content)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      titleResource.text, systemImage: systemImage, content: content, primaryAction: primaryAction)
  }
}
