// What methods of made-up objects do: a demo in which they do nothing would show nothing.

extension AbsentModel {
  private static let adding: Set = [
    "add", "append", "create", "duplicate", "fetch", "generate", "insert", "load", "new", "push",
    "refresh", "reload", "send",
  ]
  private static let removing: Set = ["clear", "delete", "dismiss", "discard", "pop", "remove"]
  private static let reordering: Set = ["move", "reorder", "shuffle", "sort"]
  private static let raising: Set = ["add", "advance", "increase", "increment", "next", "up"]
  private static let lowering: Set = ["back", "decrease", "decrement", "down", "previous"]
  private static let switching: Set = [
    "close", "flip", "hide", "open", "pause", "play", "present", "resume", "show", "start", "stop",
    "toggle",
  ]
  /// What would show that something is waited for, for ever.
  private static let waiting: Set = ["busy", "error", "fetching", "loading"]
  /// Letters from which on words are alike that begin alike: `like` and `isLiked`.
  private static let leastAlike = 3

  /// The statement that a method's name speaks for, about what the type has; empty where it speaks for none.
  func change(by method: String) -> String {
    let words = Self.words(of: method)
    guard kind == .object || kind == .observable, let verb = words.first else { return "" }
    let list = value(for: words) { $0.hasPrefix("[") && $0.hasSuffix("]") }
    let number = value(for: words) { ["CGFloat", "Double", "Float", "Int"].contains($0) }
    if let list {
      let name = Self.written(list.name)
      if Self.removing.contains(verb) { return "if !\(name).isEmpty { \(name).removeLast() }" }
      if Self.reordering.contains(verb) { return "\(name).reverse()" }
      if Self.adding.contains(verb) {
        let element = String(list.type.dropFirst().dropLast())
        return "\(name).append(\(AbsentValue.expression(element, named: list.name)))"
      }
    }
    if let number {
      if Self.raising.contains(verb) { return "\(Self.written(number.name)) += 1" }
      if Self.lowering.contains(verb) { return "\(Self.written(number.name)) -= 1" }
    }
    guard let flag = value(for: words, { $0 == "Bool" }) else { return "" }
    let isWaiting = !Self.waiting.isDisjoint(with: Self.words(of: flag.name))
    let isMeant = flag.isNamed && !isWaiting || Self.switching.contains(verb)
    return isMeant ? "\(Self.written(flag.name)).toggle()" : ""
  }

  /// The value that words name, or else the first that nobody waits for.
  private func value(for words: [String], _ isMeant: (String) -> Bool)
    -> (name: String, type: String, isNamed: Bool)?
  {
    var first: (name: String, type: String, isNamed: Bool)?
    for (name, member) in members.sorted(by: { $0.key < $1.key }) where !late.contains(name) {
      guard case .value(let type) = member, isMeant(type) else { continue }
      let own = Self.words(of: name)
      if own.contains(where: { word in words.contains { Self.areAlike(word, $0) } }) {
        return (name, type, true)
      }
      if first == nil, Self.waiting.isDisjoint(with: own) { first = (name, type, false) }
    }
    return first
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
