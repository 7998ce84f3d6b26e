import Foundation
import Motion
import ViewEngine

/// What a table's rows are sorted by, and how a tap on a title changes it.
@MainActor
struct TableSorting {
  /// In which order the rows are by a column; nil where they are not sorted by it.
  let order: ((SortOrder) -> Any) -> SortOrder?
  /// Sorts by a column; what is sorted by it already is turned around.
  let sort: ((SortOrder) -> Any) -> Void

  init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
    func order(_ comparator: (SortOrder) -> Any) -> SortOrder? {
      guard let first = binding.wrappedValue.first else { return nil }
      return comparator(first.order) as? Sort == first ? first.order : nil
    }
    self.order = order
    sort = { comparator in
      let next: SortOrder = order(comparator) == .forward ? .reverse : .forward
      guard let new = comparator(next) as? Sort else { return }
      // What was sorted by before decides where this says nothing.
      let others = binding.wrappedValue.filter { old in
        comparator(old.order) as? Sort != old
      }
      binding.wrappedValue = [new] + others
    }
  }

  nonisolated static func comparator<Row, V: Comparable>(_ path: KeyPath<Row, V>) -> (SortOrder) ->
    Any
  {
    let path = sendable(path)
    return { KeyPathComparator(path, order: $0) }
  }

  nonisolated static func comparator<Row, V, C: SortComparator>(
    _ path: KeyPath<Row, V>, _ comparator: C
  ) -> (SortOrder) -> Any where C.Compared == V {
    let path = sendable(path)
    return { order in
      KeyPathComparator(path, comparator: comparator, order: order)
    }
  }

  /// A literal's path, which is what authors write, can be sent; what it is given as does not say so.
  private nonisolated static func sendable<Row, V>(_ path: KeyPath<Row, V>)
    -> any KeyPath<Row, V> & Sendable
  {
    unsafeBitCast(path, to: (any KeyPath<Row, V> & Sendable).self)
  }
}
