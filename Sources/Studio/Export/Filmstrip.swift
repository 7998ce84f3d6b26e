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

  /// Frames are drawn up to so many times as large as they are shown, and each pixel is the average of those drawn: a line
  /// of a pixel's width would come and go with its place otherwise. More would make it too faint to be seen.
  private static let mostEnlargement = 4
  /// Pixels between two frames, and their colour.
  private static let gap = 6
  private static let gapColor: (UInt8, UInt8, UInt8, UInt8) = (0xD8, 0xD8, 0xD8, 0xFF)

  package init(_ clip: Clip, count: Int, height: Int) {
    precondition(count >= 2 && height > 0, "A strip of \(count) frames, \(height) pixels high")
    self.clip = clip
    self.count = count
    self.height = height
  }

  /// Plays the clip twice: once to see where it moves, once to draw the frames chosen. Of a clip that has few frames
  /// a second those are the ones of a clip at the usual rate that it has as well: code that answers each frame would
  /// take another course with fewer.
  package func bitmap() throws -> Bitmap {
    let fonts = FontBook()
    let (clip, step) = clip.atUsualRate
    let plan = try clip.plan(measuring: fonts)
    let indices = try movingFrames(of: clip, plan, every: step, fonts)
    let whole = ClipPicture(clip, plan: plan, measuring: fonts).size.height
    let enlargement = min(max(whole / height, 1), Self.mostEnlargement)
    let small = clip.scaled(toHeight: height * enlargement, from: whole)
    let picture = ClipPicture(small, plan: plan, measuring: fonts)
    let (width, height) = (
      shown(picture.size.width, enlargement), shown(picture.size.height, enlargement)
    )
    let compositor = try Compositor(
      size: picture.size, scale: picture.scale, painter: LeafPainter(fonts: fonts))
    let strip = Bitmap(width: count * width + (count - 1) * Self.gap, height: height)
    strip.fill(Self.gapColor)
    let player = ClipPlayer(small, measuring: fonts, rehearsal: plan.rehearsal)
    let drawing = BlurredFrames(compositor, background: picture.background)
    let frame = Bitmap(width: picture.size.width, height: picture.size.height)
    var drawn = -1
    for (place, index) in indices.enumerated() {
      // A clip that hardly moves has fewer frames than a strip has places.
      if index != drawn {
        try drawing.update(picture.lists(try player.exposure(ofFrame: index))) { frame.rows }
        drawn = index
      }
      frame.average(
        enlargement, into: strip, x: place * (width + Self.gap), width: width, height: height)
    }
    return strip
  }

  /// So many pixels are left of those that are drawn.
  private func shown(_ drawn: Int, _ enlargement: Int) -> Int {
    max(1, Int((Double(drawn) / Double(enlargement)).rounded()))
  }

  /// Frames that differ from the one before, evenly chosen, in order.
  private func movingFrames(
    of clip: Clip, _ plan: ClipPlan, every step: Int, _ fonts: FontBook
  ) throws -> [Int] {
    let player = ClipPlayer(clip, measuring: fonts, rehearsal: plan.rehearsal)
    var moving: [Int] = []
    var shown: DisplayList?
    for index in Swift.stride(from: 0, to: plan.frameCount, by: step) {
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

  /// Puts the averages of squares of so many pixels a side into a part of another picture. What is beyond the edge is as
  /// the edge.
  fileprivate func average(
    _ side: Int, into target: Bitmap, x left: Int, width shownWidth: Int, height shownHeight: Int
  ) {
    let count = side * side
    withUnsafeBytes { source in
      target.withUnsafeMutableBytes { destination in
        for y in 0..<shownHeight {
          for x in 0..<shownWidth {
            var sums = (0, 0, 0, 0)
            for row in 0..<side {
              let start = min(y * side + row, height - 1) * stride
              for column in 0..<side {
                let pixel = start + min(x * side + column, width - 1) * 4
                sums.0 += Int(source[pixel])
                sums.1 += Int(source[pixel + 1])
                sums.2 += Int(source[pixel + 2])
                sums.3 += Int(source[pixel + 3])
              }
            }
            let place = y * target.stride + (left + x) * 4
            destination[place] = UInt8((sums.0 + count / 2) / count)
            destination[place + 1] = UInt8((sums.1 + count / 2) / count)
            destination[place + 2] = UInt8((sums.2 + count / 2) / count)
            destination[place + 3] = UInt8((sums.3 + count / 2) / count)
          }
        }
      }
    }
  }
}
