/// Drawings of our own of squares, pages, circles and what stands in them.
enum ShapeSymbols: SymbolStrokes {
  static let drawings: [String: String] = [
    "circle.and.line.horizontal": line("M8 1.6A6.4 6.4 0 1 1 7.99 1.6Z") + line("M-0.6 8H16.6"),
    "lasso": line(
      "M8 1.8C12.2 1.8 15.4 4 15.4 6.9S12.2 12 8 12S0.6 9.8 0.6 6.9S3.8 1.8 8 1.8Z")
      + line("M5.2 13.2A1.6 1.6 0 1 1 5.19 10C6.4 10 7.2 12 5.6 15"),
    "rectangle.on.rectangle": line(
      "M11.6 4.4V2.6Q11.6 1 10 1H0.8Q-0.8 1 -0.8 2.6V8.8Q-0.8 10.4 0.8 10.4H2.4")
      + line(
        "M6 5.6H15.2Q16.8 5.6 16.8 7.2V13.4Q16.8 15 15.2 15H6Q4.4 15 4.4 13.4V7.2Q4.4 5.6 6 5.6Z"),
    "rectangle.on.rectangle.fill": line(
      "M11.6 4.4V2.6Q11.6 1 10 1H0.8Q-0.8 1 -0.8 2.6V8.8Q-0.8 10.4 0.8 10.4H2.4")
      + solid(
        "M6 5.6H15.2Q16.8 5.6 16.8 7.2V13.4Q16.8 15 15.2 15H6Q4.4 15 4.4 13.4V7.2Q4.4 5.6 6 5.6Z"),
    "square.on.square": squareBehind + line(squareInFront),
    "square.on.square.fill": squareBehind + solid(squareInFront),
    "plus.square.on.square": squareBehind + line(squareInFront)
      + line("M10.2 7.6V12.8M7.6 10.2H12.8"),
    "plus.square.fill.on.square.fill": squareBehind
      + cut(solid(squareInFront), "M10.2 7.6V12.8M7.6 10.2H12.8"),
    "circlebadge": line(badgeEdge),
    "circlebadge.fill": solid(badgeEdge),
    "smallcircle.circle": line(ball) + line("M8 5.2A2.8 2.8 0 1 1 7.99 5.2Z"),
    "smallcircle.filled.circle": line(ball) + #"<circle cx="8" cy="8" r="3.2"/>"#,
    "scope": line("M8 2.2A5.8 5.8 0 1 1 7.99 2.2Z")
      + line("M8 -0.4V4.8M8 11.2V16.4M-0.4 8H4.8M11.2 8H16.4"),
    "capsule.portrait": line(uprightCapsule),
    "capsule.portrait.fill": solid(uprightCapsule),
    "rectangle.dashed":
      #"<rect x="0.5" y="3" width="15" height="10" rx="1.8" fill="none" stroke="black" stroke-width="{line}" stroke-dasharray="2.7 1.6"/>"#,
    "rectangle.grid.3x2": line(sixRectangles),
    "rectangle.grid.3x2.fill": solid(sixRectangles),
    "text.page": line(pageEdge) + line(pageText),
    "text.page.fill": cut(solid(pageEdge), pageText),
    "text.rectangle": line(plateEdge) + line(plateText),
    "text.rectangle.fill": cut(solid(plateEdge), plateText),
    "square.stack": line(stackedSquare) + stackLines,
    "square.stack.fill": solid(stackedSquare) + stackLines,
    "person.crop.square.stack": line(stackedSquare) + stackLines + croppedPerson,
    "person.crop.square.stack.fill": cutOut(solid(stackedSquare), croppedPerson) + stackLines,
    "person.2.crop.square.stack": line(stackedSquare) + stackLines + croppedPeople,
    "person.2.crop.square.stack.fill": cutOut(solid(stackedSquare), croppedPeople) + stackLines,
    "app": line(appEdge),
    "app.fill": solid(appEdge),
    "text.magnifyingglass": line("M0.6 2.6H13.4M0.6 6.4H5.4M0.6 10.2H4.4")
      + line("M10.2 6A3.6 3.6 0 1 1 10.19 6ZM12.8 12.2L15.6 15"),
    "badge.dot": #"<circle cx="8" cy="8" r="2.6"/>"#,
  ]

  private static let squareInFront =
    "M6.6 4.8H13.8Q15.6 4.8 15.6 6.6V13.8Q15.6 15.6 13.8 15.6H6.6Q4.8 15.6 4.8 13.8V6.6Q4.8 4.8 6.6 4.8Z"
  private static let squareBehind = line(
    "M11.2 3.4V2.2Q11.2 0.4 9.4 0.4H2.2Q0.4 0.4 0.4 2.2V9.4Q0.4 11.2 2.2 11.2H3.4")
  private static let stackLines = line("M3 3.2H13M4.6 0.8H11.4")
  private static let appEdge =
    "M4.6 0.6H11.4Q15.4 0.6 15.4 4.6V11.4Q15.4 15.4 11.4 15.4H4.6Q0.6 15.4 0.6 11.4V4.6Q0.6 0.6 4.6 0.6Z"
  private static let badgeEdge = "M8 4.6A3.4 3.4 0 1 1 7.99 4.6Z"
  private static let uprightCapsule =
    "M3.5 4.5V11.5A4.5 4.5 0 0 0 12.5 11.5V4.5A4.5 4.5 0 0 0 3.5 4.5Z"
  private static let sixRectangles =
    "M0.4 3.2H4.2V7H0.4ZM6.1 3.2H9.9V7H6.1ZM11.8 3.2H15.6V7H11.8ZM0.4 9H4.2V12.8H0.4ZM6.1 9H9.9V12.8H6.1ZM11.8 9H15.6V12.8H11.8Z"
  private static let pageEdge =
    "M4.4 0.6H11.6Q13.4 0.6 13.4 2.4V13.6Q13.4 15.4 11.6 15.4H4.4Q2.6 15.4 2.6 13.6V2.4Q2.6 0.6 4.4 0.6Z"
  private static let pageText = "M5.4 4.4H10.6M5.4 7.2H10.6M5.4 10H8.4"
  private static let plateEdge =
    "M2 2.6H14Q15.8 2.6 15.8 4.4V11.6Q15.8 13.4 14 13.4H2Q0.2 13.4 0.2 11.6V4.4Q0.2 2.6 2 2.6Z"
  private static let plateText = "M3.4 5.6H12.6M3.4 8H12.6M3.4 10.4H8.6"
  private static let stackedSquare =
    "M3.4 5.6H12.6Q14.4 5.6 14.4 7.4V13.6Q14.4 15.4 12.6 15.4H3.4Q1.6 15.4 1.6 13.6V7.4Q1.6 5.6 3.4 5.6Z"
  private static let croppedPerson =
    #"<circle cx="8" cy="9.2" r="1.8"/><path d="M4.6 15.4C4.6 12.9 6 11.8 8 11.8S11.4 12.9 11.4 15.4Z"/>"#
  private static let croppedPeople =
    #"<circle cx="6.3" cy="9.2" r="1.6"/><path d="M3.2 15.4C3.2 12.9 4.4 11.7 6.3 11.7S9.4 12.9 9.4 15.4Z"/>"#
    + #"<circle cx="10.9" cy="9.7" r="1.3"/><path d="M10.6 15.4C10.6 13.7 10.3 12.6 9.7 11.9Q10.2 11.7 10.9 11.7C12.3 11.7 13.1 12.8 13.1 15.4Z"/>"#
}
