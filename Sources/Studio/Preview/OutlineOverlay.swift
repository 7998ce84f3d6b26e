import Drawing
import Foundation
import Geometry
import Views

/// The frames of views with their names, each name where it covers no other.
struct OutlineOverlay {
  let outlines: [ViewOutline]
  /// The window, and the clip's screen in it, in points.
  let size: CGSize
  let screen: CGRect
  /// Points of the overlay a point of that screen.
  let scale: Double
  /// Where something else is said.
  let taken: [CGRect]

  private static let font = FontDescription(size: 9, weight: 600)
  private static let inset = CGSize(width: 3, height: 1)

  func items(_ style: PreviewStyle) -> [DisplayItem] {
    let frames = outlines.map(frame)
    var items = frames.filter(isSeen).map { style.outline($0, PreviewStyle.recording) }
    var taken = taken
    var named: Set<String> = []
    // What is inside has the least choice where to put its name.
    for (outline, frame) in zip(outlines, frames).reversed() {
      guard isSeen(frame) else { continue }
      // Several views of one name in one place need it once.
      guard named.insert("\(outline.name) \(frame)").inserted else { continue }
      let text = style.text(outline.name, font: Self.font)
      let label = CGSize(
        width: (text.size.width + 2 * Self.inset.width).rounded(.up),
        height: (text.size.height + 2 * Self.inset.height).rounded(.up))
      guard let place = place(for: label, on: frame, besides: taken) else { continue }
      taken.append(place)
      items.append(style.rect(place, PreviewStyle.recording, radius: 2))
      let corner = CGPoint(
        x: place.minX + Self.inset.width, y: place.minY + Self.inset.height)
      items.append(style.text(outline.name, at: corner, font: Self.font).item)
    }
    return items
  }

  /// A view may be moved to where no number says, along whose edge there is no end of places.
  private func isSeen(_ frame: CGRect) -> Bool {
    frame.width >= 2 && frame.height >= 2 && frame.isReachable
  }

  private func frame(_ outline: ViewOutline) -> CGRect {
    CGRect(
      x: screen.minX + outline.frame.minX * scale, y: screen.minY + outline.frame.minY * scale,
      width: outline.frame.width * scale, height: outline.frame.height * scale)
  }

  /// At a corner of the frame, or further along its edges: inside where it covers little of the
  /// view, else outside. Nil where all of that is taken.
  private func place(
    for label: CGSize, on frame: CGRect, besides taken: [CGRect]
  ) -> CGRect? {
    let (left, right) = (frame.minX, frame.maxX - label.width)
    let outside = [frame.minY - label.height, frame.maxY]
    let inside = [frame.minY, frame.maxY - label.height]
    let isSmall = frame.height < 4 * label.height
    let rows =
      (isSmall ? outside + inside : inside + outside)
      + [frame.minY + label.height, frame.minY + 2 * label.height]
    // Only those in the window: a view may be a million points wide.
    let first = left + 24 * max(0, ((-1 - left) / 24).rounded(.up))
    let columns = [left, right] + stride(from: first, to: min(right, size.width), by: 24)
    let window = CGRect(origin: .zero, size: size)
    for y in rows {
      for x in columns {
        let place = CGRect(origin: CGPoint(x: x.rounded(), y: y.rounded()), size: label)
        let isFree = !taken.contains { $0.insetBy(dx: -1, dy: -1).intersects(place) }
        if isFree && window.contains(place) { return place }
      }
    }
    return nil
  }
}
