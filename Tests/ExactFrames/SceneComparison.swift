import Compositing
import Drawing
import Pixels
import Raster

/// Draws the lists of a random scene one after the other, each only where it differs from the one before,
/// and whole, and says where the two are not the same.
@MainActor
package struct SceneComparison {
  package private(set) var listCount = 0
  package private(set) var different: [(list: Int, difference: PictureDifference)] = []

  package init(_ scene: RandomScene, with tools: DrawingTools) throws {
    try self.init(scene.lists, scale: scene.scale, with: tools)
  }

  /// - Parameter scale: Pixels a point.
  package init(_ lists: [DisplayList], scale: Double, with tools: DrawingTools) throws {
    let size = PixelSize(
      width: Int(RandomScene.size.width * scale), height: Int(RandomScene.size.height * scale))
    let economical = try tools.compositor(of: size, scale: scale, on: .auto)
    let whole = try tools.compositor(of: size, scale: scale, on: .auto)
    whole.redrawsEverything = true
    let part = Bitmap(width: size.width, height: size.height)
    for (index, list) in lists.enumerated() {
      try economical.update(list, background: .white) { part.rows }
      let all = try whole.draw(list, background: .white)
      listCount += 1
      if let difference = PictureDifference(all, part) { different.append((index, difference)) }
    }
  }
}
