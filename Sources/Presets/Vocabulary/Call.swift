/// A word with the arguments of a call put beside its parameters, as Swift does it: labels in
/// order, parameters with a default left out.
@MainActor
struct Call {
  let word: Word
  /// Why the arguments do not fit the parameters.
  private(set) var problem: ExpressionProblem?
  /// In the order of the parameters.
  private var arguments: [Expression.Argument?] = []
  /// How much the call looks like this word was meant.
  private(set) var likeness = 0

  init(of word: Word, link: Expression.Link, arguments: [Expression.Argument]) {
    self.word = word
    let parameters = word.parameters ?? []
    let labels = parameters.map(\.label)
    likeness =
      2 * arguments.count { labels.contains($0.label) } - abs(labels.count - arguments.count)
    for argument in arguments {
      let start = self.arguments.count
      guard let index = labels[start...].firstIndex(of: argument.label) else {
        problem = ExpressionProblem(
          misfit(argument, labels: labels, name: word.example), at: argument.offset)
        return
      }
      if let missing = parameters[start..<index].first(where: \.isRequired) {
        problem = ExpressionProblem(lack(missing), at: argument.offset)
        return
      }
      self.arguments += [Expression.Argument?](repeating: nil, count: index - start)
      self.arguments.append(argument)
    }
    if let missing = parameters[self.arguments.count...].first(where: \.isRequired) {
      problem = ExpressionProblem(lack(missing), at: link.end ?? link.offset)
    }
    let rest = parameters.count - self.arguments.count
    self.arguments += [Expression.Argument?](repeating: nil, count: max(0, rest))
  }

  private func misfit(
    _ argument: Expression.Argument, labels: [String?], name: String
  ) -> ExpressionProblem.Reason {
    if let label = argument.label, labels.contains(label) {
      return .misplacedArgument(label, call: word.name, example: word.example)
    }
    return .unknownLabel(
      argument.label, call: word.name, labels: labels, example: word.example)
  }

  private func lack(_ parameter: ParameterFacts) -> ExpressionProblem.Reason {
    .missingArgument(
      parameter.label, call: word.name, kind: parameter.kind, example: word.example)
  }

  /// The arguments' values, nil for those left out.
  func values(with evaluator: inout Evaluator) -> [Any?] {
    var values: [Any?] = []
    for (parameter, argument) in zip(word.parameters ?? [], arguments) {
      guard let argument, argument.value.form != .nothing || parameter.isRequired else {
        values.append(nil)
        continue
      }
      values.append(evaluator.evaluate(argument.value, as: parameter.kind)?.value)
    }
    return values
  }
}

extension Word {
  /// Whether some parameter has no default.
  var needsArguments: Bool { parameters?.contains(where: \.isRequired) ?? false }
}
