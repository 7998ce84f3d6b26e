@_spi(Engine) import ViewEngine
@_spi(Engine) import Views

/// What is looked for and is not there.
extension AutomaticScript {
  /// More letters, once a search has found something, so that nothing has them: where a view tells of that, it is
  /// what a demo is about as well. Elsewhere the next run leaves them out. Then the search is left.
  func searchInVain(among targets: [Act], on graph: ViewGraph) -> Act? {
    guard let last = acts.last, last.target.isSearchField, last.demonstration.isTyping else {
      return nil
    }
    if last.seeksInVain {
      return untried(targets.filter { $0.deed.isTap && $0.target.isSearchScope })
        ?? untried(targets.filter { $0.deed.isTap && rank($0.target) == .back })
    }
    let field = targets.first { $0.target.isSearchField && $0.demonstration.isTyping }
    guard let field, case .type(isFocused: true, _, _, _, _) = field.demonstration,
      !graph.showsUnavailable
    else { return nil }
    return untried([
      Act(
        deed: Deed(
          round: acts.count, label: field.target.label, order: field.deed.order, isTap: false,
          way: 1),
        target: field.target,
        demonstration: .type(isFocused: true, content: ViewGraph.contentInVain))
    ])
  }
}

extension AutomaticScript.Act {
  /// Whether it types what nothing has.
  var seeksInVain: Bool {
    if case .type(_, ViewGraph.contentInVain, _, _, _) = demonstration { true } else { false }
  }
}
