import Drawing
import Foundation
import Geometry

extension VectorDrawing {
  func group(_ track: ItemTrack, _ display: TimedAttribute) -> String {
    var effects: [Effect?] = []
    var lists: [[DisplayItem]?] = []
    for item in track.items {
      guard case .group(let effect, let items) = item else {
        effects.append(nil)
        lists.append(nil)
        continue
      }
      effects.append(effect)
      lists.append(items)
    }
    let attributes = display + attribute(effects, lists)
    let content = elements(lists)
    // What changes nothing of its items is no element.
    if attributes.written.isEmpty, attributes.animation.isEmpty { return content }
    return attributes.element("g", content) + "\n"
  }

  private func attribute(_ effects: [Effect?], _ lists: [[DisplayItem]?]) -> TimedAttribute {
    switch effects.firstValue() {
    case .opacity:
      return timeline.attribute(
        "opacity", effects.map { $0?.opacity.map { $0.svg(4) } }, usual: "1")
    case .transform:
      return TransformTrack(effects.map { $0?.matrix }).attribute("transform", timeline)
    case .clip(let path, let evenOdd, _):
      return clip(effects.map { $0?.clip }, evenOdd: evenOdd, stroke: path.stroke)
    case .mask: return mask(effects.map { $0?.mask })
    case .shadow: return shadow(effects.map { $0?.shadow }, lists)
    case .blur: return blur(effects.map { $0?.blurRadius }, lists)
    case .colorMatrix: return recolouring(effects.map { $0?.colorMatrix }, lists)
    default: return TimedAttribute()
    }
  }

  private func clip(_ paths: [Path?], evenOdd: Bool, stroke style: StrokeStyle?) -> TimedAttribute {
    let outline = timeline.attribute("d", paths.map { $0?.svg })
    if let style {
      // A clip is the inside of an outline, a line is none.
      let line =
        outline + TimedAttribute(" fill=\"none\" stroke=\"#fff\"")
        + stroke([style], LineKind(style))
      let bounds = paths.compactMap { $0?.boundingRect }.reduce(CGRect.null) { $0.union($1) }
      return mask(
        line.element("path"), bounds.insetBy(dx: -style.lineWidth, dy: -style.lineWidth))
    }
    let rule = evenOdd ? " clip-rule=\"evenodd\"" : ""
    let name = defined.name(
      "c", "clipPath", TimedAttribute(), (outline + TimedAttribute(rule)).element("path"))
    return TimedAttribute(" clip-path=\"url(#\(name))\"")
  }

  private func mask(_ lists: [[DisplayItem]?]) -> TimedAttribute {
    mask(elements(lists), bounds(of: lists))
  }

  func mask(_ content: String, _ bounds: CGRect) -> TimedAttribute {
    let name = defined.name(
      "m", "mask",
      TimedAttribute(" mask-type=\"alpha\" maskUnits=\"userSpaceOnUse\"" + area(bounds)), content)
    return TimedAttribute(" mask=\"url(#\(name))\"")
  }

  private func shadow(_ shadows: [VectorShadow?], _ lists: [[DisplayItem]?]) -> TimedAttribute {
    let reach = shadows.compactMap { $0?.reach }.max() ?? 0
    let region = area(bounds(of: lists).insetBy(dx: -reach, dy: -reach))
    func numbers(_ name: String, _ value: (VectorShadow) -> Double) -> TimedAttribute {
      timeline.attribute(name, shadows.map { $0.map { value($0).svg(3) } })
    }
    // One element says all of this in browsers, and nothing to librsvg before 2.55.
    let steps = [
      (TimedAttribute(" in=\"SourceAlpha\"") + numbers("stdDeviation") { $0.radius })
        .element("feGaussianBlur"),
      (numbers("dx") { $0.offset.width } + numbers("dy") { $0.offset.height }
        + TimedAttribute(" result=\"place\"")).element("feOffset"),
      (timeline.attribute("flood-color", shadows.map { $0?.color.hex })
        + timeline.attribute("flood-opacity", shadows.map { $0?.color.alphaText }, usual: "1"))
        .element("feFlood"),
      "<feComposite in2=\"place\" operator=\"in\" result=\"shadow\"/>",
      "<feMerge><feMergeNode in=\"shadow\"/><feMergeNode in=\"SourceGraphic\"/></feMerge>",
    ]
    return filter(steps.joined(), over: region)
  }

