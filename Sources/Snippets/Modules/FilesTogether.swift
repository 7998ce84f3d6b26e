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
    var group = Array(files.indices)
    for (index, file) in files.enumerated() {
      for name in file.uses.subtracting(file.declared).sorted() {
        guard let owner = owners[name], owner.count == 1, owner[0] != index,
          !SwiftUINames.types.contains(name), !SwiftUINames.members.contains(name)
        else { continue }
        let (from, to) = (group[index], group[owner[0]])
        guard from != to else { continue }
        let types = { (number: Int) in
          group.indices.filter { group[$0] == number }
            .reduce(into: Set<String>()) { $0.formUnion(files[$1].types) }
        }
        guard types(from).isDisjoint(with: types(to)) else { continue }
        for member in group.indices where group[member] == max(from, to) {
          group[member] = min(from, to)
        }
      }
    }
    for number in Set(group).sorted() {
      groups.append(group.indices.filter { group[$0] == number }.map { excerpts[$0] })
    }
  }
}
