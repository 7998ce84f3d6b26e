import Drawing

/// What somebody sees in a preview's window, and for how long.
struct PreviewSight {
  var notice: (text: String, until: ContinuousClock.Instant)?
  var barUntil: ContinuousClock.Instant?
  /// Shown until the next has come.
  var lastMoment: GraphMoment?
  /// What the window was given last.
  var shown: (list: DisplayList, overlay: DisplayList)?
  /// The window has lost what it was given, or something else than these two has changed.
  var needsDrawing = true

  /// Whether there is something new to see.
  func differs(from list: DisplayList, _ overlay: DisplayList) -> Bool {
    needsDrawing || shown?.list != list || shown?.overlay != overlay
  }
}
