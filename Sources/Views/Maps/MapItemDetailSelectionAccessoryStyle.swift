import Foundation
import ViewEngine

/// How a map shows what there is to know of a place that is chosen.
public struct MapItemDetailSelectionAccessoryStyle: Hashable, Sendable {
  private let name: String

  public static let automatic = MapItemDetailSelectionAccessoryStyle(name: "automatic")
  public static let callout = MapItemDetailSelectionAccessoryStyle(name: "callout")
  public static let caption = MapItemDetailSelectionAccessoryStyle(name: "caption")
  public static let sheet = MapItemDetailSelectionAccessoryStyle(name: "sheet")
}

extension View {
  /// - Note: Accepted: what a map has by itself cannot be chosen in a clip.
  public func mapFeatureSelectionAccessory(
    _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
  ) -> some View { self }
}
