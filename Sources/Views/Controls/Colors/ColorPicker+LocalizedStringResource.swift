import Foundation
import Motion
import ViewEngine

extension ColorPicker where Label == Text {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(titleResource.text, selection: selection, supportsOpacity: supportsOpacity)
  }
}
