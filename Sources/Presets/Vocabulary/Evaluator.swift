import Geometry
import Views

/// Finds out what an expression means where a value of a certain kind is wanted.
///
/// It goes on after a problem as far as that makes sense, so that all of them can be told at once.
@MainActor
struct Evaluator {
  private(set) var problems: [ExpressionProblem] = []
  /// Names that mean something here only.
  private let locals: [String: Meaning]
  private let known: EvaluatedParts

  /// For one expression: what is known of its parts is kept by their places.
  init(locals: [String: Meaning] = [:]) {
    self.init(locals: locals, known: EvaluatedParts())
  }

  private init(locals: [String: Meaning], known: EvaluatedParts) {
    self.locals = locals
    self.known = known
  }

  /// - Returns: A value of exactly that kind; nil where there are problems.
  mutating func evaluate(_ expression: Expression, as wanted: KindName) -> Meaning? {
    let part = EvaluatedParts.Part(offset: expression.offset, kind: wanted)
    if let answer = known[part] {
      problems += answer.problems
      return answer.meaning
    }
    let before = problems.count
    let meaning = evaluated(expression, as: wanted)
    known[part] = .init(meaning: meaning, problems: Array(problems[before...]))
    return meaning
  }

  private mutating func evaluated(_ expression: Expression, as wanted: KindName) -> Meaning? {
    switch expression.form {
    case .number(let number):
      return evaluate(number, of: expression, as: wanted)
    case .boolean(let boolean) where wanted == .boolean:
      return Meaning(kind: .boolean, value: boolean)
    case .string(let string) where wanted == .string:
      return Meaning(kind: .string, value: string)
    case .array(let elements):
      guard let element = wanted.element else { break }
      let values = elements.map { evaluate($0, as: element)?.value }
      let given = values.compactMap { $0 }
      return given.count == elements.count ? list(given, as: wanted) : nil
    case .chain(let links, let startsWithDot):
      guard let meaning = evaluate(links, startsWithDot: startsWithDot, as: wanted) else {
        return nil
      }
      if let converted = meaning.converted(to: wanted) {
        return converted.isUnknown ? nil : converted
      }
    case .boolean, .string, .nothing, .range:
      break
    }
    report(.wrongKind(found: expression.description, wanted: wanted), at: expression.offset)
    return nil
  }

  private mutating func evaluate(
    _ number: Double, of expression: Expression, as wanted: KindName
  ) -> Meaning? {
    guard let range = wanted.range else {
      report(.wrongKind(found: expression.description, wanted: wanted), at: expression.offset)
      return nil
    }
    guard range.allowed.contains(number), wanted != .count || number == number.rounded() else {
      report(.outOfRange(expression.description, kind: wanted), at: expression.offset)
      return nil
    }
    return Meaning(kind: wanted, value: wanted == .count ? Int(number) as Any : number)
  }

  private func list(_ values: [Any], as kind: KindName) -> Meaning? {
    switch kind {
    case .colors: Meaning(kind: kind, value: values.compactMap { $0 as? Color })
    case .stops: Meaning(kind: kind, value: values.compactMap { $0 as? Gradient.Stop })
    case .lengths: Meaning(kind: kind, value: values.compactMap { $0 as? Double })
    case .edges:
      Meaning(kind: kind, value: Edge.Set(values.compactMap { $0 as? Edge.Set }))
    default: nil
    }
  }

  private mutating func report(_ reason: ExpressionProblem.Reason, at offset: Int) {
    problems.append(ExpressionProblem(reason, at: offset))
  }
}

// MARK: - Chains

extension Evaluator {
  private mutating func evaluate(
    _ links: [Expression.Link], startsWithDot: Bool, as wanted: KindName
  ) -> Meaning? {
    var rest = links[...]
    var meaning =
      startsWithDot ? member(&rest, of: wanted) : named(&rest, wanted: wanted)
    while let base = meaning, let link = rest.popFirst() { meaning = modified(base, by: link) }
    return meaning
  }

