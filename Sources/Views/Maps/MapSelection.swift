import Foundation

/// What of a map is chosen: a value that a part of it is tagged with, or something of the map's own.
///
/// - Note: Approximated: nothing of the map's own can be chosen in a clip.
public struct MapSelection<SelectedValue: Hashable>: Hashable {
  public let value: SelectedValue?
  public let feature: MapFeature?

  public init(_ value: SelectedValue) {
    self.value = value
    feature = nil
  }

  public init(_ feature: MapFeature) {
    value = nil
    self.feature = feature
  }
}
