@_spi(Engine) import ViewEngine

/// What of a text is selected, where a view says so.
extension AutomaticScript {
  /// How many buttons that select are tapped.
  private static let selections = 3

  /// The buttons beside a field whose selection is bound to something, one after the other once something is written: what
  /// they select is seen in it. Other fields are left as they are.
  ///
  /// Where they say how what is typed next looks, what they are called is typed after each.
  func selecting(among targets: [Act]) -> Act? {
    guard let first = acts.first, first.demonstration.selects || first.formats,
      !first.demonstration.submits, acts.count <= Self.selections,
      acts.dropFirst().allSatisfy(\.deed.isTap)
    else { return nil }
    var act = untried(
      targets.filter { act in
        act.deed.isTap && act.target.appeal == .usual && !act.target.label.isEmpty
          && known.contains(act.target.label) && !hasTapped(act.target)
          && !act.target.isFormControl && !act.target.isPlace && !act.target.isTab
          && !isWayBack(act.target) && !act.target.closesPopover
      })
    if first.formats, let label = act?.target.label { act?.typedAfter = " " + label.lowercased() }
    return act
  }
}

extension AutomaticScript.Act {
  /// Whether it types into what has attributes that views change.
  fileprivate var formats: Bool {
    if case .type(_, "formatted", _, _, _) = demonstration { true } else { false }
  }
}
