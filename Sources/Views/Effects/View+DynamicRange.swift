import Motion
import ViewEngine

/// How materials look in a window that is not in front.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String

  public static let automatic = MaterialActiveAppearance(name: "automatic")
  public static let active = MaterialActiveAppearance(name: "active")
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension Image {
  /// How much brighter than white a picture may be.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }
}

extension View {
  /// - Note: Accepted: nothing in a clip is brighter than white.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

  /// - Note: Accepted: a clip's window is always in front.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
}
