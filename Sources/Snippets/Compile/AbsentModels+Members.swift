import SwiftSyntax

// What the members of made-up types are.

extension AbsentModels {
  /// What every type has, or what is no member at all.
  private static let reserved: Set = ["Protocol", "Type", "hashValue", "init", "self"]

  mutating func add(_ name: String, to model: String, _ uses: MemberUses) {
    if name.first == "$" {
      // `model.$progress` is what a published property sends.
      models[model]?.kind = .object
      return add(String(name.dropFirst()), to: model, uses)
    }
    guard models[model]?.members[name] == nil, !Self.reserved.contains(name) else { return }
    let own = Self.ofValues(uses.members(named: name))
    if name == "id" {
      if own.contains(where: { $0.sign == .number }) {
        models[model]?.members[name] = .value(type: "Int")
      }
      return
    }
    // `if let cards = deck.cards { ForEach(cards) { card in … } }`
    if own.allSatisfy({ $0.sign == .optional || $0.sign == .unknown }),
      uses.variables(named: name).contains(where: { $0.sign == .list })
    {
      let element = element(of: name)
      let end = own.contains { $0.sign == .optional } ? "]?" : "]"
      models[model]?.members[name] = .value(type: "[" + element + end)
      return addParts(ofElementsOf: name, to: element, uses)
    }
    var made = member(name, own, of: model)
    // `if let text = model.text { Text(text) }`
    let bound = own.compactMap(\.alias).flatMap { uses.variables(named: $0) }
    if !bound.isEmpty, case .value(let type) = made, type.hasSuffix("?"),
      case .value(let inner) = member(name, bound, of: model), !inner.hasSuffix("?"),
      bound.contains(where: { $0.sign != .unknown })
    {
      made = .value(type: inner + "?")
    }
    models[model]?.members[name] = made
    if case .method = made {
      let actions = Set(own.compactMap(\.action))
      models[model]?.actions[name] = actions.isEmpty ? nil : actions
      models[model]?.calls[name] = Set(own.filter { $0.base != "" }.compactMap(\.labels))
    }
    guard let type = made.type, let element = self.element(of: name, being: type, uses) else {
      return
    }
    models[model]?.members[name] = made.changed(from: type, to: "[\(element)]")
    addParts(ofElementsOf: name, to: element, uses)
  }

  /// Uses without those that are modifiers of views, where there are others: `.background(theme.background)`.
  private static func ofValues(_ uses: [MemberUse]) -> [MemberUse] {
    let plain = uses.filter { use in
      if case .called = use.sign { use.base != "…" && use.base != "" } else { true }
    }
    return plain.contains { $0.base != "…" && $0.base != "" } ? plain : uses
  }

