import Foundation

extension Path {
  /// - Parameter cornerRadius: At most half the shorter side is used.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }

  /// - Parameter cornerSize: Each of its sides is at most half the rectangle's shorter side.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    guard !rect.isNull else {
      self.init()
      return
    }
    let rect = rect.standardized
    let limit = min(rect.width, rect.height) / 2
    let corner = CGSize(width: min(cornerSize.width, limit), height: min(cornerSize.height, limit))
    let isRound = corner.width > 0 && corner.height > 0
    self.init(isRound ? .rounded(rect, corner: corner, style) : .rect(rect))
  }

  /// - Parameter cornerRadii: Where two of them are longer than their side, all shrink alike.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    let r = cornerRadii
    if r.topLeading == r.topTrailing && r.topLeading == r.bottomLeading
      && r.topLeading == r.bottomTrailing
    {
      self.init(roundedRect: rect, cornerRadius: r.topLeading, style: style)
      return
    }
    let rect = rect.standardized
    var corners = Corners(
      topLeft: max(0, r.topLeading), topRight: max(0, r.topTrailing),
      bottomRight: max(0, r.bottomTrailing), bottomLeft: max(0, r.bottomLeading))
    corners.fit(in: rect.size)
    self.init(elements: Path.roundedElements(rect, corners: corners, style: style))
  }

  static func rectElements(_ rect: CGRect) -> [Element] {
    [
      .move(to: CGPoint(x: rect.minX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
      .closeSubpath,
    ]
  }

  /// Starts at 3 o'clock and goes clockwise on screen, so that `trim` does.
  static func ellipseElements(_ rect: CGRect) -> [Element] {
    let corner = CGSize(width: rect.width / 2, height: rect.height / 2)
    return roundedElements(rect, corners: Corners(all: corner), style: .circular)
  }

  /// Starts in the middle of the right side and goes clockwise on screen, as CoreGraphics does.
  static func roundedElements(_ rect: CGRect, corners: Corners, style: RoundedCornerStyle)
    -> [Element]
  {
    var elements: [Element] = [.move(to: CGPoint(x: rect.maxX, y: rect.midY))]
    for side in Corner.allCases {
      let size = corners[side]
      let room = corners.room(at: side, in: rect.size)
      let place = CornerPlace(side, of: rect, size: size)
      let curves = style == .circular ? CornerCurve.circular : CornerCurve.continuous(room: room)
      var points = side.isEnteredAlongX ? curves : curves.reversed().map { $0 }
      let start = points.removeFirst()
      let first = place.point(start)
      if elements.last?.end != first { elements.append(.line(to: first)) }
      guard size.width > 0 && size.height > 0 else { continue }
      for k in stride(from: 0, to: points.count, by: 3) {
        elements.append(
          .curve(
            to: place.point(points[k + 2]), control1: place.point(points[k]),
            control2: place.point(points[k + 1])))
      }
    }
    elements.append(.closeSubpath)
    return elements
  }
}
