/// People doing things: a head and limbs of one width, as SF's figures are.
enum FigureSymbols {
  static let drawings: [String: String] = [
    "figure": figure((8, 1.6), "M3.4 5.6L8 6L12.6 5.6M8 6V9.6M8 9.6L6.2 15.2M8 9.6L9.8 15.2", 2.2),
    "figure.stand": figure(
      (8, 1.4),
      "M6.2 5.2L4.8 9.8M9.8 5.2L11.2 9.8M6.9 9.6V15.2M9.1 9.6V15.2M7 5.6L9 9.6M9 5.6L7 9.6", 1.9),
    "figure.arms.open": figure(
      (8, 1.4), "M2.6 5.2L8 5.8L13.4 5.2M7.2 6V10L6.2 15.2M8.8 6V10L9.8 15.2", 1.9),
    "figure.wave": figure(
      (8, 1.6), "M12.4 1.4L10.6 5.6L8 6L5.6 6.6L4.4 10.4M8 6.4V10L6.6 15.2M8 10L9.6 15.2", 1.9),
    "figure.walk": figure(
      (8.6, 1.3),
      "M8.4 5L7.6 9.4M8.2 5.2L5 6.8L4.2 9.2M8.6 5.2L10.4 7.4L12.6 8.2M7.6 9.2L9.6 11.6L10.2 15.2M7.6 9.2L6.6 12L4.4 15.2",
      1.8),
    "figure.run": figure(
      (10.6, 1.5),
      "M9.4 4.8L7.4 9M9.4 4.8L5.8 4.6L3.6 7M9.4 5L11 7.6L13.8 7.4M7.4 9L10.4 10.8L9.6 15.2M7.4 9L6 12L1.8 12.6",
      1.8),
    "figure.hiking": figure(
      (8.2, 1.4),
      "M8 5L7 9.4M8 5.2L10 7.4L12.4 7.6M7 9.2L9.4 11.4L9.8 15.2M7 9.4L5.8 12.2L3.8 15.2M13 5.8V15.2M4.4 5L5.4 8.6",
      1.7),
    "figure.dance": figure(
      (8.6, 1.5),
      "M8.2 5L7.6 9.2M8.2 5.2L4.8 4.6L3 1.6M8.4 5.2L11.6 6.6L13.6 4.2M7.6 9.2L4.8 11.4L6.2 15.2M7.6 9.2L11 10.6L12.6 15.2",
      1.8),
    "figure.yoga": figure(
      (8, 2.6), "M8 6L3 1.2M8 6L13 1.2M8 6V10.6M8 10.4V15.4M8 10.4L12.2 11.6L8.6 13", 1.7),
    "figure.mind.and.body": figure(
      (8, 2.2),
      "M8 5.8V10.4M7.8 6L4.6 8.4L2.6 11.4M8.2 6L11.4 8.4L13.4 11.4M8 11L2.6 14L8 14.6L13.4 14L8 11",
      1.8),
    "figure.cooldown": figure(
      (6.4, 2),
      "M6.6 5.4L7.6 9.6M6.8 5.6L10.4 6L12.8 3.8M6.6 5.6L4 7.6L4.6 10.4M7.6 9.6L5.6 12L5.8 15.2M7.6 9.6L11.4 11.2L14.4 15",
      1.8),
    "figure.jumprope": figure(
      (8, 2.2),
      "M8 5.6V10M7.8 5.8L5.2 7.4L4.2 9.4M8.2 5.8L10.8 7.4L11.8 9.4M8 9.8L6.8 12L7.2 14.2M8 9.8L9.2 12L8.8 14.2",
      1.7)
      + thin("M4.2 9.4C-1.4 -2.6 17.4 -2.6 11.8 9.4"),
    "figure.climbing": figure(
      (7.4, 4),
      "M7 7.2L6.6 10.6M7 7.2L10 5.6L10.6 2.4M6.8 7.4L4 6.2L3.4 3.4M6.6 10.4L9.8 10.8L10 14.2M6.6 10.4L4.6 12.6L5 15.6",
      1.7)
      + thin("M14 0.6V15.6"),
    "figure.archery": figure(
      (5.6, 2),
      "M5.6 5.4V10M5.6 5.8L12.2 5.8M5.6 5.8L2.4 6.6L5 5.2M5.6 10L3.8 15.2M5.6 10L8.2 15.2", 1.7)
      + thin("M11.2 0.8C14.6 3.6 14.6 8.2 11.2 11M11.2 0.8L9 5.8L11.2 11"),
    "figure.badminton": racket("M12.2 4.4L13.2 2.4"),
    "figure.tennis": racket("M12.2 4.4L13.2 2.4"),
    "figure.strengthtraining.traditional": figure(
      (8, 4.4),
      "M8 7.8V10.6M7.8 8L4 7.4L3.6 3.4M8.2 8L12 7.4L12.4 3.4M8 10.6L5.6 12.4L5.4 15.6M8 10.6L10.4 12.4L10.6 15.6",
      1.7)
      + thin("M0.6 2.4H15.4M1.6 0.4V4.4M14.4 0.4V4.4"),
    "figure.strengthtraining.functional": figure(
      (8, 1.8),
      "M8 5.2V9.8M7.8 5.4L4.6 8L3.8 11.4M8.2 5.4L11.4 8L12.2 11.4M8 9.8L5.8 12L5.6 15.4M8 9.8L10.2 12L10.4 15.4",
      1.7)
      + thin("M1.8 11.8H5.6M10.4 11.8H14.2"),
    "figure.core.training": figure(
      (3, 6.4), "M5.2 9.2L9.6 10.4M9.6 10.4L13 7.4L15 11.4M5.2 9.2L8 6.8L10.6 6.2", 1.8),
    "figure.flexibility": figure(
      (7, 3.4),
      "M7.4 6.6L7 11.2M7.4 6.8L10.8 4.6L13.6 5.2M7.2 6.8L10.4 7.8M7 11.2L11.2 12.4L14.8 12.4M7 11.2L3.4 12.4L1 12.4",
      1.7),
    "figure.pool.swim": figure(
      (12, 6.2), "M9.6 8.4L5.6 5.8M5.6 5.8L9.8 3.6M2 9.6L6 7.6", 1.8)
      + thin(
        "M0.6 12.4C2 11.4 3.4 11.4 4.8 12.4S7.6 13.4 9 12.4S11.8 11.4 13.2 12.4S15 13 15.6 12.4"),
    "figure.outdoor.cycle": figure(
      (10.2, 1.4), "M8.8 4.4L6.6 7.2L9 9.4L8.6 12.4M8.8 4.4L10.8 6.8L13 7", 1.7)
      + thin("M3.6 9.2A3 3 0 1 1 3.59 9.2ZM12.8 9.2A3 3 0 1 1 12.79 9.2Z"),
    "figure.martial.arts": figure(
      (5.8, 2),
      "M6.2 5.2L7.4 9.2M6.4 5.4L3.2 6.4L3 9M6.4 5.4L9.6 6.2L11.4 4.4M7.4 9.2L11 9.4L15.2 6.8M7.4 9.2L5.8 12L6.6 15.6",
      1.7),
    "figure.gymnastics": figure(
      (3.4, 6.4), "M5.4 8.8L9 11M5.4 8.8L4 12L5 15.4M9 11L12 7.6L15.2 4.6M9 11L13 11.6L15.8 14", 1.7
    ),
    "figure.basketball": figure(
      (7, 3.2),
      "M7 6.4L6.6 10.6M7 6.6L10 5.4L11.4 2.6M7 6.6L4.2 8.2L3.6 10.6M6.6 10.6L4.6 12.6L4.8 15.6M6.6 10.6L9.4 12L10.2 15.6",
      1.7)
      + #"<circle cx="13.4" cy="1.6" r="1.8"/>"#,
    "figure.golf": figure(
      (6.6, 2),
      "M6.8 5.2L7.4 9.8M6.8 5.4L9.2 8.2L10 10.2M6.8 5.6L8.6 8.6M7.4 9.8L5.4 12.4L5.2 15.4M7.4 9.8L9.2 12.4L9 15.4",
      1.7)
      + thin("M10 10.2L14 15.4"),
    "figure.soccer": figure(
      (8.4, 1.8),
      "M8 5L7.4 9.2M8 5.2L4.6 6L3 4.2M8 5.2L11.2 6.6L13.2 5.4M7.4 9.2L5.4 12L3 14.4M7.4 9.2L10.4 11L10.2 14.6",
      1.7)
      + #"<circle cx="14" cy="14" r="1.8"/>"#,
    "figure.fall": figure(
      (12.2, 3.2),
      "M10.4 5.8L7.6 9.2M10.4 6L13.4 8.2L15.2 6.6M10 6L6.8 4.6L5.4 1.8M7.6 9.2L9.2 12.6L7.2 15.2M7.6 9.2L4.2 9.8L1.2 8.4",
      1.7),
    "figure.child": figure(
      (8, 3.4), "M4.4 7L8 7.6L11.6 7M7.4 7.8V10.6L6.8 14.2M8.6 7.8V10.6L9.2 14.2", 2),
  ]

  private static func racket(_ handle: String) -> String {
    figure(
      (6.6, 2.4),
      "M6.6 5.6L6 9.8M6.6 5.8L9.8 6.4L12.2 4.4M6.6 5.8L3.8 7.6L4.4 10M6 9.8L8.8 11.4L9.6 15.4M6 9.8L4.6 12.4L2.4 14.8",
      1.7)
      + thin(handle + "M12.6 2.2C11.4 0.4 13.4 -1.6 15 -0.6S15.8 3 13.4 2.6Z")
  }

  private static func figure(_ head: (x: Double, y: Double), _ limbs: String, _ width: Double)
    -> String
  {
    #"<circle cx="\#(head.x)" cy="\#(head.y)" r="1.75"/>"#
      + #"<path d="\#(limbs)" fill="none" stroke="black" stroke-width="\#(width)" "#
      + #"stroke-linecap="round" stroke-linejoin="round"/>"#
  }

  private static func thin(_ path: String) -> String {
    #"<path d="\#(path)" fill="none" stroke="black" stroke-width="1" stroke-linecap="round" "#
      + #"stroke-linejoin="round"/>"#
  }
}