  mutating func addStatic(_ name: String, to model: String, _ uses: MemberUses) {
    guard models[model]?.statics[name] == nil, models[model]?.cases[name] == nil,
      !Self.reserved.contains(name)
    else { return }
    let own = Self.ofValues(uses.members(named: name))
    let inner = "\(model).\(name)"
    let parts = uses.members(of: inner)
    if !parts.isEmpty, name.first?.isUppercase == true, models.count < Self.mostModels {
      if models[inner] == nil {
        models[inner] = AbsentModel(name: inner)
        if parts.contains(where: { $0.name == "allCases" }) {
          models[inner]?.kind = .enumeration
          models[inner]?.isCounted = true
        }
      }
      for use in parts { addStatic(use.name, to: inner, uses) }
      return
    }
    if models[model]?.kind != .enumeration, Self.areOfColor(parts) {
      models[model]?.statics[name] = .value(type: "Color")
      return
    }
    let isCase = own.contains { use in
      // `.home`, `Mode.home` and `Mode.home.title`
      if case .called = use.sign { use.base == "" } else { use.base == "" || use.base == model }
    }
    if models[model]?.kind == .enumeration, isCase, name != "allCases" {
      // Behind those that a `switch` knows: the compiler tells of them in the code's order.
      let last = models[model]?.cases.values.map(\.place).max() ?? 0
      models[model]?.cases[name] = AbsentCase(place: last + 1)
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
    if name == "all" || name == "allCases" || isList || isPlural && isPlain && isUnknown {
      if models[model]?.kind == .enumeration, name == "allCases" {
        return addParts(ofElementsOf: name, to: model, uses)
      }
      models[model]?.statics[name] = .value(type: "[\(model)]")
      addParts(ofElementsOf: name, to: model, uses)
    } else if isSelf {
      models[model]?.statics[name] = .value(type: model)
    } else {
      let exact = own.filter { $0.base == model }
      let made = member(name, exact.isEmpty ? own : exact, of: model)
      models[model]?.statics[name] = made
    }
  }

  /// Whether what is asked of something is asked of colours, which are views as well: `Theme.sand.ignoresSafeArea()`.
  private static func areOfColor(_ parts: [MemberUse]) -> Bool {
    let ofColors: Set = ["edgesIgnoringSafeArea", "gradient", "ignoresSafeArea", "opacity"]
    return !parts.isEmpty && parts.allSatisfy { ofColors.contains($0.name) }
  }

  mutating func addArgument(
    _ label: String, _ value: ExprSyntax, to model: String, _ uses: MemberUses
  ) {
    let named = AbsentValue.type(of: label)
    if value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self) {
      let isWhole = value.is(IntegerLiteralExprSyntax.self)
      models[model]?.members[label] = .value(
        type: ["CGFloat", "Double"].contains(named) ? named : isWhole ? "Int" : "Double")
    } else if case .value(let type) = MemberUse.Sign(literal: value) {
      models[model]?.members[label] = .value(type: type)
    } else if let call = value.as(FunctionCallExprSyntax.self)?.calledExpression
      .as(DeclReferenceExprSyntax.self)?.baseName.text,
      call == "Color" || call == "UUID" || call == "Date" || models[call] != nil
    {
      models[model]?.members[label] = .value(type: call)
    } else if value.path == nil && !Self.isCall(value) || !uses.members(named: label).isEmpty {
      add(label, to: model, uses)
    }
  }

  /// Of something by its name, which has a type of its own whatever it is handed to.
  private static func isCall(_ value: ExprSyntax) -> Bool {
    value.as(FunctionCallExprSyntax.self)?.calledExpression.path != nil
  }

  /// A member by what is around its uses, and where that says nothing, by its name.
  mutating func member(
    _ name: String, _ uses: [MemberUse], of owner: String = ""
  ) -> AbsentModel.Member {
    var isOptional = false
    for use in Self.ofValues(uses) {
      switch use.sign {
      case .called(let labels, let isStatement):
        return .method(
          labels: labels,
          result: isStatement
            ? nil
            : use.isList
              ? "[\(element(of: name))]" : use.result ?? AbsentValue.type(of: name, in: owner))
      case .value(let type): return .value(type: type)
      case .list: return .value(type: "[\(element(of: name))]")
      case .number:
        let type = AbsentValue.type(of: name, in: owner)
        return .value(type: type == "String" ? "CGFloat" : type)
      case .switched(let cases) where !cases.isEmpty:
        let type = part(Self.typeName(name))
        let all = uses.reduce(into: cases) { all, use in
          if case .switched(let more) = use.sign { all.merge(more) { $0.merged(with: $1) } }
        }
        models[type]?.kind = .enumeration
        models[type]?.cases.merge(all) { $0.merged(with: $1) }
        return .value(type: type)
      case .texts: return .value(type: "[String]")
      case .optional: isOptional = true
      case .nested where AbsentValue.type(of: name, in: owner) == "AnyView":
        return .value(type: "AnyView")
      case .nested where !uses.contains(where: { $0.sign == .optional }):
        return .value(type: part(Self.typeName(name)))
      case .nested, .switched, .unknown: break
      }
    }
    let named = AbsentValue.type(of: name, in: owner)
    guard isOptional else {
      // A number that is written without a format is whole: a `Double` would have six decimals.
      let isWhole = named == "Double" && uses.contains(where: \.isWritten)
      return .value(type: isWhole ? "Int" : named)
    }
    let type = named == "Date" || named == "Int" ? named : part(Self.typeName(name))
    return .value(type: type + "?")
  }

  /// `State` of `state`.
  private static func typeName(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// - Returns: A text where there are too many.
  mutating func part(_ name: String) -> String {
    // What one of a generic type is given is not known here.
    if let model = models[name], model.parameters == 0 { return name }
    let inner = "_" + name
    if models[inner] == nil {
      guard models.count < Self.mostModels else { return "String" }
      models[inner] = AbsentModel(name: inner)
    }
    return inner
  }
}
