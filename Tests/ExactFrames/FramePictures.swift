import Compositing
import Drawing
import Foundation
import Raster
import Studio

/// A clip's frames as an export draws them, a picture of its own each.
@MainActor
struct FramePictures {
  private let frames: BlurredFrames
  private let picture: Bitmap

  init(over background: RGBA, _ compositor: Compositor) {
    frames = BlurredFrames(compositor, background: background)
    picture = Bitmap(width: compositor.size.width, height: compositor.size.height)
  }

  /// - Parameter moments: What is seen while its shutter is open.
  func draw(_ moments: [DisplayList]) throws -> Bitmap {
    try frames.update(moments) { picture.rows }
    let copy = Bitmap(width: picture.width, height: picture.height)
    copy.withUnsafeMutableBytes { target in
      picture.withUnsafeBytes { target.copyMemory(from: $0) }
    }
    return copy
  }
}
