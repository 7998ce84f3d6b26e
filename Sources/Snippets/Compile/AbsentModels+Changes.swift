// What the compiler says of made-up types.

extension AbsentModels {
  mutating func add(
    _ error: Diagnostic, in source: SwiftSource, _ uses: MemberUses
  ) {
    let absent =
      #/type '([\w.<>\[\]:, ]+?)\??'\)? has no (?:dynamic )?member '(\w+)'(?: using key path from root type '([\w.<>\[\]:, ]+)')?/#
    if let match = error.message.firstMatch(of: absent)?.output {
      let (type, name) = (plainName(match.3 ?? match.1), String(match.2))
      let isStatic = error.message.hasPrefix("type ")
      if !isStatic, let base = superclass(of: type, uses) {
        addInherited(name, to: base, uses)
      } else if models[type].map({ $0.kind == .addition }) ?? true {
        let owner = isStatic && type == "LocalizedStringKey" ? Self.title : type
        extend(owner, with: name, isStatic: isStatic, error, uses)
      } else if isStatic {
        addStatic(name, to: type, uses)
      } else {
        add(name, to: type, uses)
      }
    }
    let inner = #/'(\w+)' is not a member type of \w+ '(?:\w+\.)*?(\w+)'/#
    if let match = error.message.firstMatch(of: inner)?.output, models[String(match.2)] != nil {
      let name = "\(match.2).\(match.1)"
      if models[name] == nil { declare(name, ModelUses(of: name, in: source), uses) }
    }
    let reducing = #/type '(\w+)' does not conform to protocol 'Reducer'/#
    if let name = error.message.firstMatch(of: reducing).map({ String($0.output.1) }),
      models[name] != nil
    {
      reduce(by: name, uses)
    }
    let conforming = #/'([\w.<>\[\]:, ]+)' (?:to )?conform to '(Observable|ObservableObject|View)'/#
    if let match = error.message.firstMatch(of: conforming)?.output {
      let type = plainName(match.1)
      if match.2 == "ObservableObject" {
        models[type]?.kind = .object
      } else if match.2 == "Observable" {
        if models[type]?.kind == .structure { models[type]?.kind = .observable }
      } else if models[type]?.kind == .structure {
        models[type]?.isView = true
      }
    }
  }

  /// The name of a made-up type without what it is given in angle brackets.
  private func plainName(_ type: Substring) -> String {
    let name = String(type.prefix { $0 != "<" })
    return models[name].map { $0.parameters > 0 } == true ? name : String(type)
  }

