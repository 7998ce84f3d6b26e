import Foundation
import Geometry
import Motion
import ViewEngine

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(titleResource.text, systemImage: name)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image name: String, _file: String = #filePath
  ) {
    self.init(titleResource.text, image: name, _file: _file)
  }
}
