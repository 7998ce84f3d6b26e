import Compositing
import Drawing
import Foundation
import Pixels
import Raster

/// A clip as one picture: some of its frames side by side, taken where something moves.
@MainActor
package struct Filmstrip {
  package let clip: Clip
  /// Frames side by side; 2 or more.
  package let count: Int
  /// Pixels from top to bottom of each frame.
  package let height: Int

  /// Pixels between two frames, and their colour.
  private static let gap = 6
  private static let gapColor: (UInt8, UInt8, UInt8, UInt8) = (0xD8, 0xD8, 0xD8, 0xFF)

  package init(_ clip: Clip, count: Int, height: Int) {
    precondition(count >= 2 && height > 0, "A strip of \(count) frames, \(height) pixels high")
    self.clip = clip
    self.count = count
    self.height = height
  }

  /// Plays the clip twice: once to see where it moves, once to draw the frames chosen.
  package func bitmap() throws -> Bitmap {
    let fonts = FontBook()
    let plan = try clip.plan(measuring: fonts)
    let indices = try movingFrames(of: plan, fonts)
    let small = clip.scaled(
      toHeight: height, from: ClipPicture(clip, plan: plan, measuring: fonts).size.height)
    let picture = ClipPicture(small, plan: plan, measuring: fonts)
    let (width, height) = (picture.size.width, picture.size.height)
    let compositor = try Compositor(
      size: picture.size, scale: picture.scale, painter: LeafPainter(fonts: fonts))
    let strip = Bitmap(width: count * width + (count - 1) * Self.gap, height: height)
    strip.fill(Self.gapColor)
    let player = ClipPlayer(small, measuring: fonts, rehearsal: plan.rehearsal)
    let drawing = BlurredFrames(compositor, background: picture.background)
    let frame = Bitmap(width: width, height: height)
    var drawn = -1
    for (place, index) in indices.enumerated() {
      // A clip that hardly moves has fewer frames than a strip has places.
      if index != drawn {
        try drawing.update(picture.lists(try player.exposure(ofFrame: index))) { frame.rows }
        drawn = index
      }
      frame.copy(into: strip, x: place * (width + Self.gap))
    }
    return strip
  }

  /// Frames that differ from the one before, evenly chosen, in order.
  private func movingFrames(of plan: ClipPlan, _ fonts: FontBook) throws -> [Int] {
    let player = ClipPlayer(clip, measuring: fonts, rehearsal: plan.rehearsal)
    var moving: [Int] = []
    var shown: DisplayList?
    for index in 0..<plan.frameCount {
      let list = try player.displayList(atFrame: index)
      if list != shown { moving.append(index) }
      shown = list
    }
    return (0..<count).map { moving[$0 * (moving.count - 1) / (count - 1)] }
  }
}

extension Bitmap {
  fileprivate func fill(_ color: (UInt8, UInt8, UInt8, UInt8)) {
    withUnsafeMutableBytes { bytes in
      for offset in Swift.stride(from: 0, to: bytes.count - 3, by: 4) {
        bytes[offset] = color.0
        bytes[offset + 1] = color.1
        bytes[offset + 2] = color.2
        bytes[offset + 3] = color.3
      }
    }
  }

  fileprivate func copy(into target: Bitmap, x: Int) {
    withUnsafeBytes { source in
      target.withUnsafeMutableBytes { destination in
        guard let from = source.baseAddress, let to = destination.baseAddress else { return }
        for y in 0..<height {
          memcpy(to + y * target.stride + x * 4, from + y * stride, width * 4)
        }
      }
    }
  }
}
