import Foundation
import Motion
@_spi(Engine) import ViewEngine

extension View {
  @_disfavoredOverload
  public func badge(_ resource: LocalizedStringResource?) -> some View {
    badge(resource?.text)
  }
}
