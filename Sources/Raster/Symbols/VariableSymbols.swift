import Foundation

/// Drawings of our own for symbols that fill up with a value: bars, waves and dots.
///
/// In the coordinates of ``OwnSymbols``; `{line}` stands for the weight's line width.
enum VariableSymbols {
  struct Drawing {
    /// What is always there.
    var base = ""
    /// What lights up, from the smallest value to the largest.
    var steps: [String]
    /// Whether each step has a colour of its own, the last one the primary.
    var isColored = false

    func with(line: Double) -> Drawing {
      func set(_ svg: String) -> String { svg.replacing("{line}", with: "\(line)") }
      return Drawing(base: set(base), steps: steps.map(set), isColored: isColored)
    }
  }

  static let drawings: [String: Drawing] = [
    "wifi": Drawing(
      base: #"<circle cx="8" cy="12.7" r="1.3"/>"#,
      steps: [
        line("M5.1 10.2A4.1 4.1 0 0 1 10.9 10.2"), line("M2.8 7.8A7.4 7.4 0 0 1 13.2 7.8"),
        line("M0.5 5.4A10.6 10.6 0 0 1 15.5 5.4"),
      ]),
    "cellularbars": Drawing(
      steps: (0..<4).map { bar in
        let height = 3.2 + Double(bar) * 3
        return "<rect x=\"\(Double(bar) * 4.1 + 0.3)\" y=\"\(14 - height)\" width=\"3.1\" "
          + "height=\"\(height)\" rx=\"0.8\"/>"
      }),
    "chart.bar.fill": Drawing(
      steps: [7.0, 10, 13].enumerated().map { index, height in
        "<rect x=\"\(Double(index) * 5.3 + 0.6)\" y=\"\(14.5 - height)\" width=\"4\" "
          + "height=\"\(height)\" rx=\"0.8\"/>"
      }),
    "ellipsis": Drawing(
      steps: [2.6, 8, 13.4].map { "<circle cx=\"\($0)\" cy=\"8\" r=\"1.6\"/>" }),
    "dot.radiowaves.left.and.right": Drawing(
      base: #"<circle cx="8" cy="8" r="1.9"/>"#,
      steps: [
        line("M4.8 4.8A4.5 4.5 0 0 0 4.8 11.2M11.2 4.8A4.5 4.5 0 0 1 11.2 11.2"),
        line("M2.6 2.6A7.6 7.6 0 0 0 2.6 13.4M13.4 2.6A7.6 7.6 0 0 1 13.4 13.4"),
      ]),
    "antenna.radiowaves.left.and.right": Drawing(
      base: #"<circle cx="8" cy="6.6" r="1.5"/>"# + line("M8 8V15.2"),
      steps: [both(radius: 4, y: 6.6), both(radius: 7, y: 6.6)]),
    "iphone.radiowaves.left.and.right": Drawing(
      base: line(
        "M6.4 1.2H9.6Q11 1.2 11 2.6V13.4Q11 14.8 9.6 14.8H6.4Q5 14.8 5 13.4V2.6Q5 1.2 6.4 1.2Z"),
      steps: [both(radius: 7, y: 8), both(radius: 10, y: 8)]),
    "waveform": Drawing(
      steps: [3.0, 7, 12, 8, 14, 6, 3].enumerated().map { index, height in
        line("M\(0.8 + 2.4 * Double(index)) \(8 - height / 2)v\(height)")
      }),
    "rays": Drawing(
      steps: (0..<8).map { ray in
        let angle = Double(ray) * .pi / 4
        let (x, y) = (sin(angle), -cos(angle))
        return line("M\(8 + 4 * x) \(8 + 4 * y)L\(8 + 7 * x) \(8 + 7 * y)")
      }),
    "rainbow": Drawing(
      steps: [3.2, 5.5, 7.8].map { line("M\(8 - $0) 12.4A\($0) \($0) 0 0 1 \(8 + $0) 12.4") },
      isColored: true),
    "square.stack.3d.up": Drawing(steps: layersBelow + [line(layer)]),
    "square.stack.3d.up.fill": Drawing(
      steps: layersBelow + [#"<path d="\#(layer)"/>"# + line(layer)]),
    "square.3.layers.3d": Drawing(steps: layersBelow + [line(layer)]),
    "ellipsis.bubble": Drawing(base: bubble, steps: bubbleDots),
    "ellipsis.message": Drawing(base: bubble, steps: bubbleDots),
    "dot.radiowaves.right": Drawing(
      base: #"<circle cx="2.6" cy="8" r="1.9"/>"#, steps: waves(3, from: 3.4)),
    "wave.3.right": Drawing(steps: waves(3, from: 1.5)),
    "speaker.wave.1": Drawing(base: speaker, steps: waves(1, from: 6.4)),
    "speaker.wave.2": Drawing(base: speaker, steps: waves(2, from: 6.4)),
    "speaker.wave.3": Drawing(base: speaker, steps: waves(3, from: 6.4)),
    "speaker.wave.1.fill": Drawing(base: solidSpeaker, steps: waves(1, from: 6.4)),
    "speaker.wave.2.fill": Drawing(base: solidSpeaker, steps: waves(2, from: 6.4)),
    "speaker.wave.3.fill": Drawing(base: solidSpeaker, steps: waves(3, from: 6.4)),
  ]

  private static let speakerEdge =
    "M6.6 3.6L3.6 6.2H1.4Q0.6 6.2 0.6 7V9Q0.6 9.8 1.4 9.8H3.6L6.6 12.4Z"
  private static let speaker = line(speakerEdge)
  private static let solidSpeaker = #"<path d="\#(speakerEdge)"/>"# + line(speakerEdge)

  /// A quarter of a circle each, opening to the left.
  private static func waves(_ count: Int, from x: Double) -> [String] {
    (0..<count).map { index in
      let radius = 3.2 + Double(index) * 2.6
      let reach = radius * 0.7071
      return line("M\(x + reach) \(8 - reach)A\(radius) \(radius) 0 0 1 \(x + reach) \(8 + reach)")
    }
  }

  private static let layer = "M8 1.2L15.2 4.9L8 8.6L0.8 4.9Z"
  private static let layersBelow = ["M0.8 11.1L8 14.8L15.2 11.1", "M0.8 8L8 11.7L15.2 8"]
    .map(line)

  private static let bubble = line(
    "M8 1.4C12.1 1.4 15.2 4 15.2 7.4S12.1 13.4 8 13.4C7.2 13.4 6.4 13.3 5.7 13.1L2.4 14.6L3.2 11.8"
      + "C1.7 10.7 0.8 9.1 0.8 7.4C0.8 4 3.9 1.4 8 1.4Z")
  private static let bubbleDots = [4.6, 8, 11.4].map {
    "<circle cx=\"\($0)\" cy=\"7.4\" r=\"1.1\"/>"
  }

  /// A quarter of a circle on each side.
  private static func both(radius: Double, y: Double) -> String {
    let reach = radius * 0.7071
    func arc(_ side: Double, _ sweep: Int) -> String {
      "M\(8 + side * reach) \(y - reach)A\(radius) \(radius) 0 0 \(sweep) \(8 + side * reach) \(y + reach)"
    }
    return line(arc(-1, 0) + arc(1, 1))
  }

  private static func line(_ path: String) -> String {
    #"<path d="\#(path)" fill="none" stroke="black" stroke-width="{line}" "#
      + #"stroke-linecap="round" stroke-linejoin="round"/>"#
  }
}