  /// `.easeIn`
  private mutating func member(_ rest: inout ArraySlice<Expression.Link>, of kind: KindName)
    -> Meaning?
  {
    guard let link = rest.popFirst() else { return nil }
    let words = kind.memberKinds.flatMap {
      Vocabulary.words(named: link.name, in: .member(of: $0))
    }
    if words.isEmpty {
      report(.unknownMember(link.name, of: kind), at: link.offset)
      return nil
    }
    return meaning(of: link, among: words, base: nil)
  }

  /// `Animation.easeIn`, `Circle()` or a local name
  private mutating func named(_ rest: inout ArraySlice<Expression.Link>, wanted: KindName)
    -> Meaning?
  {
    guard let first = rest.first else { return nil }
    if first.arguments == nil, let local = locals[first.name] {
      rest.removeFirst()
      return local
    }
    for count in [2, 1] where rest.count > count {
      let names = rest.prefix(count)
      guard names.allSatisfy({ $0.arguments == nil }),
        let kind = Vocabulary.types[names.map(\.name).joined(separator: ".")]
      else { continue }
      rest.removeFirst(count)
      return member(&rest, of: kind)
    }
    rest.removeFirst()
    let words = Vocabulary.words(named: first.name, in: .type)
    if words.isEmpty {
      report(
        .unknownName(first.name, wanted: wanted, locals: locals.keys.sorted()), at: first.offset)
      return nil
    }
    return meaning(of: first, among: words, base: nil)
  }

  /// `.delay(1)` after a value
  private mutating func modified(_ base: Meaning, by link: Expression.Link) -> Meaning? {
    let kinds = [base.kind] + base.kind.alsoIs
    for kind in kinds {
      let words = Vocabulary.words(named: link.name, in: .modifier(on: kind))
      if !words.isEmpty, let base = base.converted(to: kind) {
        return meaning(of: link, among: words, base: base)
      }
    }
    report(
      .unknownModifier(
        link.name, of: base.kind, reachable: Vocabulary.modifierNames(on: kinds)),
      at: link.offset)
    return nil
  }
}

// MARK: - Calls

extension Evaluator {
  /// What the first of the words makes whose parameters take the link's arguments.
  private mutating func meaning(
    of link: Expression.Link, among words: [Word], base: Meaning?
  ) -> Meaning? {
    guard let arguments = link.arguments else {
      if let word = words.first(where: { $0.parameters == nil }) {
        return made(word, base, [])
      }
      // A type's name alone stands for its plainest value: `Spacer`.
      if let word = words.first(where: { $0.place == .type && !$0.needsArguments }) {
        let arguments = [Any?](repeating: nil, count: word.parameters?.count ?? 0)
        return made(word, base, arguments)
      }
      report(.needsArguments(link.name, example: words[0].example), at: link.offset)
      return nil
    }
    let callable = words.filter { $0.parameters != nil }
    if callable.isEmpty {
      report(.takesNoArguments(words[0].example), at: link.offset)
      return nil
    }
    let calls = callable.map { Call(of: $0, link: link, arguments: arguments) }
    let bound = calls.filter { $0.problem == nil }
    if bound.isEmpty, let best = calls.max(by: { $0.likeness < $1.likeness }),
      let problem = best.problem
    {
      problems.append(problem)
      return .unknown(best.word.result)
    }
    return result(of: bound, base: base)
  }

  /// Tries calls one after the other; where none works, tells what is wrong with the best.
  private mutating func result(of calls: [Call], base: Meaning?) -> Meaning? {
    var best: (problems: [ExpressionProblem], word: Word)?
    for call in calls {
      var trial = Evaluator(locals: locals, known: known)
      let values = call.values(with: &trial)
      if trial.problems.isEmpty { return made(call.word, base, values) }
      if best.map({ trial.problems.count < $0.problems.count }) ?? true {
        best = (trial.problems, call.word)
      }
    }
    problems += best?.problems ?? []
    return best.map { .unknown($0.word.result) }
  }

  private func made(_ word: Word, _ base: Meaning?, _ arguments: [Any?]) -> Meaning {
    if let base, base.isUnknown { return .unknown(word.result) }
    return Meaning(kind: word.result, value: word.make(base?.value, arguments))
  }
}
