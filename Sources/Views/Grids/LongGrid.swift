import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// The cells of a grid some of whose elements are not made: where those would be, if all lines are as long as the ones
/// before them.
@MainActor
struct LongGrid {
  private let grid: LazyGridArrangement
  private let tracks: [LazyGridArrangement.Track]
  private let subviews: LayoutSubviews
  private var places: [Place]
  private var unmadeLengths = UnmadeLengths()
  /// Of the section's lines of cells that are full.
  private var lengths: [CGFloat] = []
  /// Where the line begins that is being filled, and which of its tracks is next.
  private var start: CGFloat = 0
  private var track = 0
  private var length: CGFloat = 0
  /// The views in it.
  private var line: [Int] = []

  private struct Place {
    var track: Int?
    var start: CGFloat = 0
    var length: CGFloat = 0
  }

  init(
    _ grid: LazyGridArrangement, _ tracks: [LazyGridArrangement.Track], _ subviews: LayoutSubviews
  ) {
    (self.grid, self.tracks, self.subviews) = (grid, tracks, subviews)
    places = Array(repeating: Place(), count: subviews.count)
    var section: SectionIdentity?
    for (index, subview) in subviews.enumerated() {
      let mark = subview.traits.sectionMark
      let isWhole = mark.map { $0.part != .row } ?? false
      if isWhole || mark?.identity !== section {
        endLine()
        lengths = []
      }
      section = mark?.identity
      if let unmade = subview.traits.unmade {
        addUnmade(unmade, at: index)
      } else if isWhole {
        add(index, across: grid.across(tracks), track: nil)
        endLine()
        lengths = []
      } else {
        add(index, across: tracks[track].length, track: track)
        track += 1
        if track == tracks.count { endLine() }
      }
    }
    endLine()
  }

  var cells: [LazyGridArrangement.Cell] {
    places.map { LazyGridArrangement.Cell(track: $0.track, start: $0.start, length: $0.length) }
  }

  private var gap: CGFloat { grid.spacing ?? LayoutConstants.defaultSpacing }

  private mutating func add(_ index: Int, across: CGFloat, track: Int?) {
    let size = subviews[index].sizeThatFits(grid.inner(across))
    length = max(length, grid.axis == .vertical ? size.height : size.width)
    places[index] = Place(track: track, start: start)
    line.append(index)
  }

  /// All cells of a line are as long as the longest.
  private mutating func endLine() {
    guard !line.isEmpty || track > 0 else { return }
    for index in line { places[index].length = length }
    lengths.append(length)
    start += length + gap
    (track, length, line) = (0, 0, [])
  }

  /// They fill up the line, and others; where they share one with what is made they reach over all of it.
  private mutating func addUnmade(_ unmade: UnmadeItem, at index: Int) {
    let usual = unmadeLengths.length(
      of: unmade, before: lengths.isEmpty && track > 0 ? [length] : lengths)
    // Elements of several cells may be sections, with lines of their own.
    if unmade.viewsPerElement != 1 { unmade.isUneven = true }
    let first = start
    var rest = unmade.viewCount
    if track > 0 {
      let filled = min(rest, tracks.count - track)
      (rest, track) = (rest - filled, track + filled)
      length = max(length, usual)
      if track == tracks.count { endLine() }
    }
    let (full, open) = rest.quotientAndRemainder(dividingBy: tracks.count)
    start += CGFloat(full) * (usual + gap)
    if open > 0 { (track, length) = (open, usual) }
    let end = track > 0 ? start + usual : max(first, start - gap)
    places[index] = Place(track: nil, start: first, length: end - first)
    let pitch = usual + gap
    let lines = pitch > 0 ? Int(((end - first + gap) / pitch).rounded()) : 0
    unmade.steps = UnmadeItem.Steps(count: lines, length: usual, gap: gap)
  }
}
