import Foundation
import Geometry
import ViewEngine

/// How a view of some size sees a scene.
@MainActor
struct SceneViewport {
  /// The scene's own coordinates, whose y runs up, to the view's.
  let matrix: CGAffineTransform
  /// What of the view the scene covers.
  let frame: CGRect

  init(_ scene: SKScene, in view: CGSize) {
    let size = CGSize(width: max(scene.size.width, 1e-3), height: max(scene.size.height, 1e-3))
    let fit = CGSize(width: view.width / size.width, height: view.height / size.height)
    let scale: CGSize =
      switch scene.scaleMode {
      // What is resized is as large as the view, but for a moment in which that changes.
      case .fill, .resizeFill: fit
      case .aspectFill:
        CGSize(width: max(fit.width, fit.height), height: max(fit.width, fit.height))
      case .aspectFit:
        CGSize(width: min(fit.width, fit.height), height: min(fit.width, fit.height))
      }
    let shown = CGSize(width: size.width * scale.width, height: size.height * scale.height)
    frame = CGRect(
      x: (view.width - shown.width) / 2, y: (view.height - shown.height) / 2,
      width: shown.width, height: shown.height)
    var inner = CGAffineTransform.identity
    var anchor = scene.anchorPoint
    if let camera = scene.camera, camera.scene === scene, camera.matrixToRoot.isInvertible {
      inner = camera.matrixToRoot.inverted()
      anchor = CGPoint(x: 0.5, y: 0.5)
    }
    matrix = inner.concatenating(
      CGAffineTransform(
        a: scale.width, b: 0, c: 0, d: -scale.height, tx: frame.minX + anchor.x * shown.width,
        ty: frame.maxY - anchor.y * shown.height))
  }
}
