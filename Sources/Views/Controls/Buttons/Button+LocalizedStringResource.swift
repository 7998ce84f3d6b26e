import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension Button where Label == Text {
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(titleResource.text, role: role, action: action)
  }
}

extension Button where Label == Views.Label<Text, Image> {
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(titleResource.text, systemImage: systemImage, role: role, action: action)
  }
}
