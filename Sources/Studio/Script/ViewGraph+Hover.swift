@_spi(Engine) import ViewEngine
@_spi(Engine) import Views

extension ViewGraph {
  /// What shows the use of a tablet's pointer, where views answer to one that stands over them: over the first of them,
  /// then over another. A Mac's goes there by its taps.
  var hoverSteps: [ScriptStep] {
    guard canvas.idiom == .pad else { return [] }
    return hoverPoints.prefix(Script.Automatic.hovers).flatMap { point in
      [Hover(.point(x: point.x, y: point.y)), Wait(Script.Automatic.hover)]
    }
  }
}
