/// Types of data that another file of a demo's app declares, where that file is not there. What stands for one, an
/// ``AbsentModel``, has what the demo uses of it, as far as that shows; the rest is found out by compiling it.
struct AbsentModels {
  var models: [String: AbsentModel] = [:]
  /// Variables at file scope, with their types.
  var variables: [String: String] = [:]
  /// Functions there.
  var functions: [String: AbsentModel.Member] = [:]
  /// What only a type of its own has and functions are handed, `.light`, and how that is called.
  var choices: [String: AbsentModel.Member] = [:]
  /// Property wrappers.
  var wrappers: [String: AbsentWrapper] = [:]
  /// Names of types that turned out to be others, which stand for them: `Service` for `ServiceProtocol`.
  var aliases: [String: String] = [:]
  /// Values of the environment, by their names.
  var environment: [String: String] = [:]
  /// One for each, where it is named first.
  var warnings: [Diagnostic] = []
  /// Those that stood for something when the compiler was asked last.
  private(set) var known: Set<String> = []
  /// Whether something in the code scrolls.
  private(set) var scrolls = true
  private var rounds = 0
  /// How often something was done about a mistake.
  private var changes: [Diagnostic: Int] = [:]

  /// Times that the compiler is asked what else is missing of them.
  private static let mostRounds = 20
  /// Times that something is done about one mistake: what comes again after that would come for ever.
  private static let mostChanges = 2
  /// Names that one file may lack: each is looked for in all of it.
  private static let mostNames = 40
  /// And with those of their parts.
  static let mostModels = 100

  var isEmpty: Bool {
    models.isEmpty && variables.isEmpty && functions.isEmpty && wrappers.isEmpty
      && environment.isEmpty
  }

  /// The declarations of all.
  var declarations: String {
    let names = Set(models.keys)
    let texts =
      variables.sorted { $0.key < $1.key }.map {
        "nonisolated(unsafe) "
          + AbsentModel.text(of: .value(type: $0.value), named: $0.key, wrapped: false) + "\n"
      } + functions.sorted { $0.key < $1.key }.map(Self.text)
      + withLateMembers.sorted { $0.name < $1.name }.map { $0.declaration(among: names) }
    let surrounding = environment.sorted { $0.key < $1.key }.map(Self.text(ofEnvironment:))
    let wrapped = wrappers.values.sorted { $0.name < $1.name }.map(\.declaration)
    let renamed = aliases.sorted { $0.key < $1.key }.map { "typealias \($0.key) = \($0.value)\n" }
    guard !isEmpty else { return "" }
    let all = withLengths((texts + surrounding + wrapped + renamed).joined())
    return AbsentValue.aliases + withChoices(all)
  }

  /// - Parameter views: What is taken for a view.
  /// - Returns: Whether the compiler misses others than before, or wants another type of one's members.
  mutating func take(
    _ diagnostics: [Diagnostic], of clip: PlannedClip, beside views: Set<String>
  ) -> Bool {
    let excerpt = clip.excerpt
    let errors = diagnostics.filter { $0.severity == .error && $0.file == excerpt.file }
    // Where a framework's name is missing as well, nothing that is made up helps.
    guard excerpt.file.hasSuffix(".swift"), rounds < Self.mostRounds,
      !errors.contains(where: \.isOfFramework)
    else { return false }
    let lacking = errors.filter { $0.isOfAnotherFile || $0.isOfSharedName }
    guard Set(lacking.map(\.missingName)).count <= Self.mostNames else { return false }
    let open = errors.filter { changes[$0, default: 0] < Self.mostChanges }
    guard !open.isEmpty else { return false }
    let source = SwiftSource(excerpt.text, for: clip.platform)
    let uses = MemberUses(in: source)
    scrolls = Self.scrolls(source.text)
    let before = made
    known = Set(models.keys)
    var told: Set<String> = []
    let named = lacking.filter { error in
      told.insert(error.message).inserted && !views.contains(error.missingName ?? "")
    }
    // What a class has is known when what it inherits is.
    for error in named where error.missesType { declare(error, in: source, uses) }
    for error in named where !error.missesType {
      guard let name = error.missingName, !inherit(error, name, of: excerpt, uses) else { continue }
      declareVariable(error, uses)
    }
    for error in open {
      let before = made
      addOverridden(error, of: excerpt, uses)
      wrap(error, in: source, uses)
      surround(error, in: source, uses)
      shadow(error, in: source, uses)
      choose(error, of: excerpt, uses)
      place(error, of: excerpt, uses)
      add(error, in: source, uses)
      narrow(error)
      change(error, of: excerpt, uses)
      if before != made {
        changes[error, default: 0] += 1
      }
    }
    guard before != made else { return false }
    typeParts(uses)
    rounds += 1
    return true
  }

  // MARK: Types

  mutating func declare(
    _ error: Diagnostic, in source: SwiftSource, _ uses: MemberUses
  ) {
    guard let name = error.missingName, name.first?.isUppercase == true, models[name] == nil,
      error.message.hasPrefix("cannot find "),
      !FrameworkNames.isOne(name, of: source.importedModules)
    else { return }
    let found = ModelUses(of: name, in: source)
    let statics = uses.members(of: name)
    // A view is called and named nowhere else.
    let isType =
      error.message.hasPrefix("cannot find type") || !found.values.isEmpty || !found.lists.isEmpty
    guard !found.isNoModel, isType || !statics.isEmpty else { return }
    if found.isInherited { return declareInherited(error, found, in: source, uses) }
    warnings.append(Self.warning(of: error, "a type with what is used of it stands for it."))
    declare(name, found, uses)
    if source.text.contains("public extension \(name)") { models[name]?.kind = .namespace }
  }

  mutating func declare(_ name: String, _ found: ModelUses, _ uses: MemberUses) {
    let statics = uses.members(of: name)
    var model = AbsentModel(name: name)
    model.cases = found.cases
    model.parameters = found.parameters
    model.kind = Self.kind(of: name, found, statics)
    model.isCounted = found.cases.isEmpty && statics.contains { $0.name == "allCases" }
    models[name] = model
    for value in found.values.sorted() {
      for use in uses.members(of: value) { add(use.name, to: name, uses) }
    }
    for list in found.lists.sorted() {
      for use in uses.members(of: list + "[]") { add(use.name, to: name, uses) }
    }
    for use in statics { addStatic(use.name, to: name, uses) }
    for call in found.calls {
      for (label, value) in call where label != "_" {
        addArgument(label, value, to: name, uses)
      }
      models[name]?.initializers.insert(call.map(\.label))
    }
  }

  static func warning(
    of error: Diagnostic, named name: String? = nil, _ words: String
  ) -> Diagnostic {
    Diagnostic(
      file: error.file, line: error.line, column: error.column, severity: .warning,
      message: "Nothing here declares '\(name ?? error.missingName ?? "")': \(words) "
        + (error.suggestedName.map { "Did you mean '\($0)'? " } ?? "")
        + "Show the file that declares it together with this one, or declare it here.")
  }
}
