/// The macroblocks of a slice that are not merely as before.
struct MacroblockMap {
  let grid: MacroblockGrid
  private var written: [Int: CodedMacroblock] = [:]

  init(_ grid: MacroblockGrid) { self.grid = grid }

  /// `nil` outside of the picture.
  subscript(column: Int, line: Int) -> CodedMacroblock? {
    guard (0..<grid.columns).contains(column), (0..<grid.lines).contains(line) else { return nil }
    return written[line * grid.columns + column] ?? .still
  }

  mutating func set(_ index: Int, _ macroblock: CodedMacroblock) { written[index] = macroblock }
}

/// What stands around a macroblock.
struct MacroblockNeighbours {
  let left: CodedMacroblock?
  let above: CodedMacroblock?
  let aboveRight: CodedMacroblock?
  let aboveLeft: CodedMacroblock?

  init(_ index: Int, in map: MacroblockMap) {
    let (column, line) = (map.grid.column(index), map.grid.line(index))
    left = map[column - 1, line]
    above = map[column, line - 1]
    aboveRight = map[column + 1, line - 1]
    aboveLeft = map[column - 1, line - 1]
  }
}
