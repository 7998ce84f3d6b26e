import Drawing
import ExactFrames
import Foundation
import Raster
import Studio
import Views

/// A demo's picture: as it is drawn now, and where it is kept.
@MainActor
package struct GalleryPicture {
  /// Of the family and of the demo, as the kept file's path has them.
  package let name: String
  let demo: GalleryDemo

  package static var all: [GalleryPicture] {
    GalleryFamily.all.flatMap { family in
      family.demos.map { GalleryPicture(name: "\(family.name)/\($0.name)", demo: $0) }
    }
  }

  package static let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("Pictures")

  package var file: URL { Self.folder.appendingPathComponent(name + ".png") }

  package func drawn(with tools: DrawingTools) throws -> Bitmap {
    let clip = try demo.clip()
    return try tools.draw(clip, atFrame: frame(of: clip, tools))
  }

  /// What is seen then, on its ground, and how large it is in points.
  func scene(with tools: DrawingTools) throws -> (stage: Stage, list: DisplayList) {
    let clip = try demo.clip()
    let plan = try clip.plan(measuring: tools.fonts)
    let player = ClipPlayer(clip, measuring: tools.fonts, loops: plan.loops)
    return (clip.stage, try player.displayList(atFrame: frame(of: clip, tools)))
  }

  private func frame(of clip: Clip, _ tools: DrawingTools) throws -> Int {
    let frame = Int((demo.moment * clip.frameRate.framesPerSecond).rounded())
    let count = try clip.plan(measuring: tools.fonts).frameCount
    guard frame < count else {
      throw GalleryError.tooShort(
        name, moment: demo.moment, duration: Double(count) / clip.frameRate.framesPerSecond)
    }
    return frame
  }
}
