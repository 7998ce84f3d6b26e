import Wording

extension ExpressionProblem {
  /// What is wrong, why, and what to write instead.
  @MainActor
  var text: String {
    switch reason {
    case .strangeCharacter(let character):
      return "'\(character)' has no meaning here. Write values as SwiftUI does, "
        + "for example '.scale(scale: 0.5)'."
    case .strangeEscape(let text):
      return "'\(text)' means nothing in a text. "
        + "Write '\\\\' for a backslash, or '\\n' for the end of a line."
    case .notANumber(let text):
      return "'\(text)' is not a number."
    case .unclosed(let mark):
      let close = mark == "(" ? "')'" : mark == "[" ? "']'" : mark == "{" ? "'}'" : "closing quote"
      return "'\(mark)' has no \(close)."
    case .tooDeep(let deepest):
      return
        "this value stands inside \(deepest) others, which is as deep as values may be nested. "
        + "Take something away, or write a .swift file."
    case .tooLong(let most):
      return "this value has more than \(most) names. Take something away, or write a .swift file."
    case .tooMuch(let most):
      return "this value has more than \(most) words, numbers and marks. "
        + "Take something away, or write a .swift file."
    case .unexpected(let found, let expected):
      return "\(expected) is expected here, not \(found)."
    case .unknownMember(let name, let kind):
      return "unknown \(kind.noun) '.\(name)'. "
        + remedy(name, among: Vocabulary.memberNames(of: kind), prefix: ".", kind: kind)
    case .unknownName(let name, let wanted, let locals):
      return "unknown name '\(name)'. "
        + remedy(
          name, among: locals + Vocabulary.typeNames(making: wanted), prefix: "", kind: wanted)
    case .unknownModifier(let name, let kind, let reachable):
      return unknownModifier(name, of: kind, reachable: reachable)
    case .needsArguments(let name, let example):
      return "'\(name)' needs its arguments, for example '\(example)'."
    case .takesNoArguments(let example):
      return "'\(example)' takes no arguments. Write it without parentheses."
    case .unknownLabel(let label, let call, let labels, let example):
      return unknownLabel(label, call: call, labels: labels, example: example)
    case .misplacedArgument(let label, let call, let example):
      return "'\(label):' is out of order in '\(call)'. Write '\(example)'."
    case .missingArgument(let label, let call, let kind, let example):
      let what = label.map { "'\($0):', \(kind.phrase)" } ?? kind.phrase
      return "'\(call)' needs \(what), for example '\(example)'."
    case .wrongKind(let found, let wanted):
      return "'\(found)' is not \(wanted.phrase). Write for example '\(wanted.example)'."
    case .outOfRange(let text, let kind):
      return "\(text) cannot be used here. Use \(kind.range?.phrase ?? kind.phrase)."
    }
  }

  private func unknownModifier(_ name: String, of kind: KindName, reachable: [String]) -> String {
    if kind.alsoIs.contains(.view) || kind == .view, ["transition", "animation"].contains(name) {
      return "'.\(name)' is a key of the preset, not a part of its view. "
        + "Write '\(name): …' on a line of its own."
    }
    if let nearest = NearestWord.to(name, among: reachable) {
      return "unknown '.\(name)' after \(kind.phrase). Did you mean '.\(nearest)'?"
    }
    if reachable.isEmpty { return "nothing can follow \(kind.phrase), but '.\(name)' does." }
    return "unknown '.\(name)' after \(kind.phrase). What can follow: "
      + Self.list(reachable.map { ".\($0)" })
  }

  private func unknownLabel(
    _ label: String?, call: String, labels: [String?], example: String
  ) -> String {
    guard let label else {
      let isMissing = labels.contains { $0 != nil }
      return isMissing
        ? "this argument of '\(call)' needs a label. Write '\(example)'."
        : "'\(call)' takes no more arguments. Write '\(example)'."
    }
    if let nearest = NearestWord.to(label, among: labels.compactMap { $0 }) {
      return "'\(call)' has no '\(label):'. Did you mean '\(nearest):'?"
    }
    return "'\(call)' has no '\(label):'. Write '\(example)'."
  }

  @MainActor
  private func remedy(_ name: String, among names: [String], prefix: String, kind: KindName)
    -> String
  {
    if let nearest = NearestWord.to(name, among: names) {
      return "Did you mean '\(prefix)\(nearest)'?"
    }
    if names.isEmpty { return "Write \(kind.phrase), for example '\(kind.example)'." }
    return "Use \(kind.phrase): " + Self.list(names.map { prefix + $0 })
  }

  /// A sentence's end; long lists are cut.
  private static func list(_ names: [String]) -> String {
    names.prefix(12).joined(separator: ", ") + (names.count > 12 ? cut : ".")
  }

  private static let cut = " …"

  /// Whether the text ends with some of the words to choose from, and there are more.
  @MainActor
  var isCut: Bool { text.hasSuffix(Self.cut) }
}
