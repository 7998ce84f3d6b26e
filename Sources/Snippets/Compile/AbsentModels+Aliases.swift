// Types that nothing declares and of which one is handed where another is wanted: what does it, and the protocol that says so.

extension AbsentModels {
  /// Lets one type stand for two, as `init(service: ServiceProtocol = Service())` says.
  ///
  /// - Parameters:
  ///   - old: The type of what is handed.
  ///   - new: That of what is wanted.
  mutating func unite(_ old: String, with new: String) {
    guard old != new, let gone = models[old], let kept = models[new], !old.hasPrefix("_"),
      !new.hasPrefix("_"), !old.contains("."), gone.kind != .enumeration,
      kept.kind != .enumeration, gone.superclass == nil, kept.superclass == nil
    else { return }
    models[old] = nil
    models[new]?.members.merge(gone.members) { own, _ in own }
    models[new]?.statics.merge(gone.statics) { own, _ in own }
    models[new]?.actions.merge(gone.actions) { $0.union($1) }
    models[new]?.initializers.formUnion(gone.initializers)
    // What is observed is a class, and the more observed of both.
    if kept.kind == .structure || gone.kind == .object { models[new]?.kind = gone.kind }
    aliases = aliases.mapValues { $0 == old ? new : $0 }
    aliases[old] = new
  }
}
