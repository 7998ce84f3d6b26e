import SwiftSyntax

/// Types of data that another file of a demo's app declares, where that file is not there. What stands for one, an
/// ``AbsentModel``, has what the demo uses of it, as far as that shows; the rest is found out by compiling it.
struct AbsentModels {
  private(set) var models: [String: AbsentModel] = [:]
  /// Variables at file scope, with their types.
  private var variables: [String: String] = [:]
  /// One for each, where it is named first.
  private(set) var warnings: [Diagnostic] = []
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

  private mutating func declare(
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

  private mutating func declare(_ name: String, _ found: ModelUses, _ uses: [MemberUse]) {
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

  private mutating func declareVariable(_ error: Diagnostic, _ uses: [MemberUse]) {
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

  // MARK: Members

  private mutating func add(_ name: String, to model: String, _ uses: [MemberUse]) {
    guard models[model]?.members[name] == nil, !["self", "id", "hashValue"].contains(name) else {
      return
    }
    let made = member(name, uses.filter { $0.name == name && $0.base != nil }, of: model)
    models[model]?.members[name] = made
  }

  private mutating func addStatic(_ name: String, to model: String, _ uses: [MemberUse]) {
    guard models[model]?.statics[name] == nil, models[model]?.cases[name] == nil, name != "self"
    else { return }
    let own = uses.filter { $0.name == name && $0.base != nil }
    let inner = "\(model).\(name)"
    if uses.contains(where: { $0.base == inner }), name.first?.isUppercase == true {
      if models[inner] == nil { models[inner] = AbsentModel(name: inner) }
      for use in uses where use.base == inner { addStatic(use.name, to: inner, uses) }
      return
    }
    if models[model]?.kind == .enumeration, own.contains(where: { $0.base == "" }) {
      models[model]?.cases[name] = 0
      return
    }
    let isList = own.contains { $0.base == model && ($0.sign == .list || $0.sign == .texts) }
    let isSelf =
      own.contains { $0.base == "" }
      || ["shared", "sample", "example", "preview", "mock", "default", "empty"].contains {
        name.lowercased().hasPrefix($0)
      }
    let isPlural =
      name.hasSuffix("s") || name.hasSuffix("List") || name.hasSuffix("ata")
    let isPlain = AbsentValue.type(of: name, in: model) == "String"
    let isUnknown = own.allSatisfy { $0.sign == .unknown }
    if name == "allCases" || isList || isPlural && isPlain && isUnknown {
      if models[model]?.kind == .enumeration { return }
      models[model]?.statics[name] = .value(type: "[\(model)]")
    } else if isSelf {
      models[model]?.statics[name] = .value(type: model)
    } else {
      let made = member(name, own, of: model)
      models[model]?.statics[name] = made
    }
  }

  private mutating func addArgument(
    _ label: String, _ value: ExprSyntax, to model: String, _ uses: [MemberUse]
  ) {
    if case .value(let type) = MemberUse.Sign(literal: value) {
      models[model]?.members[label] = .value(type: type)
    } else if let call = value.as(FunctionCallExprSyntax.self)?.calledExpression
      .as(DeclReferenceExprSyntax.self)?.baseName.text,
      call == "Color" || call == "UUID" || call == "Date" || models[call] != nil
    {
      models[model]?.members[label] = .value(type: call)
    } else {
      add(label, to: model, uses)
    }
  }

  /// A member by what is around its uses, and where that says nothing, by its name.
  private mutating func member(
    _ name: String, _ uses: [MemberUse], of owner: String = ""
  ) -> AbsentModel.Member {
    var isOptional = false
    for use in uses {
      switch use.sign {
      case .called(let labels, let isStatement):
        return .method(
          labels: labels, result: isStatement ? nil : AbsentValue.type(of: name, in: owner))
      case .value(let type): return .value(type: type)
      case .list: return .value(type: "[\(element(of: name))]")
      case .number:
        let type = AbsentValue.type(of: name, in: owner)
        return .value(type: type == "String" ? "CGFloat" : type)
      case .switched(let cases) where !cases.isEmpty:
        let type = part(name.prefix(1).uppercased() + name.dropFirst())
        models[type]?.kind = .enumeration
        models[type]?.cases = uses.reduce(into: cases) { all, use in
          if case .switched(let more) = use.sign { all.merge(more) { max($0, $1) } }
        }
        return .value(type: type)
      case .texts: return .value(type: "[String]")
      case .optional: isOptional = true
      case .nested where !uses.contains(where: { $0.sign == .optional }):
        return .value(type: part(name.prefix(1).uppercased() + name.dropFirst()))
      case .nested, .switched, .unknown: break
      }
    }
    let type = isOptional ? part(name.prefix(1).uppercased() + name.dropFirst()) : nil
    return .value(type: type.map { $0 + "?" } ?? AbsentValue.type(of: name, in: owner))
  }

  /// The type of what a list holds: one of a like name, `Card` of `cards`, or one of its own.
  private mutating func element(of list: String) -> String {
    let plain = AbsentValue.type(of: list)
    if plain != "String" { return plain.filter { $0 != "[" && $0 != "]" } }
    let single = list.hasSuffix("s") ? String(list.dropLast()) : list
    return part(single.prefix(1).uppercased() + single.dropFirst())
  }

  private mutating func part(_ name: String) -> String {
    if models[name] != nil { return name }
    let inner = "_" + name
    if models[inner] == nil { models[inner] = AbsentModel(name: inner) }
    return inner
  }
}

// MARK: - What the compiler says of them

extension AbsentModels {
  private mutating func add(
    _ error: Diagnostic, in source: SwiftSource, _ uses: [MemberUse]
  ) {
    let absent =
      #/type '([\w.<>\[\]: ]+?)\??'\)? has no (?:dynamic )?member '(\w+)'(?: using key path from root type '([\w.]+)')?/#
    if let match = error.message.firstMatch(of: absent)?.output {
      let (type, name) = (String(match.3 ?? match.1), String(match.2))
      guard models[type] != nil else { return }
      let isStatic = error.message.hasPrefix("type ")
      if isStatic { addStatic(name, to: type, uses) } else { add(name, to: type, uses) }
    }
    let inner = #/'(\w+)' is not a member type of \w+ '(?:\w+\.)*?(\w+)'/#
    if let match = error.message.firstMatch(of: inner)?.output, models[String(match.2)] != nil {
      let name = "\(match.2).\(match.1)"
      if models[name] == nil { declare(name, ModelUses(of: name, in: source), uses) }
    }
    let conforming = #/'([\w.]+)' (?:to )?conform to 'ObservableObject'/#
    if let type = error.message.firstMatch(of: conforming)?.output.1 {
      models[String(type)]?.kind = .object
    }
  }

  /// Gives a member another type, which the compiler wants.
  private mutating func change(
    _ error: Diagnostic, of excerpt: Excerpt, _ uses: [MemberUse]
  ) {
    let message = error.message.replacing("_Model", with: "")
      .replacing(#/ \(aka '.*?'\)/#, with: "")
    let optional = #/Optional type, not '(.+?)'|non-optional (?:value of )?type '(.+?)'/#
    let converted =
      #/(?:convert|assign) (?:return expression|value) of type '(.+?)' to (?:\w+ )*type '(.+?)'/#
    if let match = message.firstMatch(of: optional)?.output {
      let type = String(match.1 ?? match.2 ?? "")
      retype(error, from: type, to: type + "?", of: excerpt, uses)
    } else if let match = message.firstMatch(of: converted)?.output {
      let types = [match.1, match.2].map { text in
        let text = String(text)
        return text.hasPrefix("Binding<") ? String(text.dropFirst(8).dropLast()) : text
      }
      let before = models
      retype(error, from: types[0], to: types[1], of: excerpt, uses)
      if before == models { retype(error, from: types[1], to: types[0], of: excerpt, uses) }
    } else if let match = message.firstMatch(
      of: #/requires that '(.+?)' conform to '(\w+)'/#)?.output,
      let type = Self.conforming[String(match.2)]
    {
      retype(error, from: String(match.1), to: type, of: excerpt, uses)
    } else if error.message.contains("does not conform to expected type 'CVarArg'"),
      let type = error.message.firstMatch(of: #/type '(\w+)'/#)?.output.1
    {
      retype(error, from: String(type), to: "Int", of: excerpt, uses)
    }
  }

  /// What seemed to be a type of its own is another, as the compiler says.
  private mutating func rename(_ old: String, to new: String) {
    let gone = models.removeValue(forKey: old)
    models[new]?.members.merge(gone?.members ?? [:]) { own, _ in own }
    for (name, model) in models {
      for (key, member) in model.members {
        if case .value(let type) = member {
          models[name]?.members[key] = .value(type: type.replacing(old, with: new))
        }
      }
    }
  }

  /// Types for what has to be something.
  private static let conforming = [
    "ShapeStyle": "Color", "BinaryFloatingPoint": "Double", "BinaryInteger": "Int",
    "StringProtocol": "String", "RandomAccessCollection": "[String]", "Sequence": "[String]",
  ]

  private mutating func retype(
    _ error: Diagnostic, from old: String, to new: String, of excerpt: Excerpt, _ uses: [MemberUse]
  ) {
    // No generic parameter, nor what only the compiler can name.
    guard old != new, new.wholeMatch(of: #/\[?[A-Z_]\w+(?:\.\w+)*\]?\??/#) != nil else { return }
    if old.hasPrefix("_"), models[old] != nil, models[new] != nil { return rename(old, to: new) }
    let near = uses.filter { $0.line + excerpt.line - 1 == error.line }
      .sorted { abs($0.column - error.column) < abs($1.column - error.column) }
    for use in near {
      for name in models.keys.sorted() where models[name]?.members[use.name] == .value(type: old) {
        models[name]?.members[use.name] = .value(type: new)
        return
      }
      for name in models.keys.sorted() where models[name]?.statics[use.name] == .value(type: old) {
        models[name]?.statics[use.name] = .value(type: new)
        return
      }
      for name in models.keys.sorted()
      where models[name]?.members[use.name] == .value(type: "[\(old)]") {
        models[name]?.members[use.name] = .value(type: "[\(new)]")
        return
      }
      if use.base == nil, variables[use.name] == old {
        variables[use.name] = new
        return
      }
    }
  }
}
