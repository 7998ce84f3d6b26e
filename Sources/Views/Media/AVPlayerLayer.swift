import Foundation
import Geometry
import ViewEngine

/// A layer that shows a film.
///
/// - Note: Approximated: black where a film would be: a clip plays no others.
public final class AVPlayerLayer: CALayer, @unchecked Sendable {
  public var player: AVPlayer? { didSet { changed() } }
  /// - Note: Accepted: of a film that is not seen nothing is cut off.
  public var videoGravity = AVLayerVideoGravity.resizeAspect

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  override func drawSelf(_ look: LayerLook, in context: GraphicsContext, at time: CFTimeInterval) {
    guard player != nil else { return }
    let rect = CGRect(origin: .zero, size: look.bounds.size)
    context.fill(Path(roundedRect: rect, cornerRadius: look.cornerRadius), with: .color(.black))
  }
}

/// How a film fills its place.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
