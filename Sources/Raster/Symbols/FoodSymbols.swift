/// Drawings of our own of what is eaten and drunk.
enum FoodSymbols: SymbolStrokes {
  static let drawings: [String: String] = [
    // Upright, side by side.
    "fork.knife": line("M1.4 1V4.8Q1.4 7.6 4.1 7.6Q6.8 7.6 6.8 4.8V1M4.1 1V15.2")
      + solid("M11.2 9.4V1.2C13.1 2.2 14 5.4 13.9 9.4Z") + line("M11.2 9.4V15.2"),
    "birthday.cake": line(
      "M1.6 15V9.4Q1.6 7.8 3.2 7.8H12.8Q14.4 7.8 14.4 9.4V15ZM0.4 15H15.6M1.6 11.4C3.2 12.8 4.8 12.8 6.4 11.4S9.6 12.8 11.2 11.4S13.6 12.4 14.4 11.6"
    )
      + candles,
    "birthday.cake.fill": cut(
      solid("M1.6 15V9.4Q1.6 7.8 3.2 7.8H12.8Q14.4 7.8 14.4 9.4V15Z"),
      "M1 11.4C3.2 12.8 4.8 12.8 6.4 11.4S9.6 12.8 11.2 11.4S13.6 12.4 15 11.4")
      + line("M0.4 15H15.6") + candles,
    "wineglass": line("M4 0.8H12C13 5 12 8.6 8 8.6S3 5 4 0.8ZM8 8.6V15M4.8 15.2H11.2M3.6 4.4H12.4"),
    "wineglass.fill": solid("M3.5 4.4H12.5C12.6 6.8 11.2 8.6 8 8.6S3.4 6.8 3.5 4.4Z")
      + line("M4 0.8H12C13 5 12 8.6 8 8.6S3 5 4 0.8ZM8 8.6V15M4.8 15.2H11.2"),
    "mug": line(
      "M1.6 2.4H11V12.6Q11 14.8 8.8 14.8H3.8Q1.6 14.8 1.6 12.6ZM11 4.8H12.8Q15 4.8 15 7V8.6Q15 10.8 12.8 10.8H11"
    ),
    "mug.fill": solid("M1.6 2.4H11V12.6Q11 14.8 8.8 14.8H3.8Q1.6 14.8 1.6 12.6Z")
      + line("M11 4.8H12.8Q15 4.8 15 7V8.6Q15 10.8 12.8 10.8H11"),
    "popcorn": line("M2.4 6.4L4 15.2H12L13.6 6.4ZM6 6.6L6.6 15M10 6.6L9.4 15") + line(popped),
    "popcorn.fill": cut(solid("M2.4 6.4L4 15.2H12L13.6 6.4Z"), "M6 6.6L6.6 15M10 6.6L9.4 15")
      + solid(popped),
  ]

  private static let candles =
    line("M4.6 7.6V4.8M8 7.6V4.8M11.4 7.6V4.8")
    + #"<circle cx="4.6" cy="2.6" r="0.9"/><circle cx="8" cy="2.6" r="0.9"/><circle cx="11.4" cy="2.6" r="0.9"/>"#
  private static let popped =
    "M2.6 6.2C0.8 5 1.8 2.6 3.8 3C4.2 1 6.8 0.6 7.8 2C9.2 0.6 11.8 1 12.2 3C14.2 2.6 15.2 5 13.4 6.2Z"
}
