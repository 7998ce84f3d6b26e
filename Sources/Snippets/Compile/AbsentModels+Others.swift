import SwiftSyntax

// Types of another file that are not told by their name alone: protocols, and those that the system has a type of the same
// name of.

extension AbsentModels {
  /// A type of the file's app that the system has one of the same name of, which the compiler takes for it.
  mutating func shadow(_ error: Diagnostic, in source: SwiftSource, _ uses: MemberUses) {
    let absent =
      #/^(?:value of )?type '(?:any )?(\w+)(?:<.*>)?\??' has no (?:dynamic )?member '(\w+)'/#
    // Where the system's is generic, a value of it alone is the app's: `let tab: Tab`.
    let generic = #/^reference to generic type '(\w+)' requires arguments in <...>/#
    let inner = #/^'(\w+)' is not a member type of (?:\w+ )+'(?:\w+\.)*(\w+)'/#
    let member = error.message.firstMatch(of: absent)?.output
    let type = error.message.firstMatch(of: inner)?.output
    guard error.severity == .error,
      let name = (member?.1 ?? type?.2 ?? error.message.firstMatch(of: generic)?.output.1).map(
        String.init), SharedNames.has(name), models[name] == nil,
      !Self.isOfTheSystem(name, in: source)
    else { return }
    let lack = (member?.2 ?? type?.1).map { "has no '\($0)'" } ?? "is generic"
    let found = ModelUses(of: name, in: source)
    guard !found.isNoModel, !found.isInherited, found.parameters == 0 else { return }
    warnings.append(
      Diagnostic(
        file: error.file, line: error.line, column: error.column, severity: .warning,
        message: "The system's '\(name)' \(lack), and nothing here declares another: "
          + "a type with what is used of it stands for it. Show the file that declares it together "
          + "with this one, or declare it here."))
    declare(name, found, uses)
  }

  /// Whether the source makes one as only the system's is made: with a closure, or with types in angle brackets.
  private static func isOfTheSystem(_ name: String, in source: SwiftSource) -> Bool {
    // `var tab: Tab { … }` makes none.
    guard
      let told = try? Regex("(?::|->)\\s*\(name)\\s*\\{"),
      let pattern = try? Regex(
        "\\b\(name)(?:\\([^()\n]*\\))?\\s*(?:\\{|<|\\.(?:sleep|detached)\\b)")
    else { return true }
    return source.text.replacing(told.wordBoundaryKind(.simple), with: "")
      .contains(pattern.wordBoundaryKind(.simple))
  }

  /// A class that others inherit, or a protocol.
  mutating func declareInherited(
    _ error: Diagnostic, _ found: ModelUses, in source: SwiftSource, _ uses: MemberUses
  ) {
    guard let name = error.missingName,
      !declareSuperclass(error, name, found, uses), found.calls.isEmpty,
      found.parameters == 0
    else { return }
    let conforming = source.survey.types.filter { $0.inherited.contains(name) }
    let isView = !conforming.isEmpty && conforming.allSatisfy { $0.hasViewBody }
    models[name] = AbsentModel(name: name, kind: isView ? .view : .interface)
    warnings.append(
      Self.warning(of: error, "a protocol that asks for nothing stands for it."))
  }
}
