import Foundation
import Geometry
import Motion
import ViewEngine

extension DisclosureGroup where Label == Text {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(titleResource.text, content: content)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource.text, isExpanded: isExpanded, content: content)
  }
}
