/// Everything that can be written in a preset's expressions.
@MainActor
package enum Vocabulary {
  static let words: [Word] =
    Kinds.valueWords + Kinds.animationWords + Kinds.springWords + Kinds.transitionWords
    + Kinds.transitionTypes + Kinds.sceneTransitions + Kinds.colorWords + Kinds.gradientWords
    + Kinds.shapeWords + Kinds.paintWords + Kinds.textWords + Kinds.viewWords + Kinds.effectWords
    + Kinds.sceneWords + Kinds.contentSceneWords + Kinds.containerWords

  private static let table = Dictionary(grouping: words) { Key(place: $0.place, name: $0.name) }

  private struct Key: Hashable {
    let place: Word.Place
    let name: String
  }

  /// The words of one name in one place: more than one where it can be called in several ways.
  static func words(named name: String, in place: Word.Place) -> [Word] {
    table[Key(place: place, name: name)] ?? []
  }

  /// Kinds by the names of their Swift types.
  static let types: [String: KindName] = Dictionary(
    KindName.allCases.flatMap { kind in kind.typeNames.map { ($0, kind) } },
    uniquingKeysWith: { first, _ in first })

  /// What can stand where a value of a kind is wanted, as examples of use, in the tables' order.
  static func suggestions(for kind: KindName) -> [String] {
    unique(
      words.filter { word in
        switch word.place {
        case .member(let owner):
          kind.memberKinds.contains(owner) && isUsable(word.result, as: kind)
        case .type: isUsable(word.result, as: kind)
        case .modifier: false
        }
      }.map(\.example))
  }

  /// The names of a kind's members, without duplicates.
  static func memberNames(of kind: KindName) -> [String] {
    unique(
      words.compactMap { word in
        guard case .member(let owner) = word.place, kind.memberKinds.contains(owner) else {
          return nil
        }
        return word.name
      })
  }

  /// The names of types that make a kind, types whose members do included.
  static func typeNames(making kind: KindName) -> [String] {
    unique(
      words.filter { $0.place == .type && isUsable($0.result, as: kind) }.map(\.name)
        + KindName.allCases.filter { isUsable($0, as: kind) }.flatMap(\.typeNames))
  }

  /// The names of what can follow a value of one of some kinds.
  static func modifierNames(on kinds: [KindName]) -> [String] {
    unique(
      words.compactMap { word in
        guard case .modifier(let owner) = word.place, kinds.contains(owner) else { return nil }
        return word.name
      })
  }

  private static func isUsable(_ kind: KindName, as wanted: KindName) -> Bool {
    kind == wanted || kind.alsoIs.contains(wanted)
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
