@_spi(Engine) import ViewEngine

extension AutomaticScript {
  /// What follows from what was done last, before anything is done again.
  mutating func onward(among targets: [Act], on graph: ViewGraph) -> Act? {
    guard !acts.isEmpty, acts.count < Self.most else { return nil }
    if let use = use(among: targets, on: graph) { return use }
    return submission(among: targets)
  }

  /// Whether the last tap was on what leads from page to page: what then lies in its place leads on, to the end.
  var leadsOn: Bool { acts.last.map { isWayOn($0.target) } ?? false }
}
