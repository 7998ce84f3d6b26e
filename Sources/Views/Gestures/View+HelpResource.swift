import Foundation
import Geometry
import Motion
import ViewEngine

extension View {
  @_disfavoredOverload
  public func help(_ textResource: LocalizedStringResource) -> some View {
    help(textResource.text)
  }
}
