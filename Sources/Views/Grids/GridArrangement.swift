import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// Rows and columns, each as large as the largest of its cells.
///
/// What is offered goes to columns as it goes to the children of a stack: the least flexible first,
/// each an equal share of what is left. Then the same with rows.
struct GridArrangement: Arrangement {
  let alignment: Alignment
  let spacing: CGSize

  private struct Cell {
    let subview: LayoutSubview
    let traits: GridCellTraits
    let row: Int
    /// A view that is in no row has all columns.
    let columns: Range<Int>
  }

  private struct Grid {
    var cells: [Cell] = []
    var widths: [CGFloat] = []
    var heights: [CGFloat] = []
  }

  func size(for proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    let grid = solve(proposal, subviews)
    return CGSize(
      width: length(of: grid.widths[...], spacing.width),
      height: length(of: grid.heights[...], spacing.height))
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize) {
    let grid = solve(proposal, subviews)
    let guides = columnAlignments(grid)
    for row in grid.heights.indices {
      let cells = grid.cells.filter { $0.row == row }
      let top = bounds.minY + start(of: row, in: grid.heights, spacing.height)
      let vertical = cells.lazy.compactMap(\.traits.rowAlignment).first ?? alignment.vertical
      // The guides of a row's cells lie on one line.
      let line = cells.map { dimensions(of: $0, in: grid)[vertical] }.max() ?? 0
      for cell in cells {
        let size = frame(of: cell, in: grid)
        let left = bounds.minX + start(of: cell.columns.lowerBound, in: grid.widths, spacing.width)
        let rect = CGRect(origin: CGPoint(x: left, y: top), size: size)
        let own = dimensions(of: cell, in: grid)
        var origin = Item.origin(
          of: own,
          aligned: Alignment(horizontal: guides[cell.columns.lowerBound], vertical: vertical),
          in: rect)
        if cells.count > 1 && vertical.isBaseline { origin.y = top + line - own[vertical] }
        if let anchor = cell.traits.anchor {
          origin = CGPoint(
            x: rect.minX + (rect.width - own.width) * anchor.x,
            y: rect.minY + (rect.height - own.height) * anchor.y)
        }
        cell.subview.place(at: origin, proposal: ProposedViewSize(size))
      }
    }
  }

  // MARK: Solving

  private func solve(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Grid {
    var grid = Grid(cells: cells(subviews))
    let columnCount = grid.cells.map(\.columns.upperBound).max() ?? 0
    let rowCount = (grid.cells.last?.row ?? -1) + 1
    grid.widths = shares(
      of: proposal.width, count: columnCount, gap: spacing.width,
      items: grid.cells.filter { $0.columns.count == 1 && !$0.traits.unsized.contains(.horizontal) }
        .map { cell in
          (
            cell.columns.lowerBound,
            { cell.subview.sizeThatFits(.init(width: $0, height: nil)).width }
          )
        })
    for cell in grid.cells
    where cell.columns.count > 1 && !cell.traits.unsized.contains(.horizontal) {
      widen(&grid.widths, for: cell, proposed: proposal.width)
    }
    let widths = grid.widths
    grid.heights = shares(
      of: proposal.height, count: rowCount, gap: spacing.height,
      items: grid.cells.filter { !$0.traits.unsized.contains(.vertical) }.map { cell in
        let width = length(of: widths[cell.columns], spacing.width)
        return (cell.row, { cell.subview.sizeThatFits(.init(width: width, height: $0)).height })
      })
    return grid
  }

  /// A cell of several columns that they have no room for makes the last of them wider.
  private func widen(_ widths: inout [CGFloat], for cell: Cell, proposed: CGFloat?) {
    let has = length(of: widths[cell.columns], spacing.width)
    let others = length(of: widths[...], spacing.width) - has
    let offered = proposed.map { max(0, $0 - others) }
    let wants = cell.subview.sizeThatFits(.init(width: offered, height: nil)).width
    if wants > has, wants < .infinity { widths[cell.columns.upperBound - 1] += wants - has }
  }

  private func cells(_ subviews: LayoutSubviews) -> [Cell] {
    var rows: [[(LayoutSubview, GridCellTraits)]] = []
    var current: ObjectIdentifier?
    for subview in subviews {
      let traits = subview.traits.gridCell
      if traits.row == nil || traits.row != current || rows.isEmpty { rows.append([]) }
      current = traits.row
      rows[rows.count - 1].append((subview, traits))
    }
    let count =
      rows.map { row in
        row[0].1.row == nil ? 1 : row.reduce(0) { $0 + $1.1.columns }
      }.max() ?? 0
    return rows.enumerated().flatMap { index, row in
      var column = 0
      return row.map { subview, traits in
        let columns = traits.row == nil ? 0..<count : column..<column + traits.columns
        column = columns.upperBound
        return Cell(subview: subview, traits: traits, row: index, columns: columns)
      }
    }
  }

  /// The lengths of columns or rows.
  ///
  /// - Parameter items: The column or row of each cell, and how long the cell is for a proposal.
  private func shares(
    of proposed: CGFloat?, count: Int, gap: CGFloat, items: [(Int, (CGFloat?) -> CGFloat)]
  ) -> [CGFloat] {
    var lengths = [CGFloat](repeating: 0, count: count)
    func length(_ track: Int, _ proposal: CGFloat?) -> CGFloat {
      items.reduce(0) { $1.0 == track ? max($0, $1.1(proposal)) : $0 }
    }
    guard let proposed else { return (0..<count).map { length($0, nil) } }
    var left = max(0, proposed - gap * CGFloat(max(0, count - 1)))
    let order = (0..<count).map { ($0, length($0, .infinity) - length($0, 0)) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    for (place, (track, _)) in order.enumerated() {
      lengths[track] = length(track, left / CGFloat(count - place))
      left = max(0, left - lengths[track])
    }
    return lengths
  }

  // MARK: Places

  private func columnAlignments(_ grid: Grid) -> [HorizontalAlignment] {
    var guides = [HorizontalAlignment](repeating: alignment.horizontal, count: grid.widths.count)
    for cell in grid.cells {
      if let own = cell.traits.columnAlignment { guides[cell.columns.lowerBound] = own }
    }
    return guides
  }

  private func frame(of cell: Cell, in grid: Grid) -> CGSize {
    CGSize(
      width: length(of: grid.widths[cell.columns], spacing.width), height: grid.heights[cell.row])
  }

  private func dimensions(of cell: Cell, in grid: Grid) -> ViewDimensions {
    cell.subview.dimensions(in: ProposedViewSize(frame(of: cell, in: grid)))
  }

  private func length(of lengths: ArraySlice<CGFloat>, _ gap: CGFloat) -> CGFloat {
    lengths.reduce(0, +) + gap * CGFloat(max(0, lengths.count - 1))
  }

  private func start(of index: Int, in lengths: [CGFloat], _ gap: CGFloat) -> CGFloat {
    lengths[..<index].reduce(0) { $0 + $1 + gap }
  }
}

extension VerticalAlignment {
  fileprivate var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
}
