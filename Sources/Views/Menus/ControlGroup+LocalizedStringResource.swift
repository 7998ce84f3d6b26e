import Foundation
import Geometry
import Motion
import ViewEngine

extension ControlGroup {
  @_disfavoredOverload
  nonisolated public init<C: View>(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(titleResource.text, content: content)
  }

  @_disfavoredOverload
  nonisolated public init<C: View>(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(titleResource.text, systemImage: systemImage, content: content)
  }
}
