/// Drawings of our own of things, where the icon sets have none or another one.
enum ThingSymbols: SymbolStrokes {
  static let drawings: [String: String] = [
    "cross": line(crossEdge),
    "cross.fill": solid(crossEdge),
    // The icon font has the outline alone.
    "tshirt.fill": solid(
      "M5.2 1.8L1 4.2L2.8 7.8L4.4 7V14.4H11.6V7L13.2 7.8L15 4.2L10.8 1.8C10.3 3.2 9.3 3.9 8 3.9S5.7 3.2 5.2 1.8Z"
    ),
    "cross.case": line(caseEdge + caseHandle) + line("M8 7.4V11.8M5.8 9.6H10.2"),
    "cross.case.fill": cut(solid(caseEdge) + line(caseHandle), "M8 7.4V11.8M5.8 9.6H10.2"),
    "signature": line("M0.6 13.6H15.4")
      + line(
        "M1.6 11.4C4.8 7 7.4 3.6 6.4 1.8C5 0.4 3 6.8 4.6 9.6C5.6 11 6.8 8 8 7C8.8 6.6 8 9.6 9 9.6C10 9.6 10.2 7.8 11.2 7.8C12 7.8 11.8 9.4 14.4 8.8"
      ),
    "mappin": #"<circle cx="8" cy="3.6" r="3.4"/>"# + line("M8 6V15.4"),
    "mappin.and.ellipse": #"<circle cx="8" cy="2.9" r="3"/>"# + line("M8 5V12.4")
      + line(
        "M5.4 10.6C3 10.9 1.4 11.7 1.4 12.8C1.4 14.2 4.2 15.4 8 15.4S14.6 14.2 14.6 12.8C14.6 11.7 13 10.9 10.6 10.6"
      ),
    "leaf": line(leafEdge) + line("M1.2 14.8C3.4 11.4 6 9 10.4 7.2"),
    "mountain.2": line(mountains),
    "mountain.2.fill": solid(mountains),
    "sun.dust": line("M8 4.6A3.4 3.4 0 1 1 7.99 4.6Z") + dots(radius: 6.4, count: 8),
    "sun.dust.fill": solid("M8 4.6A3.4 3.4 0 1 1 7.99 4.6Z") + dots(radius: 6.4, count: 8),
    "bolt.heart": line(heart) + solid("M8.8 4.8L5.6 9H7.8L7.2 12L10.4 7.8H8.2Z"),
    "bolt.heart.fill": cutOut(
      solid(heart), #"<path d="M8.8 4.8L5.6 9H7.8L7.2 12L10.4 7.8H8.2Z"/>"#),
    "highlighter": line("M3 12.4L10.8 1.4L14.4 4L6.6 14.8H3Z") + line("M8 5.2L11.8 8M0.8 15.2H3"),
    "banknote": line(cardEdge) + line("M8 5.8A2.2 2.2 0 1 1 7.99 5.8Z")
      + #"<circle cx="2.2" cy="8" r="0.8"/><circle cx="13.8" cy="8" r="0.8"/>"#,
    "banknote.fill": cutOut(
      solid(cardEdge),
      #"<circle cx="8" cy="8" r="2.4"/><circle cx="2.2" cy="8" r="0.8"/><circle cx="13.8" cy="8" r="0.8"/>"#
    ),
    "wallet.pass": line(wallet)
      + line("M1.2 8.4H5.4C5.4 10 6.6 11 8 11S10.6 10 10.6 8.4H14.8M1.4 5.6H14.6"),
    "wallet.pass.fill": cut(
      solid(wallet), "M1.2 8.4H5.4C5.4 10 6.6 11 8 11S10.6 10 10.6 8.4H14.8M1.4 5.2H14.6"),
    "teddybear": line(
      "M8 1.6C10.6 1.6 12.4 3 12.4 5C12.4 7 10.6 8.2 8 8.2S3.6 7 3.6 5C3.6 3 5.4 1.6 8 1.6ZM5 8C3.4 9 3 10.6 3.4 12.4M11 8C12.6 9 13 10.6 12.6 12.4M3.4 12.4C3.4 14.4 5.2 15.2 8 15.2S12.6 14.4 12.6 12.4"
    )
      + #"<circle cx="4" cy="1.8" r="1.6"/><circle cx="12" cy="1.8" r="1.6"/><circle cx="6.4" cy="4.4" r="0.7"/><circle cx="9.6" cy="4.4" r="0.7"/><circle cx="8" cy="6" r="0.9"/>"#,
    "lizard": line(
      "M8 0.8C9.6 1.4 9.8 3.4 9 4.6C10.6 6.4 10.4 9 8.8 10.8C7.6 12.4 8.6 14.4 11 13.6M7 4.6C5.4 6.4 5.6 9 7.2 10.8M8 0.8C6.4 1.4 6.2 3.4 7 4.6M9.4 5.6L12.4 4.4L13.4 2.4M6.6 5.6L3.6 4.4L2.6 2.4M9.4 9.6L12.4 10.2L13.6 12.2M6.6 9.6L3.6 10.2L2.4 12.2"
    ),
    "pencil.tip.crop.circle": line(ball) + line("M5.2 14.2V10.4L8 3.8L10.8 10.4V14.2")
      + solid("M7.2 5.9L8 3.8L8.8 5.9Z"),
    "quarternote": #"<ellipse cx="6.2" cy="13" rx="2.6" ry="2.1"/>"# + line("M8.3 12.6V1.4"),
  ]

  private static let crossEdge =
    "M5.6 1H10.4V5.6H15V10.4H10.4V15H5.6V10.4H1V5.6H5.6Z"
  private static let caseEdge =
    "M1.8 4.4H14.2Q16 4.4 16 6.2V12.8Q16 14.6 14.2 14.6H1.8Q0 14.6 0 12.8V6.2Q0 4.4 1.8 4.4Z"
  private static let caseHandle = "M5 4.4V3Q5 1.6 6.4 1.6H9.6Q11 1.6 11 3V4.4"
  private static let leafEdge =
    "M15 1.2C9 1.4 3 3.4 2.4 8.4C2 12 4.4 13.8 7.2 13.4C12.4 12.8 14.6 7.4 15 1.2Z"
  private static let mountains = "M-0.6 13.6L5 3.4L8.4 9.4L10.6 6L16.6 13.6Z"
  private static let heart =
    "M8 14.6C3 11 0.8 8.4 0.8 5.6C0.8 3.4 2.4 1.8 4.4 1.8C6 1.8 7.2 2.6 8 4C8.8 2.6 10 1.8 11.6 1.8C13.6 1.8 15.2 3.4 15.2 5.6C15.2 8.4 13 11 8 14.6Z"
  private static let wallet =
    "M3 2.4H13Q14.8 2.4 14.8 4.2V12.2Q14.8 14 13 14H3Q1.2 14 1.2 12.2V4.2Q1.2 2.4 3 2.4Z"
}
