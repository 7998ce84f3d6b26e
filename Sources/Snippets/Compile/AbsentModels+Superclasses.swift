// Classes of another file that classes of the demo's inherit.

extension AbsentModels {
  /// - Returns: Whether a name is that of a class, and now stands for one.
  mutating func declareSuperclass(
    _ error: Diagnostic, _ name: String, _ found: ModelUses, _ uses: MemberUses
  ) -> Bool {
    let subclasses = uses.subclasses(of: name)
    guard !subclasses.isEmpty,
      name.hasPrefix("Base") || subclasses.contains(where: \.usesSuperclass)
    else { return false }
    var model = AbsentModel(name: name, kind: .object)
    model.parameters = found.parameters
    model.superclass = AbsentSuperclass(name, subclasses)
    model.initializers = Set(subclasses.flatMap(\.initializers))
    model.initializers.formUnion(found.calls.map { $0.map(\.label) })
    models[name] = model
    for value in found.values.sorted() {
      for use in uses.members(of: value) { add(use.name, to: name, uses) }
    }
    for use in uses.members(of: name) { addStatic(use.name, to: name, uses) }
    warnings.append(Self.warning(of: error, "a class with what is used of it stands for it."))
    return true
  }

  /// What a subclass overrides that the made-up class has not.
  mutating func addOverridden(
    _ error: Diagnostic, of excerpt: Excerpt, _ uses: MemberUses
  ) {
    guard error.message.contains(" does not override a") else { return }
    let line = error.line - excerpt.line + 1
    for name in models.keys.sorted() where isOpen(name) {
      let overrides = uses.subclasses(of: name).flatMap(\.overrides)
      for found in overrides where found.line == line {
        guard let text = OverriddenMember.text(of: found.declaration) else { continue }
        models[name]?.superclass?.overridden.insert(text)
      }
    }
  }

  /// A name that nothing declares and that a subclass uses as its own.
  ///
  /// - Returns: Whether it is one.
  mutating func inherit(
    _ error: Diagnostic, _ name: String, of excerpt: Excerpt, _ uses: MemberUses
  ) -> Bool {
    let line = error.line - excerpt.line + 1
    let bases = models.values.filter { $0.superclass != nil }.map(\.name).sorted()
    let base = bases.first { base in
      uses.subclasses(of: base).contains { $0.lines.contains(line) }
    }
    guard let base, error.message.hasPrefix("cannot find '") else { return false }
    addInherited(name, to: base, uses)
    return true
  }

  /// The made-up class that a type of the source's own inherits.
  func superclass(of type: String, _ uses: MemberUses) -> String? {
    uses.superclass(of: type).flatMap { models[$0]?.superclass == nil ? nil : $0 }
  }

  /// Whether members of a made-up class may be made up: of one of UIKit's the compiler says only when it is there what it
  /// has not.
  private func isOpen(_ base: String) -> Bool {
    models[base]?.superclass.map { !$0.isOfUIKit || known.contains(base) } == true
  }

  /// - Parameter base: A made-up class, whose own members its subclasses name alone.
  mutating func addInherited(_ name: String, to base: String, _ uses: MemberUses) {
    guard isOpen(base), models[base]?.members[name] == nil else { return }
    let made = member(name, uses.members(named: name) + uses.variables(named: name), of: base)
    models[base]?.members[name] = made
  }
}
