/// How samples go on from what stands above and on the left: 8.3.3 and 8.3.4.
enum SpreadMode: Equatable {
  case down, across, even

  /// `Intra16x16PredMode`.
  var ofLuma: Int {
    switch self {
    case .down: 0
    case .across: 1
    case .even: 2
    }
  }

  /// `intra_chroma_pred_mode`.
  var ofColors: Int {
    switch self {
    case .even: 0
    case .across: 1
    case .down: 2
    }
  }

  static func all(_ edge: MacroblockEdge) -> [SpreadMode] {
    (edge.above.isEmpty ? [] : [.down]) + (edge.left.isEmpty ? [] : [.across]) + [.even]
  }

  /// Fills a square from its edge.
  func fill(_ samples: MacroblockSamples, _ plane: MacroblockPlane, _ edge: MacroblockEdge) {
    let side = plane.side
    let to = samples.start + plane.first
    let above = edge.above(plane)
    let left = edge.left(plane)
    switch self {
    case .down:
      guard let above else { return }
      for y in 0..<side { (to + y * side).update(from: above, count: side) }
    case .across:
      guard let left else { return }
      for y in 0..<side { (to + y * side).update(repeating: left[y], count: side) }
    case .even where side == 16:
      to.update(repeating: Self.mean(left?[...], above?[...]), count: side * side)
    case .even:
      // Each quarter of a colour by itself; those off the diagonal look at one side first.
      for (x, y) in [(0, 0), (4, 0), (0, 4), (4, 4)] {
        let left = x > y && !edge.above.isEmpty ? nil : left?[y..<y + 4]
        let above = y > x && !edge.left.isEmpty ? nil : above?[x..<x + 4]
        for row in 0..<4 {
          (to + (y + row) * side + x).update(repeating: Self.mean(left, above), count: 4)
        }
      }
    }
  }

  private static func mean(_ left: ArraySlice<UInt8>?, _ above: ArraySlice<UInt8>?) -> UInt8 {
    let count = (left?.count ?? 0) + (above?.count ?? 0)
    guard count > 0 else { return 128 }
    let sum = (left ?? []).reduce(0) { $0 + Int($1) } + (above ?? []).reduce(0) { $0 + Int($1) }
    return UInt8((sum + count / 2) / count)
  }
}
