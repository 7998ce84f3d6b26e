import Drawing
import Foundation
import Raster

/// What a clip's frames show, gathered to be one document: shapes and text as they are, no pixels.
///
/// A frame is a state that is shown until the next different one. The document is made at the end, because only
/// then is it known what of it moves; so a clip's display lists are kept, those that differ, up to a limit.
package final class VectorMovie {
  private var items: VectorItems
  private let backdrops: VectorBackdrops
  private var last: DisplayList?
  private var states: [[DisplayItem]] = []
  /// The frame in which each of them begins.
  private var starts: [Int] = []
  private(set) var frameCount = 0
  private var itemCount = 0
  private let mostItems: Int

  /// How many shapes and texts all states may have together: 400 circles that move get there after 10.5 s, with
  /// 195 MB of memory.
  package static let mostItems = 500_000

  /// - Parameters:
  ///   - fonts: Knows the outlines of glyphs and symbols.
  ///   - page: What the document will be drawn on, which is seen through materials; nil is nothing.
  package init(
    fonts: FontBook, page: VectorPage? = nil, mostItems: Int = VectorMovie.mostItems
  ) {
    items = VectorItems(fonts: fonts)
    backdrops = VectorBackdrops(page: page)
    self.mostItems = mostItems
  }

  /// Whether there has been more than a document is made of; what comes then is not kept.
  package private(set) var isOverfull = false

  /// What the frames have that no document can show, each once, in the order met.
  package var obstacles: [VectorObstacle] { items.obstacles }

  /// Adds a frame.
  ///
  /// - Parameter moments: What is seen in it; one, unless motion is blurred.
  package func append(_ moments: [DisplayList]) {
    defer { frameCount += 1 }
    if Set(moments).count > 1 { items.note(.motionBlur, frame: frameCount) }
    guard !isOverfull, let list = moments.first, list != last else { return }
    last = list
    let state = items.drawable(backdrops.resolved(list.items), frame: frameCount)
    // What differs in nothing that is seen is the same.
    guard state != states.last else { return }
    itemCount += Self.count(state)
    isOverfull = itemCount > mostItems
    if isOverfull { return }
    states.append(state)
    starts.append(frameCount)
  }

  /// Groups and all that is in them.
  private static func count(_ items: [DisplayItem]) -> Int {
    items.reduce(0) { sum, item in
      if case .group(_, let inner) = item { sum + 1 + count(inner) } else { sum + 1 }
    }
  }

  /// The document: frame *n* is seen from n / frame rate, and after the last comes the first again.
  package func document(_ page: VectorPage) -> String {
    let timeline = FrameTimeline(starts: starts, frameCount: frameCount, page: page)
    let drawing = VectorDrawing(timeline: timeline, fonts: items.fonts)
    let body = drawing.elements(states.map { $0 })
    let (width, height) = (page.width, page.height)
    let size =
      "width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \((Double(width) / page.scale).svg(4)) "
      + "\((Double(height) / page.scale).svg(4))\""
    let ground =
      page.background.alpha > 0
      ? "<rect width=\"100%\" height=\"100%\"\(page.background.attributes("fill"))/>" : ""
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) data-frames=\"\(frameCount)\" "
      + "data-frame-rate=\"\(page.rate.numerator)/\(page.rate.denominator)\">"
      + "<metadata>\(page.mark)</metadata>\n"
      + (drawing.definitions.isEmpty ? "" : "<defs>\n\(drawing.definitions)</defs>\n")
      + ground + body + "</svg>\n"
  }
}
