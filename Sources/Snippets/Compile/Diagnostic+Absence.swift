extension Diagnostic {
  /// Whether the compiler misses a name that nobody mistyped and that is not SwiftUI's: another file of the demo's app
  /// declares it.
  var isOfAnotherFile: Bool {
    guard severity == .error, remedy == nil, let name = missingName else { return false }
    guard let word = message.firstMatch(of: #/[Dd]id you mean '(\w+)'/#)?.output.1 else {
      return true
    }
    return !AbsentColors.isSlip(of: String(word), name)
  }
}
