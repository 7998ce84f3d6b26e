import Foundation

/// Drawings of our own of games, feasts and the stage.
enum LeisureSymbols: SymbolStrokes {
  static let drawings: [String: String] = [
    "crown": line(crownEdge),
    "crown.fill": solid(crownEdge),
    "theatermasks": line(maskBehind) + line(maskInFront) + line(maskFace),
    "theatermasks.fill": solid(maskBehind) + cut(solid(maskInFront), maskFace),
    "sailboat": line(
      "M7.6 1.2V10.4H1.6ZM9.6 4.4C11.6 6 12.8 8 13.2 10.4H9.6ZM0.8 12.6H15.2C14.6 14.2 13.4 15 11.8 15H4.2C2.6 15 1.4 14.2 0.8 12.6Z"
    ),
    "sailboat.fill": solid(
      "M7.6 1.2V10.4H1.6ZM9.6 4.4C11.6 6 12.8 8 13.2 10.4H9.6ZM0.8 12.6H15.2C14.6 14.2 13.4 15 11.8 15H4.2C2.6 15 1.4 14.2 0.8 12.6Z"
    ),
    "party.popper": line("M1.2 14.8L5.2 4.8L11.2 10.8Z") + confetti,
    "party.popper.fill": solid("M1.2 14.8L5.2 4.8L11.2 10.8Z") + confetti,
    "fireworks": burst,
    "sportscourt": line(
      "M0.6 2.6H15.4Q16.6 2.6 16.6 3.8V12.2Q16.6 13.4 15.4 13.4H0.6Q-0.6 13.4 -0.6 12.2V3.8Q-0.6 2.6 0.6 2.6Z"
    )
      + line("M8 2.6V13.4M8 6A2 2 0 1 1 7.99 6ZM-0.6 5.4H2.6V10.6H-0.6M16.6 5.4H13.4V10.6H16.6"),
    "volleyball": line(ball)
      + line(
        "M8 8C9.6 4.6 9.4 2.4 8.2 0.8M8 8C4.2 7.8 2 8.8 0.9 10M8 8C9.8 11.2 12 12.4 14.2 12M11.4 7.2C12 4.6 11.4 2.8 10.4 1.4M6 9.4C3.8 10.4 2.8 11.6 2.6 12.8"
      ),
    "tennisball": line(ball) + line(seams),
    "tennisball.fill": cut(solid(ball), seams),
    "baseball": line(ball) + line(stitchedSeams),
    "baseball.fill": cut(solid(ball), stitchedSeams),
    "giftcard": line(cardEdge)
      + line(
        "M-0.4 9.4H16.4M5 2.8V13.2M5 9.4C2.6 8.6 2.2 6.6 3.4 6.2S5 7.6 5 9.4C5 7.6 5.4 5.8 6.6 6.2S7.4 8.6 5 9.4"
      ),
  ]

  private static let burst: String = (0..<8).map { ray in
    let angle = Double(ray) * .pi / 4
    let (x, y) = (sin(angle), -cos(angle))
    return line("M\(8 + 2.6 * x) \(8 + 2.6 * y)L\(8 + 5.2 * x) \(8 + 5.2 * y)")
      + #"<circle cx="\#(8 + 7.4 * x)" cy="\#(8 + 7.4 * y)" r="0.8"/>"#
  }.joined()
  private static let crownEdge =
    "M1 4.6L4.8 7.8L8 2.6L11.2 7.8L15 4.6L13.6 12.8Q13.5 13.4 12.9 13.4H3.1Q2.5 13.4 2.4 12.8Z"
  private static let maskBehind =
    "M4.2 10.6C1.6 9.8 0 7.6 0 4.8V1.6C2.8 2.2 5.8 2 8.4 1V3.6"
  private static let maskInFront =
    "M6.6 5.4C9.8 6.6 12.8 6.6 16 5.4V9.2C16 12.6 14.2 15 11.3 15.4C8.4 15 6.6 12.6 6.6 9.2Z"
  private static let maskFace = "M8.8 8.8H9.8M12.8 8.8H13.8M9.2 11.6C10.4 13 12.2 13 13.4 11.6"
  private static let seams = "M3 2.8C5.8 6 5.8 10 3 13.2M13 2.8C10.2 6 10.2 10 13 13.2"
  private static let stitchedSeams =
    seams + "M3.4 6.2L5.8 5.4M3.4 9.8L5.8 10.6M12.6 6.2L10.2 5.4M12.6 9.8L10.2 10.6"
  private static let confetti =
    line("M9 6.6C10.4 5.6 10.6 4 9.8 2M10.6 8.4C12.4 8.6 14 8 15.2 6.6")
    + #"<circle cx="6.6" cy="1.8" r="0.9"/><circle cx="13.4" cy="2.6" r="0.9"/><circle cx="14.4" cy="10.6" r="0.9"/>"#
}
