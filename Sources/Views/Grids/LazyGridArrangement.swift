import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The arrangement of both grids: tracks are columns where the axis is vertical.
///
/// What is above and below the cells of a section has a line of its own, across all tracks.
struct LazyGridArrangement: Arrangement {
  let axis: Axis
  let tracks: [GridItem]
  let spacing: CGFloat?
  let alignment: Alignment
  var pinned: PinnedScrollableViews = []

  struct Track {
    let start: CGFloat
    let length: CGFloat
    let alignment: Alignment?
  }

  struct Cell {
    /// Nil across all of them.
    let track: Int?
    let start: CGFloat
    let length: CGFloat
  }

  func size(for proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    let tracks = tracks(in: axis == .vertical ? proposal.width : proposal.height)
    let cells = cells(subviews, tracks)
    let along = cells.map { $0.start + $0.length }.max() ?? 0
    let across = across(tracks)
    return axis == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize) {
    let tracks = tracks(in: axis == .vertical ? bounds.width : bounds.height)
    let cells = cells(subviews, tracks)
    let starts = starts(of: cells, subviews, in: bounds)
    for (index, (subview, cell)) in zip(subviews, cells).enumerated() {
      let track = cell.track.map { tracks[$0] }
      let (side, length) = (track?.start ?? 0, track?.length ?? across(tracks))
      let rect =
        axis == .vertical
        ? CGRect(
          x: bounds.minX + side, y: bounds.minY + starts[index], width: length,
          height: cell.length)
        : CGRect(
          x: bounds.minX + starts[index], y: bounds.minY + side, width: cell.length,
          height: length)
      if subview.traits.unmade != nil {
        subview.place(at: rect.origin, proposal: along(cell.length))
        continue
      }
      let proposal = inner(length)
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: Item.origin(of: dimensions, aligned: track?.alignment ?? alignment, in: rect),
        proposal: proposal)
    }
  }

  /// What is pinned stands before what scrolls away below it.
  func isInFront(_ traits: Traits) -> Bool { pinned.contains(traits.sectionMark?.part) }

  private func starts(of cells: [Cell], _ subviews: LayoutSubviews, in bounds: CGRect)
    -> [CGFloat]
  {
    guard !pinned.isEmpty, let sight = subviews.first?.sight(in: bounds, along: axis) else {
      return cells.map(\.start)
    }
    return pinned.starts(
      of: cells.map { $0.start...$0.start + $0.length },
      marks: subviews.map(\.traits.sectionMark), in: sight)
  }

  /// What is not made takes as much as it is told to.
  private func along(_ length: CGFloat) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: 0, height: length) : ProposedViewSize(width: length, height: 0)
  }

  func inner(_ length: CGFloat) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: length, height: nil) : ProposedViewSize(width: nil, height: length)
  }

  func across(_ tracks: [Track]) -> CGFloat {
    tracks.last.map { $0.start + $0.length } ?? 0
  }

  private func cells(_ subviews: LayoutSubviews, _ tracks: [Track]) -> [Cell] {
    guard !tracks.isEmpty else { return [] }
    if subviews.contains(where: { $0.traits.unmade != nil }) {
      return LongGrid(self, tracks, subviews).cells
    }
    var cells: [Cell] = []
    var start: CGFloat = 0
    for line in lines(of: subviews, tracks: tracks.count) {
      let lengths = line.indices.map { index -> CGFloat in
        let across = line.isWhole ? across(tracks) : tracks[index - line.indices.lowerBound].length
        let size = subviews[index].sizeThatFits(inner(across))
        return axis == .vertical ? size.height : size.width
      }
      let length = lengths.max() ?? 0
      for index in line.indices {
        let track = line.isWhole ? nil : index - line.indices.lowerBound
        cells.append(Cell(track: track, start: start, length: length))
      }
      start += length + (spacing ?? LayoutConstants.defaultSpacing)
    }
    return cells
  }

  private struct Line {
    let indices: Range<Int>
    /// A header or a footer, across all tracks.
    var isWhole = false
  }

  /// Headers, footers, and lines of cells; a section begins a line.
  private func lines(of subviews: LayoutSubviews, tracks: Int) -> [Line] {
    let marks = subviews.map(\.traits.sectionMark)
    var lines: [Line] = []
    var first = 0
    while first < marks.count {
      if let part = marks[first]?.part, part != .row {
        lines.append(Line(indices: first..<first + 1, isWhole: true))
        first += 1
        continue
      }
      let cells = marks[first...].prefix(tracks).prefix {
        $0?.identity === marks[first]?.identity && ($0 == nil || $0?.part == .row)
      }
      lines.append(Line(indices: cells.indices))
      first = cells.endIndex
    }
    return lines
  }

  /// Of an adaptive item.
  private static var mostTracks: CGFloat { 1000 }

  /// Fixed tracks take what they say; the others share what is left, each within its limits.
  private func tracks(in proposed: CGFloat?) -> [Track] {
    let gaps = tracks.dropLast().reduce(0) { $0 + ($1.spacing ?? LayoutConstants.defaultSpacing) }
    var left = max(0, (proposed ?? 0) - gaps)
    var open = 0
    for track in tracks {
      if case .fixed(let length) = track.size { left -= length } else { open += 1 }
    }
    var result: [Track] = []
    var start: CGFloat = 0
    func add(_ length: CGFloat, _ track: GridItem) {
      result.append(Track(start: start, length: length, alignment: track.alignment))
      start += length + (track.spacing ?? LayoutConstants.defaultSpacing)
    }
    for track in tracks {
      let share = open > 0 ? max(0, left) / CGFloat(open) : 0
      switch track.size {
      case .fixed(let length): add(length, track)
      case .flexible(let minimum, let maximum):
        let length = min(max(share, minimum), maximum)
        add(length, track)
        (left, open) = (left - length, open - 1)
      case .adaptive(let minimum, let maximum):
        let gap = track.spacing ?? LayoutConstants.defaultSpacing
        let fitting = ((share + gap) / (minimum + gap)).rounded(.down)
        // A track of no width would fit any number of times.
        let count = fitting.isNaN ? 1 : min(max(1, fitting), Self.mostTracks)
        let length = min(max((share - gap * (count - 1)) / count, minimum), maximum)
        for _ in 0..<Int(count) { add(length, track) }
        (left, open) = (left - share, open - 1)
      }
    }
    return result
  }
}