  private func blur(_ radii: [Double?], _ lists: [[DisplayItem]?]) -> TimedAttribute {
    let reach = 3 * (radii.compactMap { $0 }.max() ?? 0)
    let step = timeline.attribute("stdDeviation", radii.map { $0.map { $0.svg(3) } })
      .element("feGaussianBlur")
    return filter(step, over: area(shownBounds(of: lists).insetBy(dx: -reach, dy: -reach)))
  }

  private func recolouring(_ matrices: [ColorMatrix?], _ lists: [[DisplayItem]?]) -> TimedAttribute
  {
    let values = matrices.map { matrix in
      matrix.map { $0.values.map { $0.svg(4) }.joined(separator: " ") }
    }
    let step = (TimedAttribute(" type=\"matrix\"") + timeline.attribute("values", values))
      .element("feColorMatrix")
    return filter(step, over: area(shownBounds(of: lists)))
  }

  /// - Parameter region: Its place and size, as attributes.
  private func filter(_ steps: String, over region: String) -> TimedAttribute {
    let name = defined.name(
      "f", "filter",
      TimedAttribute(
        " filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\"" + region),
      steps)
    return TimedAttribute(" filter=\"url(#\(name))\"")
  }

  /// Without what clips cut off, which may be nearly all.
  private func shownBounds(of lists: [[DisplayItem]?]) -> CGRect {
    lists.reduce(CGRect.null) { bounds, list in
      (list ?? []).reduce(bounds) { $0.union($1.shownBounds) }
    }
  }

  private func bounds(of lists: [[DisplayItem]?]) -> CGRect {
    lists.reduce(CGRect.null) { bounds, list in
      (list ?? []).reduce(bounds) { $0.union($1.paintedBounds) }
    }
  }

  /// As whole numbers, with room for what reaches out of an outline: lines and italics.
  private func area(_ bounds: CGRect) -> String {
    let rect = (bounds.isNull ? CGRect.zero : bounds).insetBy(dx: -Self.room, dy: -Self.room)
      .integral
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { Double($0).svg(0) }
    return zip(["x", "y", "width", "height"], numbers).map { " \($0)=\"\($1)\"" }.joined()
  }

  private static let room: CGFloat = 24
}

struct VectorShadow {
  var color: RGBA
  var radius: Double
  var offset: CGSize

  /// How far it is from what it is the shadow of, at most.
  fileprivate var reach: CGFloat {
    CGFloat(3 * radius) + max(abs(offset.width), abs(offset.height))
  }
}

extension DisplayItem {
  fileprivate var shownBounds: CGRect {
    guard case .group(let effect, let items) = self else { return paintedBounds }
    func inner() -> CGRect { items.reduce(CGRect.null) { $0.union($1.shownBounds) } }
    return switch effect {
    case .clip(let path, _, _) where path.stroke == nil:
      paintedBounds.intersection(path.boundingRect)
    case .blur(let radius, _): inner().insetBy(dx: -3 * radius, dy: -3 * radius)
    case .opacity, .mask, .colorMatrix, .flatten: inner()
    default: paintedBounds
    }
  }
}

extension Effect {
  fileprivate var opacity: Double? { if case .opacity(let opacity) = self { opacity } else { nil } }

  fileprivate var matrix: CGAffineTransform? {
    if case .transform(let matrix) = self { matrix.affine } else { nil }
  }

  fileprivate var clip: Path? { if case .clip(let path, _, _) = self { path } else { nil } }

  fileprivate var blurRadius: Double? {
    if case .blur(let radius, _) = self { radius } else { nil }
  }

  fileprivate var colorMatrix: ColorMatrix? {
    if case .colorMatrix(let matrix) = self { matrix } else { nil }
  }

  fileprivate var mask: [DisplayItem]? { if case .mask(let items) = self { items } else { nil } }

  fileprivate var shadow: VectorShadow? {
    guard case .shadow(let color, let radius, let offset) = self else { return nil }
    return VectorShadow(color: color, radius: max(0, radius), offset: offset)
  }
}
