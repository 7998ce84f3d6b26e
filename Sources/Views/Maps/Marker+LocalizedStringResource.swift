import Foundation
import Geometry
import Motion
import ViewEngine

extension Marker where Label == Views.Label<Text, Image> {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, coordinate: CLLocationCoordinate2D) {
    self.init(titleResource.text, coordinate: coordinate)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    coordinate: CLLocationCoordinate2D
  ) {
    self.init(titleResource.text, systemImage: systemImage, coordinate: coordinate)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    self.init(titleResource.text, monogram: monogram, coordinate: coordinate)
  }
}

extension Annotation where Label == Text {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource.text, coordinate: coordinate, anchor: anchor, content: content)
  }
}
