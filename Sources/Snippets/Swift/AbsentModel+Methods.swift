// What methods of made-up objects do: a demo in which they do nothing would show nothing.

extension AbsentModel {
  private static let adding: Set = [
    "add", "append", "create", "duplicate", "fetch", "generate", "insert", "load", "new", "push",
    "refresh", "reload", "send",
  ]
  private static let removing: Set = ["clear", "delete", "dismiss", "discard", "pop", "remove"]
  private static let reordering: Set = ["move", "reorder", "shuffle", "sort"]
  private static let raising: Set = [
    "add", "advance", "increase", "increment", "next", "plus", "up",
  ]
  private static let lowering: Set = [
    "back", "decrease", "decrement", "down", "minus", "previous", "subtract",
  ]
  private static let switching: Set = [
    "close", "flip", "hide", "open", "pause", "play", "present", "resume", "show", "start", "stop",
    "toggle",
  ]
  /// What actions say beside what is to happen: `incrementButtonTapped`, `didTapAdd`.
  private static let saying: Set = [
    "action", "button", "clicked", "did", "on", "pressed", "row", "tap", "tapped", "user", "was",
  ]
  /// What would show that something is waited for, for ever.
  private static let waiting: Set = ["busy", "error", "fetching", "loading"]
  /// Letters from which on words are alike that begin alike: `like` and `isLiked`.
  private static let leastAlike = 3

  /// The statement that a method's name speaks for, about what the type has; empty where it speaks for none.
  func change(by method: String) -> String {
    guard kind == .object || kind == .observable else { return "" }
    guard let actions = actions[method], case .method(let labels, _) = members[method],
      !labels.isEmpty
    else { return change(for: Self.words(of: method)) }
    let names = actions.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    return change(by: actions, named: "_actionName(a0, among: [\(names)])")
  }

  /// What a method does, and then calls.
  func answering(_ member: Member, _ change: String) -> String {
    guard case .method(let labels, nil) = member else { return change }
    return ((change.isEmpty ? [] : [change]) + AbsentClosure.answers(to: labels))
      .joined(separator: "; ")
  }

  /// A method once more for each other way in which code calls it: `open(route)` and `open(sheet: sheet)`.
  func otherCalls(of method: String) -> [String] {
    guard case .method(let labels, let result) = members[method] else { return [] }
    let others = calls[method, default: []].subtracting([labels])
      .sorted { $0.joined(separator: ",") < $1.joined(separator: ",") }
    // Two of which only the closures' types are told apart would be ambiguous where a closure fits both.
    var known: Set = [labels.map(AbsentClosure.form)]
    let new = others.filter { known.insert($0.map(AbsentClosure.form)).inserted }
    return new.map { labels in
      let change = actions[method] == nil ? change(by: method) : ""
      let member = Member.method(labels: labels, result: result)
      return Self.text(
        of: member, named: method, wrapped: false, doing: answering(member, change))
    }
  }

  /// A reducer, which changes a store's state.
  var reducer: String {
    let change = change(by: actions["send"] ?? [], named: "action.name")
    return """
      struct \(word): Reducer {
      typealias Action = _AbsentChoice
      init() {}
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
      \(change)
      return .none
      }
      }

      """
  }

  private func change(by actions: Set<String>, named name: String) -> String {
    let changes = actions.sorted().compactMap { action in
      let change = change(for: Self.words(of: action).filter { !Self.saying.contains($0) })
      return change.isEmpty ? nil : "case \"\(action)\": \(change)"
    }
    guard !changes.isEmpty else { return "" }
    return "switch \(name) { \(changes.joined(separator: "; ")); default: break }"
  }

  private func change(for words: [String]) -> String {
    guard let verb = words.first else { return "" }
    let list = value(for: words) { $0.hasPrefix("[") && $0.hasSuffix("]") }
    let number = value(for: words) { ["CGFloat", "Double", "Float", "Int"].contains($0) }
    if let list {
      let name = list.path
      if Self.removing.contains(verb) { return "if !\(name).isEmpty { \(name).removeLast() }" }
      if Self.reordering.contains(verb) { return "\(name).reverse()" }
      if Self.adding.contains(verb) {
        let element = String(list.type.dropFirst().dropLast())
        return "\(name).append(\(AbsentValue.expression(element, named: list.word)))"
      }
    }
    if let number {
      if Self.raising.contains(verb) { return "\(number.path) += 1" }
      if Self.lowering.contains(verb) { return "\(number.path) -= 1" }
    }
    guard let flag = value(for: words, { $0 == "Bool" }) else { return "" }
    let isWaiting = !Self.waiting.isDisjoint(with: Self.words(of: flag.word))
    let isMeant = flag.isNamed && !isWaiting || Self.switching.contains(verb)
    return isMeant ? "\(flag.path).toggle()" : ""
  }

  /// A value that a method may change.
  private struct Changed {
    /// As code names it: `state.count`.
    let path: String
    let word: String
    let type: String
    let isNamed: Bool
  }

  /// The value that most of the words name, or mean, or else the first that nobody waits for.
  private func value(for words: [String], _ isMeant: (String) -> Bool) -> Changed? {
    var first: Changed?
    var named: (value: Changed, names: Int)?
    let meaning = words.first.flatMap(VerbMeaning.init)
    for (path, word, type) in values where isMeant(type) {
      let own = Self.words(of: word)
      let isFlag = type == "Bool"
      if isFlag, let meaning, !meaning.opposites.isDisjoint(with: own) { continue }
      let isMeantByVerb = isFlag && meaning.map { !$0.flags.isDisjoint(with: own) } ?? false
      let names = words.enumerated().count { place, word in
        own.contains { Self.areAlike($0, word) } || place == 0 && isMeantByVerb
      }
      if names > named?.names ?? 0 {
        named = (Changed(path: path, word: word, type: type, isNamed: true), names)
      }
      if first == nil, Self.waiting.isDisjoint(with: own) {
        first = Changed(path: path, word: word, type: type, isNamed: false)
      }
    }
    return named?.value ?? first
  }

  /// Its own first.
  private var values: [(path: String, word: String, type: String)] {
    let own = members.sorted { $0.key < $1.key }.compactMap { name, member in
      if case .value(let type) = member, !late.contains(name) {
        (path: Self.written(name), word: name, type: type)
      } else {
        nil
      }
    }
    return own
      + inner.sorted { $0.key < $1.key }.map { path, type in
        (path: path, word: String(path.split(separator: ".").last ?? ""), type: type)
      }
  }

  private static func areAlike(_ a: String, _ b: String) -> Bool {
    min(a.count, b.count) >= leastAlike && (a.hasPrefix(b) || b.hasPrefix(a))
  }

  /// `toggle` and `favorite` of `toggleFavorite`.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if words.isEmpty || character.isUppercase { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words
  }
}
