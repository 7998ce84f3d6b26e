import Studio

extension SnippetOptions {
  /// What of a direction says which code is compiled, and for what: its view, its look, which may name two
  /// views, and its device, of which `#if` asks. All else is the demo's process's.
  package init(_ direction: Direction) {
    let pair = direction.look?.look?.sideBySide?.views
    self.init(
      view: pair?.first ?? direction.view, other: pair?.last, device: direction.screen?.device)
  }
}
