import Foundation

extension PathOverlay {
  /// How often both paths go round a point.
  struct Winding {
    var first = 0
    var second = 0

    mutating func add(_ edge: Edge, times sign: Int) {
      first += edge.first * sign
      second += edge.second * sign
    }
  }

  /// The outline of where a condition on both areas holds.
  func area(eoFill: Bool, where holds: (_ first: Bool, _ second: Bool) -> Bool) -> Path {
    func isFilled(_ winding: Int) -> Bool { eoFill ? winding % 2 != 0 : winding != 0 }
    func isInside(_ winding: Winding) -> Bool {
      holds(isFilled(winding.first), isFilled(winding.second))
    }
    var kept: [Piece] = []
    for (index, edge) in edges.enumerated() where edge.first != 0 || edge.second != 0 {
      let (left, right) = windings(beside: index)
      switch (isInside(left), isInside(right)) {
      case (true, false): kept.append(edge.piece)
      case (false, true): kept.append(edge.piece.reversed)
      default: break
      }
    }
    return outline(of: kept)
  }

  /// The part of the first path's line that is in the second path's area, or the rest of it. What
  /// runs along the area's edge is in it.
  func line(inside: Bool, eoFill: Bool) -> Path {
    var elements: [Path.Element] = []
    var last: Piece?
    func add(_ piece: Piece?) {
      if let last { elements.append(element(of: last)) }
      last = piece
    }
    for (piece, index) in line {
      let winding = windings(beside: index).left.second
      let isIn = edges[index].second != 0 || (eoFill ? winding % 2 != 0 : winding != 0)
      guard isIn == inside else {
        add(nil)
        continue
      }
      if let joined = last?.joined(with: piece) {
        last = joined
        continue
      }
      let goesOn = last?.end == piece.start
      add(piece)
      if !goesOn { elements.append(.move(to: vertices[piece.start])) }
    }
    add(nil)
    return Path(elements: elements)
  }

  /// Left is where a quarter turn clockwise, as it is seen, leads from the edge's direction.
  private func windings(beside index: Int) -> (left: Winding, right: Winding) {
    let edge = edges[index]
    let (start, end) = (vertices[edge.piece.start], vertices[edge.piece.end])
    let middle = start.toward(end, 0.5)
    // A ray across the edge, so that it leaves it for good.
    let isSteep = abs(end.y - start.y) >= abs(end.x - start.x)
    var far = Winding()
    for (other, crossed) in edges.enumerated() where other != index {
      let (a, b) = (vertices[crossed.piece.start], vertices[crossed.piece.end])
      if isSteep {
        guard (a.y <= middle.y) != (b.y <= middle.y) else { continue }
        let x = a.x + (middle.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > middle.x { far.add(crossed, times: b.y > a.y ? 1 : -1) }
      } else {
        guard (a.x <= middle.x) != (b.x <= middle.x) else { continue }
        let y = a.y + (middle.x - a.x) / (b.x - a.x) * (b.y - a.y)
        if y > middle.y { far.add(crossed, times: b.x < a.x ? 1 : -1) }
      }
    }
    var near = far
    if isSteep {
      near.add(edge, times: end.y > start.y ? 1 : -1)
      return end.y > start.y ? (near, far) : (far, near)
    }
    near.add(edge, times: end.x < start.x ? 1 : -1)
    return end.x > start.x ? (far, near) : (near, far)
  }

  // MARK: Putting together

  /// Closed subpaths of pieces that have the inside on their left.
  private func outline(of pieces: [Piece]) -> Path {
    var leaving: [Int: [Int]] = [:]
    for (index, piece) in pieces.enumerated() { leaving[piece.start, default: []].append(index) }
    var isUsed = [Bool](repeating: false, count: pieces.count)
    var elements: [Path.Element] = []
    for first in pieces.indices where !isUsed[first] {
      var loop: [Piece] = []
      var next: Int? = first
      while let index = next {
        isUsed[index] = true
        loop.append(pieces[index])
        if pieces[index].end == pieces[first].start { break }
        // Where outlines touch, each goes on about its own area.
        next = leaving[pieces[index].end]?.filter { !isUsed[$0] }
          .max { turn(pieces[index], pieces[$0]) < turn(pieces[index], pieces[$1]) }
      }
      if loop.count > 1 { elements += closed(loop) }
    }
    return Path(elements: elements)
  }

  private func turn(_ from: Piece, _ to: Piece) -> CGFloat {
    let (a, b) = (vector(of: from), vector(of: to))
    return atan2(a.cross(b), a.x * b.x + a.y * b.y)
  }

  private func vector(of piece: Piece) -> CGPoint {
    let (start, end) = (vertices[piece.start], vertices[piece.end])
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  private func closed(_ loop: [Piece]) -> [Path.Element] {
    // It begins where a segment does, so that none is left in two.
    let count = loop.count
    let start = loop.indices.first { loop[($0 + count - 1) % count].joined(with: loop[$0]) == nil }
    var joined: [Piece] = []
    for piece in loop[(start ?? 0)...] + loop[..<(start ?? 0)] {
      if let whole = joined.last?.joined(with: piece) {
        joined[joined.count - 1] = whole
      } else {
        joined.append(piece)
      }
    }
    var elements = joined.map(element)
    if joined.count > 2, segments[joined[joined.count - 1].segment].isLine { elements.removeLast() }
    return [.move(to: vertices[joined[0].start])] + elements + [.closeSubpath]
  }

  private func element(of piece: Piece) -> Path.Element {
    let segment = segments[piece.segment]
    let end = vertices[piece.end]
    if segment.isLine { return .line(to: end) }
    let part = segment.piece(from: min(piece.from, piece.to), to: max(piece.from, piece.to))
    return piece.from < piece.to
      ? .curve(to: end, control1: part.control1, control2: part.control2)
      : .curve(to: end, control1: part.control2, control2: part.control1)
  }
}

extension PathOverlay.Piece {
  /// Both as one, where the other goes on along the same segment.
  fileprivate func joined(with other: Self) -> Self? {
    guard segment == other.segment, end == other.start, abs(to - other.from) < 1e-6,
      (to > from) == (other.to > other.from)
    else { return nil }
    var whole = self
    whole.to = other.to
    whole.end = other.end
    return whole
  }
}
