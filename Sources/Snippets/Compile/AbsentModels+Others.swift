import SwiftSyntax

// Types of another file that are not told by their name alone: protocols, and those that the system has a type of the same
// name of.

extension AbsentModels {
  /// Names of types that apps call their own data, too.
  private static let shared: Set = [
    "Category", "Item", "Menu", "Operation", "Pipe", "Port", "Process", "Progress", "Section",
    "Settings", "Stream", "Tab", "Task", "Transition", "Unit", "Window",
  ]

  /// A type of the file's app that the system has one of the same name of, which the compiler takes for it.
  mutating func shadow(_ error: Diagnostic, in source: SwiftSource, _ uses: MemberUses) {
    let absent =
      #/^(?:value of )?type '(?:any )?(\w+)(?:<.*>)?\??' has no (?:dynamic )?member '(\w+)'/#
    guard error.severity == .error, let match = error.message.firstMatch(of: absent)?.output,
      case let name = String(match.1), Self.shared.contains(name), models[name] == nil,
      !Self.isOfTheSystem(name, in: source)
    else { return }
    let found = ModelUses(of: name, in: source)
    guard !found.isNoModel, !found.isInherited, found.parameters == 0 else { return }
    warnings.append(
      Diagnostic(
        file: error.file, line: error.line, column: error.column, severity: .warning,
        message: "The system's '\(name)' has no '\(match.2)', and nothing here declares another: "
          + "a type with what is used of it stands for it. Show the file that declares it together "
          + "with this one, or declare it here."))
    declare(name, found, uses)
  }

  /// Whether the source makes one as only the system's is made: with a closure, or with types in angle brackets.
  private static func isOfTheSystem(_ name: String, in source: SwiftSource) -> Bool {
    guard
      let pattern = try? Regex(
        "\\b\(name)(?:\\([^()\n]*\\))?\\s*(?:\\{|<|\\.(?:sleep|detached)\\b)")
    else { return true }
    return source.text.contains(pattern.wordBoundaryKind(.simple))
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
