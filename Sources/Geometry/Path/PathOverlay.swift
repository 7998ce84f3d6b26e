import Foundation

/// Two paths laid over each other and cut where they cross, so that each piece of their outlines lies
/// inside or outside of either as a whole.
///
/// Curves are cut along chords that lie within ``tolerance`` of them, and put together again from
/// the curves themselves: what is kept of a circle is still a circle's arc. Cutting chords is
/// what always ends and never misses a crossing that can be seen; crossing cubics with each other is
/// neither. No library does it here: those that do are C++, and this module knows none.
struct PathOverlay {
  /// Points that a chord may lie from its curve: a twentieth of a pixel.
  static let tolerance: CGFloat = 1.0 / 60
  /// Points that are nearer than this are one.
  static let nearness: CGFloat = 1.0 / 4096

  /// A piece of an outline between two crossings.
  struct Piece {
    /// In ``segments``, and the parameters on it, which fall where the piece runs backwards.
    var segment: Int
    var from: CGFloat
    var to: CGFloat
    /// In ``vertices``.
    var start: Int
    var end: Int

    var reversed: Piece {
      Piece(segment: segment, from: to, to: from, start: end, end: start)
    }
  }

  /// A place where at least one outline runs, as often as each does, in the direction of the piece.
  struct Edge {
    var piece: Piece
    var first = 0
    var second = 0
  }

  private(set) var vertices: [CGPoint] = []
  private(set) var segments: [PathSegment] = []
  private(set) var edges: [Edge] = []
  /// The first path's pieces in their order, with the edge that each lies on.
  private(set) var line: [(piece: Piece, edge: Int)] = []
  private var grid: [Cell: [Int]] = [:]

  private struct Cell: Hashable {
    var x: Int
    var y: Int
  }

  /// - Parameter closesFirst: Whether the first path is an area; otherwise it is a line.
  init(_ first: Path, _ second: Path, closesFirst: Bool = true) {
    var chords: [PathChord] = []
    add(first, isFirst: true, closes: closesFirst, to: &chords)
    add(second, isFirst: false, closes: true, to: &chords)
    PathChord.cross(&chords)
    var places: [Cell: Int] = [:]
    for chord in chords {
      for piece in pieces(of: chord) where piece.start != piece.end {
        let isBackwards = piece.start > piece.end
        let key = Cell(x: min(piece.start, piece.end), y: max(piece.start, piece.end))
        let index = places[key] ?? edges.count
        if index == edges.count {
          places[key] = index
          edges.append(Edge(piece: isBackwards ? piece.reversed : piece))
        }
        if chord.isFirst {
          edges[index].first += isBackwards ? -1 : 1
          line.append((piece, index))
        } else {
          edges[index].second += isBackwards ? -1 : 1
        }
      }
    }
  }

  private mutating func add(
    _ path: Path, isFirst: Bool, closes: Bool, to chords: inout [PathChord]
  ) {
    for subpath in path.subpaths {
      var all = subpath.segments
      if closes, let end = all.last?.end, end != subpath.start {
        all.append(PathSegment(line: end, subpath.start))
      }
      for segment in all {
        let count = segment.chordCount(within: Self.tolerance)
        var start = segment.start
        for step in 1...count {
          let end = segment.point(at: CGFloat(step) / CGFloat(count))
          chords.append(
            PathChord(
              start: start, end: end, isFirst: isFirst, segment: segments.count,
              from: CGFloat(step - 1) / CGFloat(count), to: CGFloat(step) / CGFloat(count)))
          start = end
        }
        segments.append(segment)
      }
    }
  }

  private mutating func pieces(of chord: PathChord) -> [Piece] {
    let cuts =
      [(at: 0, point: chord.start)] + chord.cuts.sorted { $0.at < $1.at }
      + [(at: 1, point: chord.end)]
    let places = cuts.map { vertex(at: $0.point) }
    return (1..<cuts.count).map { index in
      Piece(
        segment: chord.segment, from: chord.parameter(cuts[index - 1].at),
        to: chord.parameter(cuts[index].at), start: places[index - 1], end: places[index])
    }
  }

  /// The vertex at a point or as near as cannot be told from it.
  private mutating func vertex(at point: CGPoint) -> Int {
    let size = Self.nearness * 2
    let x = Int(nearest: (point.x / size).rounded(.down))
    let y = Int(nearest: (point.y / size).rounded(.down))
    for column in x - 1...x + 1 {
      for row in y - 1...y + 1 {
        let near = grid[Cell(x: column, y: row)]?.first {
          vertices[$0].distance(to: point) < Self.nearness
        }
        if let near { return near }
      }
    }
    vertices.append(point)
    grid[Cell(x: x, y: y), default: []].append(vertices.count - 1)
    return vertices.count - 1
  }
}

extension PathSegment {
  /// How many chords of equal parameters stay that near to the curve.
  fileprivate func chordCount(within tolerance: CGFloat) -> Int {
    if isLine { return 1 }
    // A chord over h of the parameter is off by at most h²/8 of the second derivative's bound.
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
      CGPoint(x: a.x - 2 * b.x + c.x, y: a.y - 2 * b.y + c.y).distance(to: .zero)
    }
    let bound = 6 * max(bend(start, control1, control2), bend(control1, control2, end))
    let count = (bound / 8 / tolerance).squareRoot().rounded(.up)
    return count.isFinite ? Int(min(max(count, 1), 256)) : 1
  }
}
