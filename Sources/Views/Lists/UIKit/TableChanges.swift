import Foundation

/// What is told to change in a table at one time: what goes and what moves is named by where it was before all of it,
/// what comes by where it is after.
struct TableChanges {
  var goneRows: [IndexPath] = []
  var newRows: [IndexPath] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var goneSections = IndexSet()
  var newSections = IndexSet()
  /// Those whose rows are all other ones from now on, named by where they were.
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []

  /// A section as the table knows it.
  struct Section {
    let name: Int
    var rows: [Int]
  }

  /// - Parameters:
  ///   - makeRow: A name for a row that is new.
  ///   - makeSection: A section that is new, as its place says.
  func applied(
    to old: [Section], makeRow: () -> Int, makeSection: (Int) -> Section
  ) -> [Section] {
    func name(_ path: IndexPath) -> Int? {
      guard path.count == 2, old.indices.contains(path.section),
        old[path.section].rows.indices.contains(path.row)
      else { return nil }
      return old[path.section].rows[path.row]
    }
    let going = Set((goneRows + movedRows.map(\.from)).compactMap(name))
    var new = old.enumerated().filter { index, _ in
      !goneSections.contains(index) && !movedSections.contains { $0.from == index }
    }.map(\.element)
    for index in new.indices { new[index].rows.removeAll(where: going.contains) }
    let reloaded = Set(reloadedSections.filter(old.indices.contains).map { old[$0].name })
    let places: [(from: Int?, to: Int)] =
      newSections.map { (nil, $0) } + movedSections.map { ($0.from, $0.to) }
    for place in places.sorted(by: { $0.to < $1.to }) where place.to <= new.count {
      let moved = place.from.flatMap { old.indices.contains($0) ? old[$0] : nil }
      new.insert(moved ?? makeSection(place.to), at: place.to)
    }
    // Each is loaded for where it stands now, which what has come and gone before it may have changed.
    var whole = newSections
    for index in new.indices where reloaded.contains(new[index].name) {
      new[index] = makeSection(index)
      whole.insert(index)
    }
    let rows: [(name: Int?, path: IndexPath)] =
      newRows.map { (nil, $0) } + movedRows.map { (name($0.from), $0.to) }
    for (name, path) in rows.sorted(by: { $0.path < $1.path }) {
      // A section that is new has all of its rows.
      guard path.count == 2, new.indices.contains(path.section),
        !whole.contains(path.section), path.row <= new[path.section].rows.count
      else { continue }
      new[path.section].rows.insert(name ?? makeRow(), at: path.row)
    }
    return new
  }
}
