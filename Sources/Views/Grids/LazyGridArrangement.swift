import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The arrangement of both grids: tracks are columns where the axis is vertical.
struct LazyGridArrangement: Arrangement {
  let axis: Axis
  let tracks: [GridItem]
  let spacing: CGFloat?
  let alignment: Alignment

  private struct Track {
    let start: CGFloat
    let length: CGFloat
    let alignment: Alignment?
  }

  private struct Cell {
    let track: Int
    let start: CGFloat
    let length: CGFloat
  }

  func size(for proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    let tracks = tracks(in: axis == .vertical ? proposal.width : proposal.height)
    let cells = cells(subviews, tracks)
    let across = tracks.last.map { $0.start + $0.length } ?? 0
    let along = cells.map { $0.start + $0.length }.max() ?? 0
    return axis == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize) {
    let tracks = tracks(in: axis == .vertical ? bounds.width : bounds.height)
    for (subview, cell) in zip(subviews, cells(subviews, tracks)) {
      let track = tracks[cell.track]
      let rect =
        axis == .vertical
        ? CGRect(
          x: bounds.minX + track.start, y: bounds.minY + cell.start, width: track.length,
          height: cell.length)
        : CGRect(
          x: bounds.minX + cell.start, y: bounds.minY + track.start, width: cell.length,
          height: track.length)
      let proposal = inner(track.length)
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: Item.origin(of: dimensions, aligned: track.alignment ?? alignment, in: rect),
        proposal: proposal)
    }
  }

  private func inner(_ length: CGFloat) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: length, height: nil) : ProposedViewSize(width: nil, height: length)
  }

  private func cells(_ subviews: LayoutSubviews, _ tracks: [Track]) -> [Cell] {
    guard !tracks.isEmpty else { return [] }
    var cells: [Cell] = []
    var start: CGFloat = 0
    for first in stride(from: 0, to: subviews.count, by: tracks.count) {
      let line = first..<min(first + tracks.count, subviews.count)
      let lengths = line.map { index -> CGFloat in
        let size = subviews[index].sizeThatFits(inner(tracks[index - first].length))
        return axis == .vertical ? size.height : size.width
      }
      let length = lengths.max() ?? 0
      for index in line { cells.append(Cell(track: index - first, start: start, length: length)) }
      start += length + (spacing ?? LayoutConstants.defaultSpacing)
    }
    return cells
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
