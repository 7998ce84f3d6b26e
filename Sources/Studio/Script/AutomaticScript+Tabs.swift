@_spi(Engine) import ViewEngine
@_spi(Engine) import Views

extension AutomaticScript {
  /// Where all was done in one tab, another one is shown in the end, and the first again.
  func otherTab(among targets: [Act]) -> Act? {
    guard let first = acts.first, let last = acts.last, !first.target.isTab,
      let own = origin.first(where: { $0.isTab && $0.appeal == .idle })
    else { return nil }
    let tabs = targets.filter { $0.deed.isTap && $0.target.isTab }
    switch acts.count(where: \.target.isTab) {
    case 0:
      guard acts.count < Self.most - 1 else { return nil }
      return untried(tabs.filter { $0.target.appeal != .idle })
    case 1: return last.target.isTab ? untried(tabs.filter { $0.target.isAt(own) }) : nil
    default: return nil
    }
  }
}

extension TapTarget {
  var isTab: Bool { kind == TabKind.name }
}
