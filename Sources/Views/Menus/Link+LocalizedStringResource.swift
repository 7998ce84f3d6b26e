import Foundation
import Motion
import ViewEngine

extension Link where Label == Text {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(titleResource.text, destination: destination)
  }
}
