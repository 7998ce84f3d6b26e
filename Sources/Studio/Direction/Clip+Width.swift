import Foundation
import Geometry
import Movie

extension Clip {
  /// The clip with a picture of another width, drawn as sharp as at its own; its height follows, even.
  ///
  /// Of a clip with a look it is the whole canvas that gets the width, of a plain one the screen.
  ///
  /// - Parameter width: Pixels, even.
  package func scaled(toWidth width: Int) -> Clip {
    var clip = self
    if let look {
      // Of a canvas as large as its device only the layout knows how large that is.
      let (_, outer, reach) = stage.outer(in: look)
      let whole = LookLayout.canvas(
        look, outer: outer, count: stage.all(in: look).count, reach: reach
      ).width
      clip.look?.scale = look.scale * Double(width) / whole
    } else {
      clip.stage.scale = Double(width) / stage.size.width
      clip.stage.hasEvenSides = true
    }
    return clip
  }

  /// The clip with a picture of another height.
  ///
  /// - Parameter whole: The height that it has, which only its layout knows.
  func scaled(toHeight height: Int, from whole: Int) -> Clip {
    var clip = self
    if let look {
      clip.look?.scale = look.scale * Double(height) / Double(whole)
    } else {
      clip.stage.scale = Double(height) / stage.size.height
    }
    return clip
  }

  /// The clip as it goes into a file: as wide as is asked for, at the frame rate of the file's format.
  package func exported(_ options: ExportOptions, at frameRate: FrameRate? = nil) -> Clip {
    var clip = options.width.map(scaled) ?? self
    if let frameRate { clip.frameRate = frameRate }
    return clip
  }
}
