// What modifiers a file has, and what they are made of.

extension SourceSurvey {
  /// Modifiers in the order declared, but those that others of them are made of come first.
  var modifiers: [DeclaredType] {
    let all = types.filter(isModifier)
    let parts = all.filter(isPartOfModifier)
    return parts + all.filter { !isPartOfModifier($0) }
  }

  /// The types and previews by their names, with what modifiers of them are made of.
  func indexed() -> SourceIndex {
    SourceIndex(types, previews.map(\.macro), modifiers: types.filter(isModifier))
  }

  private func isModifier(_ type: DeclaredType) -> Bool {
    ["ViewModifier", "AnimatableModifier", "GeometryEffect"].contains { conforms(type, to: $0) }
  }

  /// Whether a modifier is made of it.
  func isPartOfModifier(_ type: DeclaredType) -> Bool {
    index.isPartOfModifier(type.name)
  }
}
