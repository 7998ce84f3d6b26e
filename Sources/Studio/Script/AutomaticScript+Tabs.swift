@_spi(Engine) import ViewEngine
@_spi(Engine) import Views

extension AutomaticScript {
  /// Tabs beside the first that are shown.
  private static let otherTabs = 3

  /// Where the bar with the tabs gives way to what is scrolled, that is shown before the tabs are.
  func givingWay(among targets: [Act], on graph: ViewGraph) -> Act? {
    guard graph.hasMinimizingBar else { return nil }
    return untried(targets.filter(\.demonstration.isPlainScroll))
  }

  /// Where all was done in one tab, the others are shown in the end, and the first again.
  func otherTab(among targets: [Act]) -> Act? {
    guard let own = origin.first(where: { $0.isTab && $0.appeal == .idle }) else { return nil }
    let tabs = targets.filter { $0.deed.isTap && $0.target.isTab }
    let shown = acts.map(\.target).filter(\.isTab)
    if shown.contains(where: { $0.isAt(own) }) { return nil }
    if shown.count < Self.otherTabs, acts.count < Self.most - 1 {
      let others = tabs.filter { tab in
        tab.target.appeal != .idle && !tab.target.isAt(own)
          && !shown.contains { $0.isAt(tab.target) }
      }
      if let other = untried(others) { return other }
    }
    return shown.isEmpty ? nil : untried(tabs.filter { $0.target.isAt(own) })
  }

  /// The same where nothing but another tab can be tapped in the first, and of steppers one after the other.
  func tabAfterTab(among targets: [Act]) -> Act? {
    acts.first?.target.isTab ?? false ? otherTab(among: targets) : nextStepper(among: targets)
  }
}

extension TapTarget {
  var isTab: Bool { kind == TabKind.name }
}

extension TouchDemonstration {
  fileprivate var isPlainScroll: Bool { if case .scroll = self { true } else { false } }
}
