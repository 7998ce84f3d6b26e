import Foundation
import Motion
import ViewEngine

/// How the ground of a map looks.
///
/// - Note: Accepted: the ground that stands for a map has one look.
public struct MapStyle: Hashable, Sendable {
  public struct Elevation: Hashable, Sendable {
    private let name: String

    public static let automatic = Elevation(name: "automatic")
    public static let flat = Elevation(name: "flat")
    public static let realistic = Elevation(name: "realistic")
  }

  public struct StandardEmphasis: Hashable, Sendable {
    private let name: String

    public static let automatic = StandardEmphasis(name: "automatic")
    public static let muted = StandardEmphasis(name: "muted")
  }

  private let name: String

  public static let standard = MapStyle(name: "standard")
  public static let imagery = MapStyle(name: "imagery")
  public static let hybrid = MapStyle(name: "hybrid")

  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .standard }

  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }

  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }
}

/// Which shops and sights a map names. The ground that stands for one names none.
public struct PointOfInterestCategories: Hashable, Sendable {
  private let name: String

  public static let all = PointOfInterestCategories(name: "all")
  public static let excludingAll = PointOfInterestCategories(name: "excludingAll")
}

/// What fingers may do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let rotate = MapInteractionModes(rawValue: 4)
  public static let pitch = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// When `onMapCameraChange` is told.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
  private let name: String

  public static let onEnd = MapCameraUpdateFrequency(name: "onEnd")
  public static let continuous = MapCameraUpdateFrequency(name: "continuous")
}

extension View {
  /// - Note: Accepted: the ground that stands for a map has one look.
  public func mapStyle(_ style: MapStyle) -> some View { self }

  /// Puts the platform's buttons into the corner of the maps in the view.
  public func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View {
    environment(\.mapControls, MapControls(content: AnyView(content())))
  }
}

/// The buttons in the corner of a map.
struct MapControls {
  var content = AnyView(EmptyView())
}

extension EnvironmentValues {
  private enum MapControlsKey: EnvironmentKey {
    static let defaultValue = UncheckedControls(value: MapControls())
  }

  private struct UncheckedControls: @unchecked Sendable {
    var value: MapControls
  }

  var mapControls: MapControls {
    get { self[MapControlsKey.self].value }
    set { self[MapControlsKey.self] = UncheckedControls(value: newValue) }
  }
}
