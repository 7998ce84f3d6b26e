import Foundation
import Geometry
import Motion
import ViewEngine

extension ProgressView where CurrentValueLabel == EmptyView {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init(titleResource.text)
  }

  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(titleResource.text, value: value, total: total)
  }
}
