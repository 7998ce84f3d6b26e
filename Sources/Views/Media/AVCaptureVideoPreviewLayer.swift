import Foundation
import Geometry
import ViewEngine

/// A layer that shows what a camera sees.
///
/// - Note: Approximated: black, as there is no camera.
public final class AVCaptureVideoPreviewLayer: CALayer, @unchecked Sendable {
  public var session: AVCaptureSession? { didSet { changed() } }
  /// - Note: Accepted: of what is not seen nothing is cut off.
  public var videoGravity = AVLayerVideoGravity.resizeAspect
  public var connection: AVCaptureConnection? { nil }

  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  override func drawSelf(_ look: LayerLook, in context: GraphicsContext, at time: CFTimeInterval) {
    guard session != nil else { return }
    let rect = CGRect(origin: .zero, size: look.bounds.size)
    context.fill(Path(roundedRect: rect, cornerRadius: look.cornerRadius), with: .color(.black))
  }
}
