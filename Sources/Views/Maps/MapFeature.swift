import Foundation
import ViewEngine

/// Something that a map has by itself, such as a town.
///
/// - Note: Accepted: nobody can choose one in a clip.
public struct MapFeature: Hashable, Sendable {
  public enum FeatureKind: Hashable, Sendable { case pointOfInterest, territory, physicalFeature }

  public let title: String?
  public let kind: FeatureKind?
  private let latitude: Double
  private let longitude: Double

  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

extension View {
  /// - Note: Accepted: what a map has by itself cannot be chosen in a clip.
  public func mapFeatureSelectionDisabled(
    _ disabled: @escaping (MapFeature) -> Bool = { _ in true }
  ) -> some View { self }
}
