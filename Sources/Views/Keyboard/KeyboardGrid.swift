import Foundation

/// Where the keys of a keyboard are, in points from its upper left corner.
struct KeyboardGrid {
  struct Place: Identifiable {
    let id: Int
    let key: KeyboardKey
    let frame: CGRect
  }

  let places: [Place]

  /// Between two keys of a row, and half of it at the edges.
  private static let gap: CGFloat = 6
  /// Of two rows, between the keys, as a share of both.
  private static let between: CGFloat = 0.22
  private static let padBetween: CGFloat = 0.13

  init(_ layout: KeyboardLayout, _ metrics: KeyboardMetrics) {
    let pitch = metrics.keys / CGFloat(layout.rows.count)
    let height = pitch * (1 - (layout.isPad ? Self.padBetween : Self.between))
    let (gap, edge) = (Self.gap, layout.isPad ? Self.gap : Self.gap / 2)
    let inside = metrics.width - 2 * edge
    let unit = (inside - 9 * gap) / 10
    var places: [Place] = []
    for (index, row) in layout.rows.enumerated() {
      let y = metrics.proposals + CGFloat(index) * pitch + (pitch - height) / 2
      let fixed = row.reduce(0) { $0 + ($1.width ?? 0) * unit } + gap * CGFloat(row.count - 1)
      let flexible = row.count { $0.width == nil }
      let share = flexible == 0 ? 0 : (inside - fixed) / CGFloat(flexible)
      var x = edge + (flexible == 0 ? (inside - fixed) / 2 : 0)
      for key in row {
        let width = key.width.map { $0 * unit } ?? share
        let frame = CGRect(x: x, y: y, width: width, height: height)
        if key.role != .gap { places.append(Place(id: places.count, key: key, frame: frame)) }
        x += width + gap
      }
    }
    self.places = places
  }
}
