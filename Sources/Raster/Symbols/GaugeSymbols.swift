import Foundation

/// Drawings of our own of what measures.
enum GaugeSymbols: SymbolStrokes {
  static let drawings: [String: String] = [
    "ruler": line("M0.4 5.4H15.6V10.6H0.4Z")
      + line("M3 5.4V7.6M5.5 5.4V8.4M8 5.4V7.6M10.5 5.4V8.4M13 5.4V7.6"),
    "ruler.fill": cut(
      solid("M0.4 5.4H15.6V10.6H0.4Z"), "M3 4.8V7.6M5.5 4.8V8.4M8 4.8V7.6M10.5 4.8V8.4M13 4.8V7.6"),
    "dial.low": dial(-120),
    "dial.medium": dial(0),
    "dial.high": dial(120),
    "dial.max": dial(150),
    "dial.min": dial(-150),
    "dial": dial(0),
    "dial.fill": cut(solid("M8 3.4A4.8 4.8 0 1 1 7.99 3.4Z"), "M8 3.4V5.8")
      + dots(radius: 7.4, count: 12, from: 1, through: 11),
    "barometer": line(ball) + line("M8 8L11.6 5")
      + #"<circle cx="8" cy="8" r="1.2"/>"#
      + line("M3.2 8H3.6M8 3.2V3.6M12.4 8H12.8M4.6 4.6L4.9 4.9"),
    "gauge.with.needle": line(ball) + line("M8 9.4L11 4.6") + #"<circle cx="8" cy="9.8" r="1.3"/>"#,
    "metronome": line("M5.6 0.8H10.4L13.6 15.2H2.4Z") + line("M8 11.4L13.4 3.2M3.4 11.4H12.6"),
  ].merging(gauges) { own, _ in own }.merging(lowGauges) { own, _ in own }

  private static let gauges: [String: String] = Dictionary(
    uniqueKeysWithValues: [0, 33, 50, 67, 100].map { percent in
      let angle = (Double(percent) / 100 * 240 - 120) * .pi / 180
      return (
        "gauge.with.dots.needle.\(percent)percent",
        line(ball) + dots(radius: 4.9, count: 12, from: 1, through: 11)
          + line("M8 9L\(8 + 3.8 * sin(angle)) \(9 - 3.8 * cos(angle))")
          + #"<circle cx="8" cy="9" r="1.3"/>"#
      )
    })

  /// A needle that turns about the dial's lower half.
  private static let lowGauges: [String: String] = Dictionary(
    uniqueKeysWithValues: [0, 50, 100].map { percent in
      let angle = (Double(percent) / 100 * 180 - 90) * .pi / 180
      return (
        "gauge.with.dots.needle.bottom.\(percent)percent",
        line(ball) + dots(radius: 4.9, count: 12, from: 2, through: 10)
          + line("M8 10.4L\(8 + 4 * sin(angle)) \(10.4 - 4 * cos(angle))")
          + #"<circle cx="8" cy="10.4" r="1.3"/>"#
      )
    })

  /// - Parameter degrees: From the top, clockwise.
  private static func dial(_ degrees: Double) -> String {
    let angle = degrees * .pi / 180
    return line("M8 3.4A4.8 4.8 0 1 1 7.99 3.4Z")
      + line(
        "M\(8 + 2.4 * sin(angle)) \(8.2 - 2.4 * cos(angle))L\(8 + 4.4 * sin(angle)) \(8.2 - 4.4 * cos(angle))"
      ) + dots(radius: 7.4, count: 12, from: 1, through: 11)
  }
}
