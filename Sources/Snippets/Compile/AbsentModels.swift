/// Types of data that another file of a demo's app declares, where that file is not there. What stands for one, an
/// ``AbsentModel``, has what the demo uses of it, as far as that shows; the rest is found out by compiling it.
struct AbsentModels {
  var models: [String: AbsentModel] = [:]
  /// Variables at file scope, with their types.
  var variables: [String: String] = [:]
  /// One for each, where it is named first.
  var warnings: [Diagnostic] = []
  /// What the compiler said when nothing stood for another yet.
  private var mistakes: [Diagnostic] = []
  private var rounds = 0

  /// Times that the compiler is asked what else is missing of them.
  private static let mostRounds = 12

  /// The declarations of all.
  var declarations: String {
    let names = Set(models.keys)
    let texts =
      variables.sorted { $0.key < $1.key }.map {
        "nonisolated(unsafe) "
          + AbsentModel.text(
            of: .value(type: $0.value), named: $0.key, wrapped: false, among: names) + "\n"
      } + models.values.sorted { $0.name < $1.name }.map { $0.declaration(among: names) }
    return texts.isEmpty ? "" : AbsentValue.aliases + texts.joined()
  }

  /// - Parameter views: What is taken for a view.
  /// - Returns: Whether the compiler misses others than before, or wants another type of one's members.
  mutating func take(
    _ diagnostics: [Diagnostic], of clip: PlannedClip, beside views: Set<String>
  ) -> Bool {
    let excerpt = clip.excerpt
    let errors = diagnostics.filter { $0.severity == .error && $0.file == excerpt.file }
    guard excerpt.file.hasSuffix(".swift"), !errors.isEmpty, rounds < Self.mostRounds else {
      return false
    }
    let source = SwiftSource(excerpt.text, for: clip.platform)
    let uses = MemberUse.all(in: source)
    let before = (models, variables)
    for error in errors where error.isOfAnotherFile {
      guard let name = error.missingName, !views.contains(name) else { continue }
      if name.first?.isUppercase == true {
        declare(error, in: source, uses)
      } else {
        declareVariable(error, uses)
      }
    }
    for error in errors {
      add(error, in: source, uses)
      change(error, of: excerpt, uses)
    }
    guard before != (models, variables) else { return false }
    rounds += 1
    if mistakes.isEmpty { mistakes = diagnostics }
    return true
  }

  /// What is wrong with a demo that does not compile with them either.
  func problems(beside diagnostics: [Diagnostic]) -> [Diagnostic] {
    mistakes.isEmpty ? diagnostics : mistakes
  }

  // MARK: Types

  mutating func declare(
    _ error: Diagnostic, in source: SwiftSource, _ uses: [MemberUse]
  ) {
    guard let name = error.missingName, name.first?.isUppercase == true, models[name] == nil,
      error.message.hasPrefix("cannot find ")
    else { return }
    let found = ModelUses(of: name, in: source)
    let statics = uses.filter { $0.base == name }
    // A view is called and named nowhere else.
    let isType =
      error.message.hasPrefix("cannot find type") || !found.values.isEmpty || !found.lists.isEmpty
    guard !found.isNoModel, isType || !statics.isEmpty else { return }
    warnings.append(Self.warning(of: error, "a type with what is used of it stands for it."))
    declare(name, found, uses)
    if source.text.contains("public extension \(name)") { models[name]?.kind = .namespace }
  }

  mutating func declare(_ name: String, _ found: ModelUses, _ uses: [MemberUse]) {
    let statics = uses.filter { $0.base == name }
    var model = AbsentModel(name: name)
    model.cases = found.cases
    model.kind = Self.kind(found, statics)
    models[name] = model
    for use in uses where found.values.contains(use.base ?? "") { add(use.name, to: name, uses) }
    for use in statics { addStatic(use.name, to: name, uses) }
    for call in found.calls {
      for (label, value) in call where label != "_" {
        addArgument(label, value, to: name, uses)
      }
      models[name]?.initializers.insert(call.map(\.label))
    }
  }

  mutating func declareVariable(_ error: Diagnostic, _ uses: [MemberUse]) {
    guard let name = error.missingName, variables[name] == nil,
      error.message.hasPrefix("cannot find '")
    else { return }
    let own = uses.filter { $0.name == name && $0.base == nil }
    // A function's result would have to be guessed as well.
    guard case .value(let type) = member(name, own) else { return }
    let lower = name.lowercased()
    let model = models.keys.sorted().first { lower.hasSuffix($0.lowercased() + "s") }
    variables[name] =
      own.contains { $0.sign == .list } || type == "String"
      ? model.map { "[\($0)]" } ?? type : type
    warnings.append(Self.warning(of: error, "a value of what it seems to be stands for it."))
  }

  private static func warning(of error: Diagnostic, _ words: String) -> Diagnostic {
    Diagnostic(
      file: error.file, line: error.line, column: error.column, severity: .warning,
      message: "Nothing here declares '\(error.missingName ?? "")': \(words) "
        + "Show the file that declares it together with this one, or declare it here.")
  }

  private static func kind(_ uses: ModelUses, _ statics: [MemberUse]) -> AbsentModel.Kind {
    if !uses.cases.isEmpty { return .enumeration }
    if !uses.wrappers.isDisjoint(with: ["StateObject", "ObservedObject", "EnvironmentObject"]) {
      return .object
    }
    let isShared = statics.contains { $0.name.lowercased().hasPrefix("shared") }
    return uses.wrappers.contains("Bindable") || isShared ? .observable : .structure
  }
}
