import Foundation
import Geometry
import ViewEngine

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all = CACornerMask(rawValue: 15)
}

public struct CALayerCornerCurve: Hashable, Sendable {
  private let name: String

  public static let circular = CALayerCornerCurve(name: "circular")
  public static let continuous = CALayerCornerCurve(name: "continuous")
}
