import Foundation
import Geometry
import Motion
import ViewEngine

extension NavigationLink where Label == Text, Destination == Never {
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(titleResource.text, value: value)
  }
}

extension NavigationLink where Label == Text {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(titleResource.text, destination: destination)
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: Destination) {
    self.init(titleResource.text, destination: destination)
  }
}
