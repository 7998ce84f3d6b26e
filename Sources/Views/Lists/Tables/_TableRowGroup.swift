import Motion
import ViewEngine

/// Rows of a table that stand together: those of a section, or some outside of one.
public struct _TableRowGroup<Value: Identifiable> {
  /// Nil where they are in none.
  var section: TableRowSection?
  var rows: [_TableRow<Value>]

  init(_ row: _TableRow<Value>) {
    self.init(rows: [row])
  }

  init(section: TableRowSection? = nil, rows: [_TableRow<Value>]) {
    self.section = section
    self.rows = rows
  }

  /// A section is told from others by what it is made for, as everything that is made for each of something.
  func keyed(by key: AnyHashable) -> Self {
    var group = self
    group.section?.keys.insert(key, at: 0)
    return group
  }
}

/// What stands above the rows of a section of a table.
struct TableRowSection {
  let header: AnyView
  let isExpanded: Binding<Bool>?
  /// What it is made for, the outermost first.
  var keys: [AnyHashable] = []
}

/// Rows of a table that stand together, as far as they are seen.
struct ShownTableGroup<Value: Identifiable>: Identifiable {
  struct Identity: Hashable {
    let keys: [AnyHashable]
    let isSection: Bool
    /// Which it is of those with the same keys.
    let place: Int
  }

  let id: Identity
  let section: TableRowSection?
  let rows: [ShownTableRow<Value>]

  /// With all that stand between two sections as one.
  @MainActor static func shown(_ groups: [_TableRowGroup<Value>], open: Set<Value.ID>) -> [Self] {
    var joined: [_TableRowGroup<Value>] = []
    for group in groups {
      if group.section == nil, let last = joined.indices.last, joined[last].section == nil {
        joined[last].rows += group.rows
      } else {
        joined.append(group)
      }
    }
    var counts: [Identity: Int] = [:]
    return joined.map { group in
      let first = Identity(
        keys: group.section?.keys ?? [], isSection: group.section != nil, place: 0)
      let place = counts[first, default: 0]
      counts[first] = place + 1
      return Self(
        id: Identity(keys: first.keys, isSection: first.isSection, place: place),
        section: group.section, rows: ShownTableRow.shown(group.rows, open: open))
    }
  }
}
