// Made-up types that hold, however deep, one of their own kind again.

extension AbsentModels {
  /// The models, which know of their members and cases what leads back to them.
  var withLateMembers: [AbsentModel] {
    let held = models.mapValues { model in
      Set(model.members.values.compactMap(Self.element))
        .union(model.cases.values.flatMap(\.parts).compactMap { $0.type.map(Self.element(of:)) })
        .intersection(models.keys)
    }
    return models.values.map { model in
      var model = model
      let parts = model.cases.flatMap { name, found in
        found.parts.compactMap { $0.type }.map { (name, Self.element(of: $0)) }
      }
      let members = model.members.compactMap { name, member in
        Self.element(of: member).map { (name, $0) }
      }
      for (name, element) in members + parts {
        var found: Set = [element]
        var open = [element]
        while let next = open.popLast() {
          for inner in held[next] ?? [] where found.insert(inner).inserted { open.append(inner) }
        }
        if found.contains(model.name) { model.late.insert(name) }
      }
      if model.kind == .reducer {
        let state = AbsentModel.Member.value(type: model.name + ".State")
        model.inner = inner(of: ["state": state], depth: 0)
      } else if !model.actions.isEmpty {
        model.inner = inner(of: model.members, depth: 0)
      }
      return model
    }
  }

  private static func element(of member: AbsentModel.Member) -> String? {
    guard case .value(let type) = member else { return nil }
    return element(of: type)
  }

  private static func element(of type: String) -> String { type.filter { !"[]?".contains($0) } }

  /// How deep actions reach: `state.counter.value`.
  private static let mostInner = 2
  /// Members of each that they reach.
  private static let mostReached = 20

  private func inner(of members: [String: AbsentModel.Member], depth: Int) -> [String: String] {
    guard depth < Self.mostInner else { return [:] }
    var all: [String: String] = [:]
    for (name, member) in members.sorted(by: { $0.key < $1.key }).prefix(Self.mostReached) {
      guard case .value(let type) = member, let held = models[type], held.kind == .structure,
        held.parameters == 0
      else { continue }
      let word = AbsentModel.written(name)
      for (part, type) in inner(of: held.members, depth: depth + 1) {
        all["\(word).\(part)"] = type
      }
      for (part, member) in held.members.sorted(by: { $0.key < $1.key }).prefix(Self.mostReached) {
        guard case .value(let type) = member else { continue }
        all["\(word).\(AbsentModel.written(part))"] = type
      }
    }
    return all
  }
}
