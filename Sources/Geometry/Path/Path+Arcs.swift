import Foundation

extension Path {
  /// Adds an arc, with a line to its start where the path has a current point.
  ///
  /// - Parameter clockwise: As in SwiftUI, named for an upward y axis: `true` goes
  ///   anticlockwise on screen, towards smaller angles.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = Path.sweep(endAngle.radians - startAngle.radians, decreasing: clockwise)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: sweep),
      transform: transform)
  }

  /// Adds an arc by how far it goes; a positive delta is clockwise on screen.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    func point(_ angle: Double, _ radius: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    var angle = startAngle.radians
    let start = point(angle, radius).applying(transform)
    var added: [Element] = [isEmpty ? .move(to: start) : .line(to: start)]
    // A cubic is close to a circle for up to a quarter turn.
    // More turns than anybody sees are none that could be drawn.
    let quarters = abs(delta.radians) / (.pi / 2)
    guard quarters <= Path.mostQuarters else { return }
    let count = Int((quarters - 1e-9).rounded(.up))
    let step = count > 0 ? delta.radians / Double(count) : 0
    // A control point lies on the tangent at this distance.
    let handle = radius * 4 / 3 * tan(step / 4)
    for _ in 0..<count {
      let from = point(angle, radius)
      let next = angle + step
      let to = point(next, radius)
      let control1 = CGPoint(x: from.x - handle * sin(angle), y: from.y + handle * cos(angle))
      let control2 = CGPoint(x: to.x + handle * sin(next), y: to.y - handle * cos(next))
      added.append(
        .curve(
          to: to.applying(transform), control1: control1.applying(transform),
          control2: control2.applying(transform)))
      angle = next
    }
    append(added)
  }

  /// Rounds the corner between two lines: from the current point towards the first point, and from
  /// there towards the second, with an arc that touches both.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    // The corner is rounded in the coordinates before the transform.
    guard let end = currentPoint?.applying(transform.inverted()) else {
      move(to: tangent1End.applying(transform))
      return
    }
    let corner = tangent1End
    let (inX, inY) = (end.x - corner.x, end.y - corner.y)
    let (outX, outY) = (tangent2End.x - corner.x, tangent2End.y - corner.y)
    let lengths = (inX * inX + inY * inY).squareRoot() * (outX * outX + outY * outY).squareRoot()
    let cross = inX * outY - inY * outX
    guard lengths > 0, abs(cross) > lengths * 1e-9, radius > 0 else {
      addLine(to: corner.applying(transform))
      return
    }
    let half = acos(max(-1, min(1, (inX * outX + inY * outY) / lengths))) / 2
    let inLength = (inX * inX + inY * inY).squareRoot()
    let outLength = (outX * outX + outY * outY).squareRoot()
    let (inward, outward) = ((inX / inLength, inY / inLength), (outX / outLength, outY / outLength))
    let (middleX, middleY) = (inward.0 + outward.0, inward.1 + outward.1)
    let middle = (middleX * middleX + middleY * middleY).squareRoot()
    let distance = radius / sin(half)
    let center = CGPoint(
      x: corner.x + middleX / middle * distance, y: corner.y + middleY / middle * distance)
    let tangent = radius / tan(half)
    let first = CGPoint(x: corner.x + inward.0 * tangent, y: corner.y + inward.1 * tangent)
    // The arc turns by what the corner lacks to a straight line, away from the inner side.
    let delta = (.pi - 2 * half) * (cross > 0 ? -1 : 1)
    addRelativeArc(
      center: center, radius: radius,
      startAngle: Angle(radians: atan2(first.y - center.y, first.x - center.x)),
      delta: Angle(radians: delta), transform: transform)
  }

  /// Quarter turns of one arc.
  private static var mostQuarters: Double { 4000 }

  /// The signed turn from one angle to another in the given direction: whole turns are a full
  /// circle, and an end on the wrong side is met by going round.
  private static func sweep(_ difference: Double, decreasing: Bool) -> Double {
    let turn = 2 * Double.pi
    let sign: Double = decreasing ? -1 : 1
    let along = difference * sign
    if along >= turn { return sign * turn }
    if along >= 0 { return sign * along }
    let rest = along.truncatingRemainder(dividingBy: turn)
    return sign * (rest + turn)
  }
}
