import Foundation
import Studio

extension PlannedClip {
  /// What the page and the source say about the clip: its script has the last word, then its preview's
  /// traits, then what the page says of all its clips, and then what the code itself can only be of.
  package var direction: Direction {
    var traits = Direction()
    if let device { traits.screen = .init(Stage(device)) }
    if case .preview(let preview) = root {
      var stage = device.map { Stage($0) } ?? .iPhone15Pro
      if let size = preview.fixedSize {
        stage = Stage(size: CGSize(width: size.width, height: size.height))
      }
      if preview.isLandscape { stage = stage.landscape }
      if preview.fixedSize != nil || preview.isLandscape { traits.screen = .init(stage) }
    }
    var guess = Direction()
    if platform == .iOS, SystemNames.areOfGlass(in: excerpt.text) { guess.system = .v26 }
    return Direction(script).over(traits).over(settings).over(guess)
  }
}
