import SwiftSyntax

// Values of the environment that another file adds: `@Environment(\.theme) private var theme`.

extension AbsentModels {
  mutating func surround(_ error: Diagnostic, in source: SwiftSource, _ uses: MemberUses) {
    let absent =
      #/Is '\\\.(\w+)' one of SwiftUI's environment values\?|'EnvironmentValues' has no member '(\w+)'/#
    guard let match = error.message.firstMatch(of: absent)?.output,
      case let name = String(match.1 ?? match.2 ?? ""), environment[name] == nil,
      !SwiftUINames.has(name)
    else { return }
    let found = EnvironmentProperty.all(in: source.file).first { $0.request == .value(name: name) }
    guard let property = found else { return }
    let made = member(property.name, uses.variables(named: property.name))
    guard case .value(let type) = made else { return }
    let written = property.type?.trimmedDescription
    environment[name] = written.flatMap { $0.contains(" ") ? nil : $0 } ?? type
    if models[type] != nil {
      for use in uses.members(of: property.name) { add(use.name, to: type, uses) }
    }
    warnings.append(
      Self.warning(
        of: error, named: "\\.\(name)", "a value of what it seems to be stands for it."))
  }

  static func text(ofEnvironment value: (key: String, value: String)) -> String {
    let word = AbsentModel.written(value.key)
    let type = AbsentValue.written(value.value)
    let expression = AbsentValue.expression(value.value, named: value.key)
    let key = "_Environment_\(value.key)"
    return """
      private struct \(key): EnvironmentKey {
      nonisolated(unsafe) static var defaultValue: \(type) = \(expression)
      }
      extension EnvironmentValues {
      var \(word): \(type) { get { self[\(key).self] } set { self[\(key).self] = newValue } }
      }

      """
  }
}
