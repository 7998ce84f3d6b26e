import Foundation
import Geometry
import ViewEngine

/// How a picture lies in its layer.
public struct CALayerContentsGravity: Hashable, Sendable {
  private let name: String

  public static let resize = CALayerContentsGravity(name: "resize")
  public static let resizeAspect = CALayerContentsGravity(name: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(name: "resizeAspectFill")
  public static let center = CALayerContentsGravity(name: "center")
}
