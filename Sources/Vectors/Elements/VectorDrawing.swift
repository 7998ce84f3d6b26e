import Drawing
import Foundation
import Geometry
import Raster

/// Writes items as elements, each with what changes of it.
final class VectorDrawing {
  let timeline: FrameTimeline
  let fonts: FontBook
  var defined = VectorDefinitions()

  init(timeline: FrameTimeline, fonts: FontBook) {
    self.timeline = timeline
    self.fonts = fonts
  }

  var definitions: String { defined.text }

  /// - Parameter lists: Of each state; nil where nobody sees what they are in.
  func elements(_ lists: [[DisplayItem]?]) -> String {
    ItemTrack.all(of: lists).map { element($0, whereSeen: lists.map { $0 != nil }) }.joined()
  }

  /// - Parameter isSeen: In which states what it is in is seen.
  private func element(_ track: ItemTrack, whereSeen isSeen: [Bool]) -> String {
    let display = timeline.attribute(
      "display",
      zip(track.items, isSeen).map { item, isSeen in
        isSeen ? (item == nil ? "none" : "inline") : nil
      }, usual: "inline")
    switch track.kind {
    case .shape(_, let evenOdd, let antialiased, let stroke):
      return shape(track, display, evenOdd: evenOdd, antialiased: antialiased, stroke)
    case .text: return text(track, display)
    case .symbol: return symbol(track, display)
    case .image: return ""
    case .opacity, .transform, .mask, .shadow, .blur, .colorMatrix, .flatten, .clip, .other:
      return group(track, display)
    }
  }

  /// Where a leaf stands.
  func place(_ track: ItemTrack) -> TimedAttribute {
    let places = track.items.map { item -> CGAffineTransform? in
      guard case .leaf(_, let point) = item else { return nil }
      return CGAffineTransform(translationX: point.x, y: point.y)
    }
    return TransformTrack(places).attribute("transform", timeline)
  }

  // MARK: Shapes

  private func shape(
    _ track: ItemTrack, _ display: TimedAttribute, evenOdd: Bool, antialiased: Bool,
    _ line: LineKind?
  ) -> String {
    let shapes = track.leaves { leaf -> ShapeLeaf? in
      if case .shape(let shape) = leaf { shape } else { nil }
    }
    var attributes = display + place(track)
    attributes += timeline.attribute("d", shapes.map { $0?.path.svg })
    let paints = shapes.map { $0?.paint }
    if let line {
      attributes += TimedAttribute(" fill=\"none\"") + paint("stroke", paints)
      attributes += stroke(shapes.map { $0?.path.stroke }, line)
    } else {
      attributes += paint("fill", paints)
      if evenOdd { attributes += TimedAttribute(" fill-rule=\"evenodd\"") }
    }
    if !antialiased { attributes += TimedAttribute(" shape-rendering=\"crispEdges\"") }
    return attributes.element("path") + "\n"
  }

  func stroke(_ styles: [StrokeStyle?], _ line: LineKind) -> TimedAttribute {
    let dashes = styles.map { style -> [Double]? in
      guard let style else { return nil }
      let lengths = style.dash.map { Double(max(0, $0)) }
      return lengths.contains { $0 > 0 } && lengths.allSatisfy(\.isFinite) ? lengths : []
    }
    return timeline.attribute(
      "stroke-width", styles.map { $0.map { Double($0.lineWidth).svg(4) } }, usual: "1")
      + TimedAttribute(line.cap.svg + line.join.svg)
      + (line.join == .miter
        ? TimedAttribute(" stroke-miterlimit=\"\(max(1, line.miterLimit).svg(3))\"")
        : TimedAttribute())
      + timeline.attribute(
        "stroke-dasharray",
        dashes.map { lengths in
          lengths.map { $0.isEmpty ? "none" : $0.map { $0.svg(3) }.joined(separator: " ") }
        }, usual: "none")
      + timeline.attribute(
        "stroke-dashoffset", styles.map { $0.map { Double($0.dashPhase).svg(3) } }, usual: "0")
  }
}

extension CGLineCap {
  fileprivate var svg: String {
    switch self {
    case .butt: ""
    case .round: " stroke-linecap=\"round\""
    case .square: " stroke-linecap=\"square\""
    }
  }
}

extension CGLineJoin {
  fileprivate var svg: String {
    switch self {
    case .miter: ""
    case .round: " stroke-linejoin=\"round\""
    case .bevel: " stroke-linejoin=\"bevel\""
    }
  }
}
