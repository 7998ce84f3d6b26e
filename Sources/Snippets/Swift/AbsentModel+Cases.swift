// Enumerations.

extension AbsentModel {
  func enumeration(among names: Set<String>) -> String {
    let all = orderedCases
    let hasValues = all.contains { !$0.found.parts.isEmpty }
    let raw = hasValues ? "" : "String, CaseIterable, "
    var lines = ["enum \(word)\(generics): \(raw)Hashable, Identifiable {"]
    for (name, found) in all {
      let parts = payload(of: name, found).map { part in
        (part.label.isEmpty ? "" : "\(Self.written(part.label)): ")
          + AbsentValue.written(part.type ?? "String")
      }
      lines.append("case \(Self.written(name))" + Self.list(parts))
    }
    if all.isEmpty { lines.append("case none") }
    if hasValues, parameters > 0 || !isHashable(among: names) {
      // What such a value holds may be of any type, so that the compiler cannot tell two apart.
      lines.append("var id: String { String(describing: self) }")
      lines.append("static func == (a: \(word), b: \(word)) -> Bool { a.id == b.id }")
      lines.append("func hash(into hasher: inout Hasher) { hasher.combine(id) }")
    } else {
      lines.append("var id: Self { self }")
    }
    for (name, member) in members.sorted(by: { $0.key < $1.key })
    where !["id", "rawValue"].contains(name) {
      switch member {
      case .value(let type):
        let isTitle = type == "String" && !hasValues && Self.titles.contains(name)
        let value = isTitle ? Self.title : AbsentValue.expression(type, named: name)
        let actor = type == "AnyView" ? "@MainActor " : ""
        lines.append(
          "\(actor)var \(Self.written(name)): \(AbsentValue.written(type)) { \(value) }")
      case .method:
        lines.append(Self.text(of: member, named: name, wrapped: false))
      }
    }
    if hasValues, parameters == 0 {
      let values = all.filter { !late.contains($0.name) }.map { "." + value(of: $0.name, $0.found) }
      lines.append("static var allCases: [\(word)] { [\(values.joined(separator: ", "))] }")
    }
    lines.append("init() { \(firstValue) }")
    var others = self
    // Who has no types to take has it by now, of the compiler or of what is above.
    if parameters == 0 { others.statics["allCases"] = nil }
    lines += others.staticLines(among: names)
    return lines.joined(separator: "\n") + "\n}\n"
  }

  /// What says which case it is.
  private static let titles: Set = [
    "description", "displayName", "label", "localizedName", "localizedTitle", "name", "text",
    "title",
  ]
  private static let title = "rawValue.prefix(1).uppercased() + rawValue.dropFirst()"

  /// As the code names them first. Of those that it goes through there are several, or a row of them would be one.
  private var orderedCases: [(name: String, found: AbsentCase)] {
    let named = cases.sorted { ($0.value.place, $0.key) < ($1.value.place, $1.key) }
      .map { (name: $0.key, found: $0.value) }
    let others = isCounted ? ["first", "second", "third"].dropFirst(named.count) : []
    return named
      + others.filter { cases[$0] == nil && statics[$0] == nil }.map {
        (name: $0, found: AbsentCase())
      }
  }

  private func isHashable(among names: Set<String>) -> Bool {
    cases.values.flatMap(\.parts).map { $0.type ?? "String" }.allSatisfy { type in
      AbsentValue.isHashable(type) || names.contains(type.filter { !"[]?".contains($0) })
    }
  }

  private var firstValue: String {
    let first = firstCase
    let found = cases[first] ?? AbsentCase()
    guard canBeMade(first, found) else { return "fatalError()" }
    return "self = ." + value(of: first, found)
  }

  /// `loaded([_Item(), …])`
  private func value(of name: String, _ found: AbsentCase) -> String {
    let values = payload(of: name, found).map { part in
      (part.label.isEmpty ? "" : "\(part.label): ")
        + AbsentValue.expression(part.type ?? "String", named: part.name == "_" ? name : part.name)
    }
    return Self.written(name) + Self.list(values)
  }

  private static let still: Set = [
    "empty", "hidden", "idle", "inactive", "initial", "none", "off", "undefined", "unknown",
  ]
  private static let arriving: Set = [
    "completed", "content", "data", "fetched", "finished", "loaded", "populated", "ready", "result",
    "results", "success", "value",
  ]
  private static let waiting: Set = ["fetching", "loading", "pending", "refreshing", "waiting"]

  /// The one that it is in at first. A view shows nothing of a state in which nothing happens: of what is waited for it has
  /// come.
  private var firstCase: String {
    let names = orderedCases.filter { !late.contains($0.name) && canBeMade($0.name, $0.found) }
      .map(\.name)
    func holds(_ name: String) -> Bool { cases[name]?.parts.isEmpty == false }
    let open = names.filter(Self.isOpen)
    if let come = open.first(where: Self.arriving.contains) { return come }
    if open.count < names.count, let full = open.first(where: holds) { return full }
    let plain = names.filter { !holds($0) }
    let moving = plain.first { !Self.still.contains($0) }
    return open.first { !holds($0) } ?? moving ?? plain.first ?? open.first ?? names.first
      ?? orderedCases.first?.name ?? "none"
  }

  /// Whether it is neither waited in nor an end without anything to show.
  private static func isOpen(_ name: String) -> Bool {
    !still.contains(name) && !hasFailed(name) && !waiting.contains { name.hasPrefix($0) }
  }

  private static func hasFailed(_ name: String) -> Bool {
    ["err", "fail"].contains { name.lowercased().contains($0) }
  }

  /// What a generic one is given has no value here.
  private func canBeMade(_ name: String, _ found: AbsentCase) -> Bool {
    parameters == 0
      || payload(of: name, found).allSatisfy { !["_A0", "_A1"].contains($0.type ?? "") }
  }

  /// What a case holds: of a generic one what that is given, and of one that failed why.
  private func payload(of name: String, _ found: AbsentCase) -> [AbsentCase.Part] {
    var parts = found.parts
    guard !parts.isEmpty, parameters > 0 else { return parts }
    if !Self.hasFailed(name) {
      parts[0].type = "_A0"
    } else if parameters > 1 {
      parts[0].type = "_A1"
    }
    return parts
  }

  private static func list(_ parts: [String]) -> String {
    parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))"
  }
}