  /// Gives a member another type, which the compiler wants.
  mutating func change(
    _ error: Diagnostic, of excerpt: Excerpt, _ uses: MemberUses
  ) {
    let message = error.message.replacing(#/\b_Model(Color|Font|Animation)\b/#) { $0.output.1 }
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
      if before == models, types.allSatisfy({ $0.hasSuffix("?") }) {
        // Of what is asked of something that may be nil: `user?.photo`.
        let plain = types.map { String($0.dropLast()) }
        retype(error, from: plain[0], to: plain[1], of: excerpt, uses)
      }
      if before == models { unite(types[0], with: types[1]) }
    } else if let match = message.firstMatch(
      of: #/^default argument value of type '(\w+)' cannot be converted to type '(\w+)'/#)?.output
    {
      unite(String(match.1), with: String(match.2))
    } else if let match = message.firstMatch(
      of: #/requires that '(.+?)' conform to '(\w+)'/#)?.output,
      let type = Self.conforming[String(match.2)]
    {
      retype(error, from: String(match.1), to: type, of: excerpt, uses)
    } else if message.contains("type '()' cannot conform to 'View'") {
      let near = uses.near(line: error.line - excerpt.line + 1, column: error.column)
      for use in near where show(use) { break }
    } else if error.message.contains("does not conform to expected type 'CVarArg'"),
      let type = error.message.firstMatch(of: #/type '(\w+)'/#)?.output.1
    {
      retype(error, from: String(type), to: "Int", of: excerpt, uses)
    }
  }

  /// A function or a method that seemed to return nothing returns a view: `coordinator.build(route)`.
  ///
  /// - Returns: Whether it is one.
  private mutating func show(_ use: MemberUse) -> Bool {
    if use.base == nil {
      guard let view = functions[use.name]?.changed(from: "()", to: "AnyView") else { return false }
      functions[use.name] = view
      return true
    }
    for owner in models.keys.sorted() {
      let view = models[owner]?.members[use.name]?.changed(from: "()", to: "AnyView")
      guard let view else { continue }
      models[owner]?.members[use.name] = view
      return true
    }
    return false
  }

  /// What seemed to be a type of its own is another, as the compiler says.
  mutating func rename(_ old: String, to new: String) {
    let gone = models.removeValue(forKey: old)
    models[new]?.members.merge(gone?.members ?? [:]) { own, _ in own }
    models[new]?.cases.merge(gone?.cases ?? [:]) { own, _ in own }
    if gone?.kind == .enumeration { models[new]?.kind = .enumeration }
    func typeName(_ text: String) -> String {
      text.replacing(#/\w+/#) { $0.output == old ? new : String($0.output) }
    }
    func renamed(_ member: AbsentModel.Member) -> AbsentModel.Member {
      switch member {
      case .value(let old): .value(type: typeName(old))
      case .method(let labels, let result): .method(labels: labels, result: result.map(typeName))
      }
    }
    models = models.mapValues { model in
      var model = model
      model.members = model.members.mapValues(renamed)
      model.statics = model.statics.mapValues(renamed)
      return model
    }
    variables = variables.mapValues(typeName)
  }

  /// Types for what has to be something.
  private static let conforming = [
    "ShapeStyle": "Color", "BinaryFloatingPoint": "Double", "BinaryInteger": "Int",
    "StringProtocol": "String", "RandomAccessCollection": "[String]", "Sequence": "[String]",
    "Strideable": "Int",
  ]

  /// Generic parameters of SwiftUI's, where no model is called so.
  private static let parameters: Set = [
    "Content", "Destination", "Element", "ID", "Item", "Label", "SelectionValue", "Subject",
    "Success", "Value",
  ]

  mutating func retype(
    _ error: Diagnostic, from old: String, to new: String, of excerpt: Excerpt, _ uses: MemberUses
  ) {
    // Of a mistake nothing is known, so that it is one that may be nil.
    if new == "any Error" { return retype(error, from: old, to: "Error?", of: excerpt, uses) }
    // No generic parameter, nor what only the compiler can name.
    let plain = new.filter { !"[]?".contains($0) }
    guard old != new, !Self.parameters.contains(plain) || models[plain] != nil,
      new.wholeMatch(of: #/\[?[A-Z_]\w+(?:\.\w+)*\]?\??/#) != nil
        || AbsentValue.tuple(new) != nil
    else { return }
    if old.hasPrefix("_"), models[old] != nil, models[new] != nil { return rename(old, to: new) }
    let names = models.keys.sorted()
    for use in uses.near(line: error.line - excerpt.line + 1, column: error.column) {
      for name in names {
        if let member = models[name]?.members[use.name]?.changed(from: old, to: new) {
          models[name]?.members[use.name] = member
          return
        }
      }
      for name in names {
        if let member = models[name]?.statics[use.name]?.changed(from: old, to: new) {
          models[name]?.statics[use.name] = member
          return
        }
      }
      for name in names where models[name]?.members[use.name] == .value(type: "[\(old)]") {
        models[name]?.members[use.name] = .value(type: "[\(new)]")
        return
      }
      guard use.base == nil else { continue }
      if retype(part: use, from: old, to: new) { return }
      // `let user = try await service.user(); state = .loaded(user)`
      for source in uses.values(of: use.name) {
        for name in names {
          guard let member = models[name]?.members[source.name]?.changed(from: old, to: new) else {
            continue
          }
          models[name]?.members[source.name] = member
          return
        }
      }
      if variables[use.name] == old {
        variables[use.name] = new
        return
      }
      if let function = functions[use.name]?.changed(from: old, to: new) {
        functions[use.name] = function
        return
      }
    }
  }
}

extension AbsentModel.Member {
  /// Of a method, that of its result.
  var type: String? {
    switch self {
    case .value(let type): type
    case .method(_, let result): result
    }
  }

  /// Nil where its type is another.
  func changed(from old: String, to new: String) -> Self? {
    switch self {
    case .value(type: old): .value(type: new)
    case .method(labels: let labels, result: old): .method(labels: labels, result: new)
    // What seemed to return nothing.
    case .method(let labels, result: nil) where old == "()": .method(labels: labels, result: new)
    case .value, .method: nil
    }
  }
}
