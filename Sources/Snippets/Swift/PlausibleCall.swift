/// Makes a view that needs values nobody gave: values that its types allow and its names suggest.
///
///     PlausibleCall(of: type, in: survey)?.text   // EmojiView(emoji: "😀", size: 100)
struct PlausibleCall {
  let text: String

  /// Nil where a type has no value that can be guessed.
  init?(of type: DeclaredType, in survey: SourceSurvey) {
    self.init(of: type, in: survey, depth: 0)
  }

  private init?(of type: DeclaredType, in survey: SourceSurvey, depth: Int) {
    guard depth < 3, type.isReachable else { return nil }
    var missing = type.missingValues
    // Nothing else can be said of a class: whether it has an initialiser to call.
    if missing == nil, type.kind == .class {
      missing = type.initializers.map(\.required).min { $0.count < $1.count } ?? type.required
    }
    guard let missing else { return nil }
    var arguments: [String] = []
    for value in missing {
      let guess = PlausibleValue(survey: survey, constraints: type.constraints) {
        PlausibleCall(of: $0, in: survey, depth: depth + 1)
      }
      guard let expression = guess.expression(for: value) else { return nil }
      arguments.append(value.label == "_" ? expression : "\(value.label): \(expression)")
    }
    text = type.name + "(" + arguments.joined(separator: ", ") + ")"
  }
}
