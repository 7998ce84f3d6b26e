import Foundation
import Geometry
import Motion
import ViewEngine

extension GroupBox where Label == Text {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(titleResource.text, content: content)
  }
}
