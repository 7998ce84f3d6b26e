/// What the parts of one expression turned out to mean, each found out once.
///
/// A call is tried with every word of its name, and each trial evaluates the arguments: without this,
/// ten calls inside one another with two words each would be a thousand evaluations.
@MainActor
final class EvaluatedParts {
  struct Part: Hashable {
    /// No two parts that are evaluated begin at the same place.
    let offset: Int
    let kind: KindName
  }

  struct Answer {
    let meaning: Meaning?
    let problems: [ExpressionProblem]
  }

  private var answers: [Part: Answer] = [:]

  subscript(part: Part) -> Answer? {
    get { answers[part] }
    set { answers[part] = newValue }
  }
}
