import Foundation
import Geometry
import Motion
import ViewEngine

/// A sector of a ring in the middle of a rectangle.
struct SectorShape: Shape, PaintedByOutline {
  /// Parts of the whole, clockwise from the top.
  var start: Double
  var end: Double
  var innerRadius: SectorRadius
  var outerRadius: SectorRadius
  /// Points that each side leaves free.
  var inset: CGFloat
  var cornerRadius: CGFloat

  typealias Ends = AnimatablePair<Double, Double>
  typealias Radii = AnimatablePair<SectorRadius.AnimatableData, SectorRadius.AnimatableData>

  var animatableData: AnimatablePair<Ends, AnimatablePair<Radii, AnimatablePair<CGFloat, CGFloat>>>
  {
    get {
      AnimatablePair(
        AnimatablePair(start, end),
        AnimatablePair(
          AnimatablePair(innerRadius.animatableData, outerRadius.animatableData),
          AnimatablePair(inset, cornerRadius)))
    }
    set {
      (start, end) = (newValue.first.first, newValue.first.second)
      innerRadius.animatableData = newValue.second.first.first
      outerRadius.animatableData = newValue.second.first.second
      (inset, cornerRadius) = (newValue.second.second.first, newValue.second.second.second)
    }
  }

  private func radii(in size: CGSize) -> (inner: CGFloat, outer: CGFloat) {
    let whole = min(size.width, size.height) / 2
    let outer = min(max(0, outerRadius.length(of: whole)), whole)
    return (min(max(0, innerRadius.length(of: whole)), outer), outer)
  }

  private static func angle(_ part: Double) -> Double { (part * 2 - 0.5) * .pi }

  /// Where an annotation stands.
  func middle(in size: CGSize) -> CGPoint {
    let (inner, outer) = radii(in: size)
    let angle = Self.angle((start + end) / 2)
    let radius = (inner + outer) / 2
    return CGPoint(
      x: size.width / 2 + radius * cos(angle), y: size.height / 2 + radius * sin(angle))
  }

  func path(in rect: CGRect) -> Path {
    let (inner, outer) = radii(in: rect.size)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let (from, to) = (Self.angle(start), Self.angle(end))
    guard outer > 0, to > from else { return Path() }
    func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    var path = Path()
    if to - from > 2 * .pi - 1e-6 {
      path.addEllipse(in: CGRect(center: center, radius: outer))
      if inner > 0 {
        path.move(to: point(inner, 0))
        path.addArc(
          center: center, radius: inner, startAngle: .radians(2 * .pi), endAngle: .radians(0),
          clockwise: true)
      }
      return path
    }
    let half = (to - from) / 2
    let middle = (from + to) / 2
    // How far from its middle a side is at a radius: the sides are parallel to those without inset.
    func reach(_ radius: CGFloat, _ inset: CGFloat) -> Double {
      radius > inset ? half - asin(Double(inset / radius)) : 0
    }
    let outerReach = reach(outer, inset)
    guard outerReach > 0 else { return path }
    let innerReach = inner > inset ? max(0, reach(inner, inset)) : 0
    let tip = half < .pi / 2 ? min(inset / sin(half), outer) : inset
    let innerEnd = innerReach > 0 ? inner : max(inner, tip)
    let corner = min(
      cornerRadius, (outer - innerEnd) / 2, outer * outerReach / 2)
    guard corner > 0.1 else {
      path.addArc(
        center: center, radius: outer, startAngle: .radians(middle - outerReach),
        endAngle: .radians(middle + outerReach), clockwise: false)
      if innerReach > 0 {
        path.addArc(
          center: center, radius: inner, startAngle: .radians(middle + innerReach),
          endAngle: .radians(middle - innerReach), clockwise: true)
      } else {
        path.addLine(to: point(innerEnd, middle))
      }
      path.closeSubpath()
      return path
    }
    addRounded(
      to: &path, center: center, middle: middle, outer: outer, inner: innerEnd,
      outerReach: outerReach, innerReach: innerReach, corner: corner, reach: reach)
    return path
  }

  /// Corners are curves towards where the edges would meet.
  private func addRounded(
    to path: inout Path, center: CGPoint, middle: Double, outer: CGFloat, inner: CGFloat,
    outerReach: Double, innerReach: Double, corner: CGFloat,
    reach: (CGFloat, CGFloat) -> Double
  ) {
    func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let outerTurn = Double(corner / outer)
    let outerSide = reach(outer - corner, inset)
    path.move(to: point(outer - corner, middle - outerSide))
    path.addQuadCurve(
      to: point(outer, middle - outerReach + outerTurn),
      control: point(outer, middle - outerReach))
    path.addArc(
      center: center, radius: outer, startAngle: .radians(middle - outerReach + outerTurn),
      endAngle: .radians(middle + outerReach - outerTurn), clockwise: false)
    path.addQuadCurve(
      to: point(outer - corner, middle + outerSide), control: point(outer, middle + outerReach))
    guard innerReach > 0 else {
      path.addLine(to: point(inner, middle))
      path.closeSubpath()
      return
    }
    let innerTurn = min(Double(corner / inner), innerReach)
    let innerSide = reach(inner + corner, inset)
    path.addLine(to: point(inner + corner, middle + innerSide))
    path.addQuadCurve(
      to: point(inner, middle + innerReach - innerTurn),
      control: point(inner, middle + innerReach))
    path.addArc(
      center: center, radius: inner, startAngle: .radians(middle + innerReach - innerTurn),
      endAngle: .radians(middle - innerReach + innerTurn), clockwise: true)
    path.addQuadCurve(
      to: point(inner + corner, middle - innerSide), control: point(inner, middle - innerReach))
    path.closeSubpath()
  }
}

extension CGRect {
  fileprivate init(center: CGPoint, radius: CGFloat) {
    self.init(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}
