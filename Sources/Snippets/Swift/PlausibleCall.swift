/// Makes a view that needs values nobody gave: values that its types allow and its names suggest.
///
///     PlausibleCall(of: type, in: survey)?.text   // EmojiView(emoji: "😀", size: 100)
package struct PlausibleCall: Hashable, Sendable {
  /// For people: what it binds to by a name.
  let text: String
  /// For the compiler: what it binds to is kept, so that the view can change it.
  let expression: String

  /// Values of one type that are guessed, and bytes of all of them: a value may be made of values, and these of others.
  private static let mostValues = 100
  private static let longest = 10_000

  /// Nil where a type has no value that can be guessed.
  init?(of type: DeclaredType, in survey: SourceSurvey) {
    self.init(of: type, in: survey, depth: 0)
  }

  /// A value that is no view.
  ///
  /// - Parameter given: Code for some of what it is made with, by the names of the parameters.
  init?(valueOf type: DeclaredType, in survey: SourceSurvey, given: [String: String] = [:]) {
    self.init(of: type, in: survey, depth: 1, given: given)
  }

  /// - Parameters:
  ///   - text: For people.
  ///   - expression: For the compiler.
  init(text: String, expression: String) {
    self.text = text
    self.expression = expression
  }

  private init?(
    of type: DeclaredType, in survey: SourceSurvey, depth: Int, given: [String: String] = [:]
  ) {
    guard depth < 3, type.isReachable else { return nil }
    var missing = type.missingValues
    // Nothing else can be said of a class: whether it has an initialiser to call.
    if missing == nil, type.kind == .class {
      missing = type.least ?? (type.hasOwnInitializer ? nil : type.required)
    }
    guard let missing, missing.count <= Self.mostValues else { return nil }
    let guess = PlausibleValue(survey: survey, constraints: type.constraints) {
      PlausibleCall(of: $0, in: survey, depth: depth + 1)
    }
    let colors = PlausibleColors(of: missing)
    var (shown, compiled): ([String], [String]) = ([], [])
    var kept: [(host: String, name: String)] = []
    var length = 0
    let moved =
      depth == 0 && survey.conforms(type, to: "View") ? MovedValue(of: type, missing) : nil
    for value in missing {
      let label = value.label == "_" ? "" : "\(value.label): "
      let name = "_held\(kept.count)"
      if let moved, moved.value == value {
        kept.append((moved.host, name))
        shown.append(label + moved.text)
        compiled.append(label + name + (moved.isBound ? "" : ".wrappedValue"))
        continue
      }
      if depth == 0, let held = guess.held(for: value) {
        kept.append(("_held(\(held))", name))
        shown.append(label + "$" + (value.label == "_" ? "value" : value.label))
        compiled.append(label + name)
        continue
      }
      guard
        let expression = given[value.label] ?? colors.expression(for: value)
          ?? guess.expression(for: value)
      else { return nil }
      shown.append(label + expression)
      compiled.append(label + expression)
      length += expression.utf8.count
      guard length <= Self.longest else { return nil }
    }
    text = type.name + "(" + shown.joined(separator: ", ") + ")"
    let call = type.name + "(" + compiled.joined(separator: ", ") + ")"
    expression = kept.reversed().reduce(call) { "\($1.host) { \($1.name) in \($0) }" }
  }
}
