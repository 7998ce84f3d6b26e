import Foundation
import Geometry
import Motion
import ViewEngine

extension ContentUnavailableView
where Label == Views.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init(titleResource.text, systemImage: name, description: description)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image name: String, description: Text? = nil,
    _file: String = #filePath
  ) {
    self.init(titleResource.text, image: name, description: description, _file: _file)
  }
}
