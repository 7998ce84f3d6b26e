/// The colours of a plot.
package struct PlotPalette {
  /// Behind it, of words, of what stands beside them, of lines that only help, and of the script's marks.
  let paper, ink, quiet, grid, mark: String
  /// Of the curves, told apart by lightness as well as by hue.
  let curves: [String]

  static let light = PlotPalette(
    paper: "#ffffff", ink: "#1d1d1f", quiet: "#6e6e73", grid: "#e5e5ea", mark: "#8e8e93",
    curves: ["#0a66e0", "#d9480f", "#0f8a4c", "#a8329a", "#806000"])
  static let dark = PlotPalette(
    paper: "#1c1c1e", ink: "#f5f5f7", quiet: "#a1a1a6", grid: "#38383a", mark: "#8e8e93",
    curves: ["#5ea6ff", "#ff9a5c", "#4fd18b", "#ee8ce0", "#e6c75e"])

  /// Rules for a style sheet: of the classes that ``PlotDrawing`` draws with.
  package var rules: String {
    var rules = """
      .sp-paper{fill:\(paper)}.sp-ink{fill:\(ink)}.sp-quiet{fill:\(quiet)}\
      .sp-grid{stroke:\(grid)}.sp-mark{stroke:\(mark)}.sp-dot{fill:\(mark)}
      """
    for (index, color) in curves.enumerated() { rules += ".sp-c\(index){stroke:\(color)}" }
    return rules
  }

  /// Of all plots.
  package static let form = """
    .showreel-plot text{font:500 11px Inter,system-ui,-apple-system,sans-serif}\
    .showreel-plot .sp-title{font-weight:600}\
    .showreel-plot .sp-line{fill:none;stroke-width:2;stroke-linejoin:round;stroke-linecap:round}\
    .showreel-plot .sp-dashed{stroke-dasharray:5 4}\
    .showreel-plot .sp-grid{stroke-width:1}\
    .showreel-plot .sp-mark{stroke-width:1;stroke-dasharray:2 3}
    """
}

/// In which light a plot is drawn.
package enum PlotScheme: String, CaseIterable, Sendable {
  case light, dark
  /// As the reader's system is.
  case both
  /// Without colours of its own: whoever shows it has the rules.
  case none

  var style: String {
    switch self {
    case .light: PlotPalette.form + PlotPalette.light.rules
    case .dark: PlotPalette.form + PlotPalette.dark.rules
    case .both: Self.adaptiveStyle
    case .none: ""
    }
  }

  /// For whoever shows plots of the scheme ``none``.
  package static let adaptiveStyle =
    PlotPalette.form + PlotPalette.light.rules
    + "@media (prefers-color-scheme: dark){\(PlotPalette.dark.rules)}"
}
