// Property wrappers of another file.

extension AbsentModels {
  /// Wrappers that one file may lack: each is looked for in all of it.
  private static let mostWrappers = 10

  mutating func wrap(_ error: Diagnostic, in source: SwiftSource, _ uses: MemberUses) {
    guard error.remedy == nil, wrappers.count < Self.mostWrappers,
      let match = error.message.prefixMatch(of: #/unknown attribute '(\w+)'/#)?.output,
      case let name = String(match.1), wrappers[name] == nil,
      var wrapper = AbsentWrapper(name, in: source)
    else { return }
    for use in wrapper.uses {
      guard let path = use.path, wrapper.paths[path] == nil else { continue }
      var type = use.type ?? ""
      let last = path.split(separator: ".").last ?? ""
      if type.isEmpty { type = part(last.prefix(1).uppercased() + last.dropFirst()) }
      wrapper.paths[path] = type
      guard models[type] != nil else { continue }
      for member in uses.members(of: use.property) { add(member.name, to: type, uses) }
    }
    wrappers[name] = wrapper
    warnings.append(
      Self.warning(
        of: error, named: "@\(name)", "a property wrapper that keeps a value stands for it."))
  }
}
