/// Which of several files belong together: those that use what another declares.
///
/// A name counts where one of the files alone declares it, and the one that uses it does not. Files that
/// declare the same type are never together: demos often call their views alike.
package struct FilesTogether {
  /// In the order in which they were given.
  package private(set) var groups: [[Excerpt]] = []

  private struct File {
    let types: Set<String>
    let shared: Set<String>
    let declared: Set<String>
    let uses: Set<String>
  }

  package init(_ excerpts: [Excerpt]) {
    let files = excerpts.map { excerpt in
      let source = SwiftSource(excerpt.text)
      return File(
        types: source.sharedTypes, shared: source.sharedNames,
        declared: source.declaredNames, uses: source.identifiers)
    }
    var owners: [String: [Int]] = [:]
    for (index, file) in files.enumerated() {
      for name in file.shared { owners[name, default: []].append(index) }
    }
    var groups = Groups(files.map(\.types))
    for (index, file) in files.enumerated() {
      for name in file.uses.subtracting(file.declared).sorted() {
        guard let owner = owners[name], owner.count == 1, owner[0] != index,
          !SwiftUINames.types.contains(name), !SwiftUINames.members.contains(name)
        else { continue }
        groups.join(index, owner[0])
      }
    }
    self.groups = groups.members.filter { !$0.isEmpty }.map { members in
      members.sorted().map { excerpts[$0] }
    }
  }
}

/// Files by the groups that they are in, each called by its first file.
private struct Groups {
  /// Empty of a group that became part of another.
  private(set) var members: [[Int]]
  private var group: [Int]
  private var types: [Set<String>]
  /// Groups that declare the same type: what either of them becomes does so too.
  private var apart: Set<[Int]> = []

  init(_ types: [Set<String>]) {
    self.types = types
    group = Array(types.indices)
    members = group.map { [$0] }
  }

  mutating func join(_ file: Int, _ other: Int) {
    let (first, last) = (min(group[file], group[other]), max(group[file], group[other]))
    guard first != last, !apart.contains([first, last]) else { return }
    guard types[first].isDisjoint(with: types[last]) else {
      apart.insert([first, last])
      return
    }
    for member in members[last] { group[member] = first }
    members[first] += members[last]
    types[first].formUnion(types[last])
    (members[last], types[last]) = ([], [])
  }
}
