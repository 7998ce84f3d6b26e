/// The key of an element whose id an earlier one of its collection has already: a mistake that SwiftUI tells of, and shows
/// all of them.
struct RepeatedKey: Hashable {
  let key: AnyHashable
  /// Of the elements with this id; the first has the id itself.
  let occurrence: Int

  /// - Returns: The children with each key once, the first of several with its own.
  static func apart<Child>(
    _ children: [(key: AnyHashable, view: Child)]
  ) -> [(key: AnyHashable, view: Child)] {
    guard Set(children.map(\.key)).count < children.count else { return children }
    var counts: [AnyHashable: Int] = [:]
    return children.map { key, child in
      let count = counts[key, default: 0]
      counts[key] = count + 1
      return (count == 0 ? key : AnyHashable(Self(key: key, occurrence: count)), child)
    }
  }
}
