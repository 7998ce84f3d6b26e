import Foundation
import Wording

/// A plot as an SVG picture: names, a panel for each quantity that changes, and the script's marks on one
/// time axis.
///
/// Every word in it is escaped: labels are a stranger's.
package struct PlotDrawing {
  package let plot: MotionPlot
  private let panels: [PlotPanel]
  private let width: Double

  /// Units of the picture, which are points where it is shown as large as it is.
  private enum Measure {
    static let left = 56.0
    static let right = 20.0
    static let row = 18.0
    static let panel = 92.0
    static let gap = 30.0
    static let axis = 26.0
    /// Of a letter at the size of all words, about.
    static let letter = 6.2
  }

  /// - Parameter width: Of the picture, in points where it is shown as large as it is.
  package init(_ plot: MotionPlot, width: Double = 720) {
    self.plot = plot
    self.width = width
    panels = PlotPanel.panels(of: plot)
  }

  /// - Parameter scheme: Its own colours, or none.
  package func svg(_ scheme: PlotScheme = .both) -> String {
    let legend = legend()
    let hasMarks = !plot.marks.isEmpty
    let top = 14 + Double(legend.rows) * Measure.row + (hasMarks ? Measure.row : 0) + 8
    var body = legend.text
    var y = top
    var tops: [Double] = []
    for panel in panels {
      y += Measure.row
      tops.append(y)
      body += draw(panel, top: y)
      y += Measure.panel + Measure.gap - Measure.row
    }
    let bottom = panels.isEmpty ? top + 40 : y - Measure.gap + Measure.row
    if panels.isEmpty {
      body += text("Nothing moves.", x: Measure.left, y: top + 16, "sp-quiet")
    } else {
      body += timeAxis(y: bottom) + marks(tops, to: bottom)
    }
    let height = (bottom + Measure.axis).rounded(.up)
    let style = scheme.style.isEmpty ? "" : "<style>\(scheme.style)</style>"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="showreel-plot" role="img" \
      viewBox="0 0 \(Int(width)) \(Int(height))" width="\(Int(width))" \
      height="\(Int(height))" aria-label="\(summary.escapedForMarkup)">\(style)\
      <rect class="sp-paper" width="100%" height="100%" rx="8"/>\(body)</svg>

      """
  }

  /// In words, for whoever does not see it.
  package var summary: String {
    plot.curves.isEmpty
      ? "Nothing moves." : "What moves: " + plot.curves.map(\.title).joined(separator: ", ") + "."
  }

  // MARK: Names

  private func legend() -> (text: String, rows: Int) {
    var result = ""
    var (x, row) = (Measure.left, 0)
    var names = plot.curves.map(\.title)
    if plot.others > 0 { names.append("and \(plot.others) more") }
    for (index, name) in names.enumerated() {
      let shown = name.count > 40 ? name.prefix(39) + "…" : Substring(name)
      let length = 26 + Double(shown.count) * Measure.letter
      if x + length > width - Measure.right, x > Measure.left {
        (x, row) = (Measure.left, row + 1)
      }
      let y = 20 + Double(row) * Measure.row
      let isCurve = index < plot.curves.count
      if isCurve {
        result +=
          "<path class=\"sp-line sp-c\(index)\" d=\"M\(f(x)) \(f(y - 4))h16\"/>"
      }
      result += text(shown, x: isCurve ? x + 22 : x, y: y, isCurve ? "sp-ink" : "sp-quiet")
      x += length + 14
    }
    return (result, names.isEmpty ? 0 : row + 1)
  }

  // MARK: Panels

  private func draw(_ panel: PlotPanel, top: Double) -> String {
    var result = text(panel.title, x: Measure.left, y: top - 7, "sp-quiet sp-title")
    let range = panel.range
    let height = max(range.upperBound - range.lowerBound, 1e-9)
    func y(_ value: Double) -> Double {
      top + Measure.panel * (1 - (value - range.lowerBound) / height)
    }
    for tick in panel.ticks {
      result +=
        "<path class=\"sp-grid\" d=\"M\(f(Measure.left)) \(f(y(tick)))H\(f(width - Measure.right))\"/>"
      result += text(
        tick.written(decimals: 3).replacing("-", with: "−"), x: Measure.left - 8, y: y(tick) + 4,
        "sp-quiet", anchor: "end")
    }
    for line in panel.lines {
      result +=
        "<path class=\"sp-line sp-c\(line.curve)\(line.isDashed ? " sp-dashed" : "")\" "
        + "d=\"\(path(line.values, y: y))\"/>"
    }
    return result
  }

  private func path(_ values: [Double?], y: (Double) -> Double) -> String {
    var path = ""
    var isDown = false
    for (index, value) in values.enumerated() {
      guard let value else {
        isDown = false
        continue
      }
      // Where nothing changes the ends are enough.
      let before = index > 0 ? values[index - 1] : nil
      let after = index + 1 < values.count ? values[index + 1] : nil
      if isDown, before == value, after == value { continue }
      path += (isDown ? "L" : "M") + f(x(Double(index) * plot.step)) + " " + f(y(value))
      if !isDown, after == nil { path += "h1" }
      isDown = true
    }
    return path
  }

  // MARK: Time

  private func x(_ time: Double) -> Double {
    let whole = max(plot.duration, plot.step)
    return Measure.left
      + (width - Measure.left - Measure.right) * min(max(time / whole, 0), 1)
  }

  private func timeAxis(y: Double) -> String {
    let step = max(PlotPanel.niceStep(plot.duration, parts: (width / 90).rounded()), 1e-3)
    return stride(from: 0, through: plot.duration + step * 1e-6, by: step).prefix(40).map { time in
      text(
        time.written(decimals: 3) + " s", x: x(time), y: y + 18, "sp-quiet", anchor: "middle")
    }.joined()
  }

  private func marks(_ panels: [Double], to bottom: Double) -> String {
    let top = (panels.first ?? bottom) - Measure.row
    var result = ""
    var free = 0.0
    for mark in plot.marks {
      let x = x(mark.time)
      let lines = panels.map { "M\(f(x)) \(f($0))v\(f(Measure.panel))" }.joined()
      result +=
        "<g><title>\(mark.name.escapedForMarkup)</title>"
        + "<path class=\"sp-mark\" d=\"\(lines)\"/>"
        + "<circle class=\"sp-dot\" cx=\"\(f(x))\" cy=\"\(f(bottom))\" r=\"4\"/></g>"
      let shown = mark.name.count > 28 ? mark.name.prefix(27) + "…" : Substring(mark.name)
      let length = Double(shown.count) * Measure.letter
      let isLate = x + length > width - 4
      let left = isLate ? x - length : x
      guard left >= free else { continue }
      free = left + length + 10
      result += text(shown, x: x, y: top - 8, "sp-quiet", anchor: isLate ? "end" : "start")
    }
    return result
  }

  // MARK: Pieces

  private func text(
    _ words: some StringProtocol, x: Double, y: Double, _ style: String, anchor: String = "start"
  ) -> String {
    "<text class=\"\(style)\" x=\"\(f(x))\" y=\"\(f(y))\" text-anchor=\"\(anchor)\">"
      + "\(words.escapedForMarkup)</text>"
  }

  private func f(_ number: Double) -> String { number.written(decimals: 2) }
}

extension MotionPlot.Curve {
  /// `Button “Toggle”`, `Rectangle`.
  package var title: String { label.isEmpty ? name : "\(name) “\(label)”" }
}
