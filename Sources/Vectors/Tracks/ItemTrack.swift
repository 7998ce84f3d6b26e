import Drawing

/// An element of the document, and the item that it is in each state; nil where it is not seen.
struct ItemTrack {
  let kind: ItemKind
  private(set) var items: [DisplayItem?]
  /// As it was seen last.
  private var last: DisplayItem

  private init(_ item: DisplayItem, kind: ItemKind, before count: Int) {
    self.kind = kind
    last = item
    items = Array(repeating: nil, count: count)
  }

  private mutating func append(_ item: DisplayItem?) {
    items.append(item)
    if let item { last = item }
  }

  /// The leaf in each state, where it is one of a kind.
  func leaves<Kind>(_ ofKind: (Leaf) -> Kind?) -> [Kind?] {
    items.map { item in
      guard case .leaf(let leaf, _) = item else { return nil }
      return ofKind(leaf)
    }
  }

  /// Finds what in each list is the same as in those before: every list is, in its order, a part of all tracks.
  ///
  /// - Parameter lists: Of each state; nil where what they are in is not seen.
  static func all(of lists: [[DisplayItem]?]) -> [ItemTrack] {
    var tracks: [ItemTrack] = []
    var previous: (list: [DisplayItem], places: [Int])?
    for (state, list) in lists.enumerated() {
      guard let list else {
        for index in tracks.indices { tracks[index].append(nil) }
        continue
      }
      var places: [Int]
      if let previous, previous.list == list {
        places = previous.places
      } else {
        let kinds = list.map(ItemKind.init)
        let found = matches(of: list, kinds, in: tracks)
        places = []
        var inserted = 0
        for (index, match) in found.enumerated() {
          if let match {
            places.append(match + inserted)
          } else {
            // Behind what is before it, so that the order stays.
            let place = (places.last ?? -1) + 1
            tracks.insert(ItemTrack(list[index], kind: kinds[index], before: state), at: place)
            inserted += 1
            places.append(place)
          }
        }
      }
      var seen = [DisplayItem?](repeating: nil, count: tracks.count)
      for (item, place) in zip(list, places) { seen[place] = item }
      for index in tracks.indices { tracks[index].append(seen[index]) }
      previous = (list, places)
    }
    return tracks
  }

  /// For each item the track that it goes on with, in rising order, so that as much as can be stays as it is.
  private static func matches(
    of list: [DisplayItem], _ kinds: [ItemKind], in tracks: [ItemTrack]
  ) -> [Int?] {
    if list.count == tracks.count, zip(kinds, tracks).allSatisfy({ $0 == $1.kind }) {
      return Array(tracks.indices)
    }
    let (rows, columns) = (list.count, tracks.count)
    // The best worth of what follows from an item and a track on.
    var worth = Array(repeating: Array(repeating: 0, count: columns + 1), count: rows + 1)
    func value(_ row: Int, _ column: Int) -> Int {
      guard kinds[row] == tracks[column].kind else { return 0 }
      return tracks[column].last == list[row] ? standsStill : changes
    }
    for row in stride(from: rows - 1, through: 0, by: -1) {
      for column in stride(from: columns - 1, through: 0, by: -1) {
        let own = value(row, column)
        let best = max(worth[row + 1][column], worth[row][column + 1])
        worth[row][column] = own > 0 ? max(best, own + worth[row + 1][column + 1]) : best
      }
    }
    var found = [Int?](repeating: nil, count: rows)
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      let own = value(row, column)
      if own > 0, worth[row][column] == own + worth[row + 1][column + 1] {
        found[row] = column
        (row, column) = (row + 1, column + 1)
      } else if worth[row][column] == worth[row][column + 1] {
        column += 1
      } else {
        row += 1
      }
    }
    return found
  }

  /// What is equal is worth more than several that would have to change.
  private static let standsStill = 4
  private static let changes = 1
}

extension Sequence {
  /// The first state's value of those that have one.
  func firstValue<Value>() -> Value? where Element == Value? { lazy.compactMap { $0 }.first }
}
