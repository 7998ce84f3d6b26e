/// Drawings of our own of arrows, and of the pointer.
enum ArrowSymbols: SymbolStrokes {
  static let drawings: [String: String] = [
    "arrow.uturn.backward": line("M3 5.6H10.8A3.9 3.9 0 0 1 10.8 13.4H6.6M6.4 1.8L2.6 5.6L6.4 9.4"),
    "arrow.uturn.left": line("M3 5.6H10.8A3.9 3.9 0 0 1 10.8 13.4H6.6M6.4 1.8L2.6 5.6L6.4 9.4"),
    "arrow.uturn.forward": line("M13 5.6H5.2A3.9 3.9 0 0 0 5.2 13.4H9.4M9.6 1.8L13.4 5.6L9.6 9.4"),
    "arrow.uturn.right": line("M13 5.6H5.2A3.9 3.9 0 0 0 5.2 13.4H9.4M9.6 1.8L13.4 5.6L9.6 9.4"),
    "arrow.uturn.down": line("M12.4 12.6V5.2A3.9 3.9 0 0 0 4.6 5.2V9M8.8 9.4L12.4 13L16 9.4"),
    "arrow.uturn.up": line("M12.4 3.4V10.8A3.9 3.9 0 0 1 4.6 10.8V7M8.8 6.6L12.4 3L16 6.6"),
    "arrowshape.up": line(shapeUp),
    "arrowshape.up.fill": solid(shapeUp),
    "arrowshape.down": line(shapeDown),
    "arrowshape.down.fill": solid(shapeDown),
    "arrowshape.left": line(shapeLeft),
    "arrowshape.left.fill": solid(shapeLeft),
    "arrowshape.right": line(shapeRight),
    "arrowshape.right.fill": solid(shapeRight),
    "cursorarrow": line("M4 1.2V13.6L7.1 10.8L9.1 15L11.1 14.1L9.1 9.9L13.2 9.6Z"),
    "cursorarrow.rays": cursorWithRays,
    "cursorarrow.click": cursorWithRays,
    "arrow.triangle.turn.up.right.diamond": line(diamondEdge) + turnedArrow,
    "arrow.triangle.turn.up.right.diamond.fill": cutOut(solid(diamondEdge), turnedArrow),
    "arrow.triangle.merge": line(
      "M3 15V13Q3 10.6 5.4 9.4L6.6 8.8Q8 8 8 6.4V4M13 15V13Q13 10.6 10.6 9.4L9.4 8.8Q8 8 8 6.4")
      + #"<path d="M4.8 4.6L8 0L11.2 4.6Z"/>"#,
  ]

  private static let cursorWithRays =
    line("M6.8 6.8V15.2L8.9 13.3L10.2 16L11.6 15.4L10.3 12.6L13.1 12.4Z")
    + line("M6.8 1V3M1 6.8H3M2.7 2.7L4.1 4.1M10.9 2.7L9.5 4.1M2.7 10.9L4.1 9.5")
  private static let diamondEdge =
    "M8 0.2Q8.8 0.2 9.4 0.8L15.2 6.6Q16.4 8 15.2 9.4L9.4 15.2Q8 16.4 6.6 15.2L0.8 9.4Q-0.4 8 0.8 6.6L6.6 0.8Q7.2 0.2 8 0.2Z"
  private static let turnedArrow =
    line("M5.4 11V8.8Q5.4 7.2 7 7.2H9") + #"<path d="M8.8 4.6L12 7.2L8.8 9.8Z"/>"#
  private static let shapeUp = "M8 1L15 8.4H11V15H5V8.4H1Z"
  private static let shapeDown = "M8 15L15 7.6H11V1H5V7.6H1Z"
  private static let shapeLeft = "M1 8L8.4 1V5H15V11H8.4V15Z"
  private static let shapeRight = "M15 8L7.6 1V5H1V11H7.6V15Z"
}
