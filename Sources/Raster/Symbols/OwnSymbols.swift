/// Drawings of our own, for symbols that no icon set at hand has.
///
/// SVG in the symbols' coordinates: 16 units are the font's size, (8, 8) is the middle of the
/// capitals. `{line}` stands for the weight's line width.
enum OwnSymbols {
  static let drawings: [String: String] = [
    "dog": outline(dogBody) + outline(dogEar) + dogEye,
    "dog.fill": #"<path d="\#(dogBody)Z"/>"# + outline(dogBody) + outline(dogEar, fill: "black"),
    "hare": outline(hareBody) + hareEye,
    "hare.fill": #"<path d="\#(hareBody)"/>"# + outline(hareBody),
    "tortoise": outline(tortoiseShell) + outline(tortoiseLimbs),
    "tortoise.fill": #"<path d="\#(tortoiseShell)"/>"# + outline(tortoiseShell)
      + outline(tortoiseLimbs),
    "arrow.turn.up.right": outline("M3 14V8Q3 5 6 5H13.5M10 1.5L13.5 5L10 8.5"),
    "arrow.turn.up.left": outline("M13 14V8Q13 5 10 5H2.5M6 1.5L2.5 5L6 8.5"),
    "arrow.turn.down.right": outline("M3 2V8Q3 11 6 11H13.5M10 7.5L13.5 11L10 14.5"),
    "arrow.turn.down.left": outline("M13 2V8Q13 11 10 11H2.5M6 7.5L2.5 11L6 14.5"),
    "arrow.turn.right.up": outline("M2 13H8Q11 13 11 10V2.5M7.5 6L11 2.5L14.5 6"),
    "arrow.turn.left.up": outline("M14 13H8Q5 13 5 10V2.5M8.5 6L5 2.5L1.5 6"),
    "scribble": outline(
      "M1 12C4 4 7 1 8 3C9.5 6 2 13 4 14.5C6 16 10 4 12 5C14 6 7.5 13 9.5 14C11 14.7 13 11 15 9"),
    "scribble.variable": outline(
      "M1 12C4 4 7 1 8 3C9.5 6 2 13 4 14.5C6 16 10 4 12 5C14 6 7.5 13 9.5 14C11 14.7 13 11 15 9"),
    "apple.intelligence": outline(
      "M8 1.2C9.6 4.2 12 3.2 13.6 3.6C13.4 5.6 12.2 6.6 14.6 9C12.2 9.6 12.4 12 11.4 13.6"
        + "C9.6 12.6 8.6 13.2 8 15.2C7.4 13.2 6.4 12.6 4.6 13.6C3.6 12 3.8 9.6 1.4 9"
        + "C3.8 6.6 2.6 5.6 2.4 3.6C4 3.2 6.4 4.2 8 1.2Z") + outline("M8 5.2A3 3 0 1 1 7.99 5.2Z"),
    "slider.horizontal.below.square.filled.and.square":
      #"<rect x="1" y="1" width="6.2" height="6.2" rx="1.2"/>"#
      + outline(
        "M10 1.6H13.6Q14.4 1.6 14.4 2.4V5.8Q14.4 6.6 13.6 6.6H10Q9.2 6.6 9.2 5.8V2.4Q9.2 1.6 10 1.6Z"
      )
      + outline("M1 12H15") + #"<circle cx="10" cy="12" r="2.1"/>"#,
    "sparkle": #"<path d="M8 0.5Q8.9 7.1 15.5 8Q8.9 8.9 8 15.5Q7.1 8.9 0.5 8Q7.1 7.1 8 0.5Z"/>"#,
    "seal": outline(sealEdge),
    "seal.fill": #"<path d="\#(sealEdge)"/>"# + outline(sealEdge),
    "rectangle": outline(
      "M2 3H14Q15.5 3 15.5 4.5V11.5Q15.5 13 14 13H2Q0.5 13 0.5 11.5V4.5Q0.5 3 2 3Z"),
    "rectangle.fill": #"<rect x="0" y="2.5" width="16" height="11" rx="2"/>"#,
    "rectangle.portrait": outline(
      "M4.5 0.5H11.5Q13 0.5 13 2V14Q13 15.5 11.5 15.5H4.5Q3 15.5 3 14V2Q3 0.5 4.5 0.5Z"),
    "rectangle.portrait.fill": #"<rect x="2.5" y="0" width="11" height="16" rx="2"/>"#,
    "capsule": outline("M4.5 3.5H11.5A4.5 4.5 0 0 1 11.5 12.5H4.5A4.5 4.5 0 0 1 4.5 3.5Z"),
    "capsule.fill": #"<rect x="-0.5" y="3" width="17" height="10" rx="5"/>"#,
    "oval": outline(
      "M8 3.2C12.2 3.2 15.5 5.3 15.5 8S12.2 12.8 8 12.8S0.5 10.7 0.5 8S3.8 3.2 8 3.2Z"),
    "oval.fill": #"<ellipse cx="8" cy="8" rx="8" ry="5.2"/>"#,
    "circle.grid.2x2": outline(
      "M4.2 1.2A3 3 0 1 1 4.19 1.2ZM11.8 1.2A3 3 0 1 1 11.79 1.2ZM4.2 8.8A3 3 0 1 1 4.19 8.8ZM11.8 8.8A3 3 0 1 1 11.79 8.8Z"
    ),
    "circle.grid.2x2.fill":
      #"<circle cx="4" cy="4" r="3.4"/><circle cx="12" cy="4" r="3.4"/><circle cx="4" cy="12" r="3.4"/><circle cx="12" cy="12" r="3.4"/>"#,
    "ellipse": outline(
      "M8 3.2C12.2 3.2 15.5 5.3 15.5 8S12.2 12.8 8 12.8S0.5 10.7 0.5 8S3.8 3.2 8 3.2Z"),
    "skew": outline("M4.5 2.5H15.5L11.5 13.5H0.5Z"),
    "circle.dotted":
      #"<circle cx="8" cy="8" r="7.2" fill="none" stroke="black" stroke-width="{line}" stroke-linecap="round" stroke-dasharray="0.01 2.82"/>"#,
    "circle.dashed":
      #"<circle cx="8" cy="8" r="7.2" fill="none" stroke="black" stroke-width="{line}" stroke-dasharray="2.9 1.62"/>"#,
    "circle.dashed.inset.filled":
      #"<circle cx="8" cy="8" r="7.4" fill="none" stroke="black" stroke-width="{line}" stroke-dasharray="2.9 1.75"/><circle cx="8" cy="8" r="5.6"/>"#,
    "hand.raised": outline(handRaised),
    "hand.raised.fill": SymbolArtwork.masked(
      #"<path d="\#(handRaised)"/>"# + outline(handRaised),
      hiding:
        #"<path d="M6.2 1.4V7.4M8.1 0.6V7M10 1.4V7.4" stroke="black" stroke-width="0.7"/>"#),
    "chevron.up.chevron.down": outline("M4.5 6L8 2.5L11.5 6M4.5 10L8 13.5L11.5 10"),
    "arrow.up.and.down": outline("M8 1V15M4.8 4L8 0.8L11.2 4M4.8 12L8 15.2L11.2 12"),
    "arrow.left.and.right": outline("M1 8H15M4 4.8L0.8 8L4 11.2M12 4.8L15.2 8L12 11.2"),
    "waveform.path.ecg": outline("M0.5 8H4L6 2.5L9.5 13.5L11.5 8H15.5"),
    "speaker": outline(speakerEdge),
    "speaker.fill": #"<path d="\#(speakerEdge)"/>"# + outline(speakerEdge),
    // As wide as a circle; by eye.
    "line.3.horizontal": outline(threeLines), "line.horizontal.3": outline(threeLines),
    "line.3.horizontal.decrease": outline(shorterLines),
    "line.horizontal.3.decrease": outline(shorterLines),
    "sleep": outline(crescent, fill: "black"), "powersleep": outline(crescent, fill: "black"),
    "control": outline("M3.5 9L8 4.5L12.5 9"),
    "trapezoid.and.line.vertical": outline("M1 2.5L6.5 5V11L1 13.5ZM15 2.5L9.5 5V11L15 13.5Z")
      + outline("M8 0.8V15.2"),
    "trapezoid.and.line.horizontal": outline("M2.5 1L5 6.5H11L13.5 1ZM2.5 15L5 9.5H11L13.5 15Z")
      + outline("M0.8 8H15.2"),
    "arrow.up.and.down.and.sparkles": outline("M5 1V15M1.8 4L5 0.8L8.2 4M1.8 12L5 15.2L8.2 12")
      + #"<path d="M12.5 1.5Q12.9 5.1 16.5 5.5Q12.9 5.9 12.5 9.5Q12.1 5.9 8.5 5.5Q12.1 5.1 12.5 1.5Z"/>"#
      + #"<path d="M12.5 10.5Q12.7 12.3 14.5 12.5Q12.7 12.7 12.5 14.5Q12.3 12.7 10.5 12.5Q12.3 12.3 12.5 10.5Z"/>"#,
    "blinds.horizontal.open": outline("M1 1.5H15M1 14.5H15M2.5 1.5V14.5M13.5 1.5V14.5")
      + outline("M2.5 4.75H13.5M2.5 8H13.5M2.5 11.25H13.5"),
    "windshield.rear.and.wiper": outline(
      "M3.2 3.5H12.8Q14 3.5 14.3 4.6L15.6 10.6Q16 12.5 14.2 12.5H1.8Q0 12.5 0.4 10.6L1.7 4.6Q2 3.5 3.2 3.5Z"
    ) + outline("M8 12.5L11.8 6.2"),
    "allergens": outline("M8 0.8A7.2 7.2 0 1 1 7.99 0.8Z")
      + #"<circle cx="8" cy="5" r="1.3"/><circle cx="5" cy="9.6" r="1.3"/><circle cx="11" cy="9.6" r="1.3"/>"#,
    "swift":
      #"<path d="M9.6 1.2C13.4 4.1 14.8 8.1 13.7 11.2C15 12.9 14.9 14.3 14.6 14.6C13.6 13 12.3 13.2 11.6 13.6C8.2 15.2 3.6 13.7 1 10C3.8 11.7 6.8 12 8.8 10.7C6 8.6 4 6.2 2.3 3.6C4.4 5.5 6.3 6.9 8.1 8C6.4 6.3 5.1 4.5 3.9 2.6C6.3 5 8.9 7 11 8.2C11.5 6 11 3.4 9.6 1.2Z"/>"#,
    "questionmark.square.dashed":
      #"<rect x="1" y="1" width="14" height="14" rx="2.5" fill="none" stroke="black" stroke-width="{line}" stroke-dasharray="2.6 1.8"/>"#
      + outline("M5.8 6.2C5.8 3.2 10.2 3.2 10.2 6.2C10.2 8 8 7.9 8 9.8")
      + #"<circle cx="8" cy="12" r="0.9"/>"#,
  ]

  private static func outline(_ path: String, fill: String = "none") -> String {
    #"<path d="\#(path)" fill="\#(fill)" stroke="black" stroke-width="{line}" stroke-linecap="round" stroke-linejoin="round"/>"#
  }

  private static let threeLines = "M0.8 3.4H15.2M0.8 8H15.2M0.8 12.6H15.2"
  private static let shorterLines = "M0.8 3.4H15.2M3.6 8H12.4M6.4 12.6H9.6"
  private static let crescent =
    "M7.2 2A6.6 6.6 0 1 0 14.2 10.4C13.4 10.8 12.4 11 11.4 11A5.6 5.6 0 0 1 7.2 2Z"
  private static let speakerEdge =
    "M11 2.4L6.6 5.6H3.6Q2.6 5.6 2.6 6.6V9.4Q2.6 10.4 3.6 10.4H6.6L11 13.6Z"

  private static let dogBody =
    "M12.18 1.4C11.53 2.68 10.49 3.8 9.01 4.01L1.8 4.66C1.45 3.72 0.5 2.97 -0.33 3.57C-0.98 4.07"
    + " -0.75 4.75 -0.27 5.2C0.44 5.85 0.14 6.68 0.08 8.16L0.08 10.24C0.08 11.6 -2.26 11.72 -2.26"
    + " 13.35L-2.26 15.34C-2.26 16.11 -1.87 16.47 -1.16 16.47L0.5 16.47C1.51 16.47 1.51 15.04 0.74"
    + " 14.51L0.02 14.09C2.49 13.86 3.64 12.08 3.52 10.18C5.01 11.48 7.67 11.72 9.45 11.13L9.16"
    + " 15.34C9.1 16.11 9.51 16.47 10.22 16.47L11.82 16.47C13.07 16.47 13.13 15.16 12.6 14.69L11.71"
    + " 14.09C11.71 11.72 12.18 10.24 13.13 8.16C13.54 7.13 13.54 5.94 13.9 4.66C14.79 5.44 16.27"
    + " 5.67 17.34 5.02C18.53 4.25 18.76 2.59 17.81 1.88L14.97 -0.14"
  private static let dogEar =
    "M11.82 -0.44L14.97 -0.49L14.32 1.22C14.08 1.88 12.83 2 12.48 1.28Z"
  private static let dogEye = #"<circle cx="15.23" cy="2.41" r="0.48"/>"#

  private static let hareBody =
    "M10.3 5.6C8.2 4.2 5.2 1.4 3.4 1.6C2.2 2.4 4.6 4.9 6.6 6.2C4 6 1.6 7.8 0.9 10.2C-0.6 10 -0.9 11.9"
    + " 0.5 12.2C0.4 13.6 1.4 14.4 2.6 14.4H6.8C7.4 13.4 6.4 12.8 5.6 12.8C7.6 12.2 9.2 12.4 10 14.4H12.4"
    + "C12.6 13.4 11.8 12.4 11.2 11.6C12.2 11.2 12.9 10.7 13.3 9.9C15.4 10 16.7 9.1 16.3 7.7C15.8 5.9 12.9"
    + " 4.7 10.3 5.6Z"
  private static let hareEye = #"<circle cx="13.6" cy="7.3" r="0.6"/>"#

  private static let tortoiseShell = "M1.6 10.6C1.8 6.2 4.2 3.6 7.2 3.6C10.2 3.6 12 6.4 12.2 10.6Z"
  private static let tortoiseLimbs =
    "M1.6 10.6C0.6 10.6 -0.2 11 -0.6 11.8M2.6 10.8V13.4H4.8V10.8M8.8 10.8V13.4H11V10.8"
    + "M12 9C12.6 6.6 13.8 5.6 15 5.8C16.6 6.2 16.9 8.2 15.6 9C14.4 9.8 13.4 10 12.2 10.6"

  private static let sealEdge =
    "M8 0.8L9.9 2.4L12.4 2.1L13 4.5L15.2 5.8L14.3 8L15.2 10.2L13 11.5L12.4 13.9L9.9 13.6L8 15.2"
    + "L6.1 13.6L3.6 13.9L3 11.5L0.8 10.2L1.7 8L0.8 5.8L3 4.5L3.6 2.1L6.1 2.4Z"

  private static let handRaised =
    "M4.4 9.4V3.6C4.4 2.2 6.2 2.2 6.2 3.6V7.2V2C6.2 0.6 8.1 0.6 8.1 2V7.2V2.6C8.1 1.2 10 1.2 10 2.6V7.6"
    + "V4.2C10 2.9 11.8 2.9 11.8 4.2V9.4L12.9 8.1C13.7 7.1 15.2 7.9 14.6 9.1C13.6 11.2 12.6 15.2 8.6 15.2"
    + "C5.6 15.2 4.4 12.6 4.4 9.4Z"
}
