/// Drawings of our own of parts of the body, and of what comes of them.
enum BodySymbols: SymbolStrokes {
  static let drawings: [String: String] = [
    "mouth": line(
      "M0.8 7.6C3.2 4.4 5.8 4 8 5.4C10.2 4 12.8 4.4 15.2 7.6C13 11.6 10.6 12.8 8 12.8S3 11.6 0.8 7.6ZM0.8 7.6C5 8.8 11 8.8 15.2 7.6"
    ),
    "mouth.fill": cut(
      solid(
        "M0.8 7.6C3.2 4.4 5.8 4 8 5.4C10.2 4 12.8 4.4 15.2 7.6C13 11.6 10.6 12.8 8 12.8S3 11.6 0.8 7.6Z"
      ), "M0.8 7.8C5 9 11 9 15.2 7.8"),
    "nose": line(
      "M9.6 1.2C9 6 12.4 8.8 12.6 11.4C12.8 13.6 10.4 13.6 9.8 12.8M9.8 12.8C9 14.8 6.4 14.6 6.2 13M6.2 13C4.4 13.8 3.2 12 4.4 10.6"
    ),
    "mustache": line(mustache),
    "mustache.fill": solid(mustache),
    "brain": line(brainHalf + mirrored(brainHalf)) + line("M8 2V14"),
    "brain.fill": cut(solid(brainHalf + mirrored(brainHalf)), "M8 1V15"),
    "brain.head.profile": line(
      "M10.4 15.4V12.8H12.2Q13.4 12.8 13.4 11.6V9.6L15 9L13.4 6.2C13.2 2.6 10.8 0.6 7.6 0.6C3.8 0.6 1 3.4 1 7C1 9.6 2.2 11.2 3.6 12.4V15.4"
    )
      + line(
        "M7.4 3.6C5.6 2.6 3.8 4 4.2 5.6C3 6.6 3.8 8.8 5.6 8.6C6 9.8 7.4 9.8 7.8 8.8C9.6 9.2 10.8 7.4 9.8 6C10.2 4.2 8.8 3 7.4 3.6Z"
      ),
    "facemask": line(
      "M2 5.4C4.6 5 6.4 3.6 8 3.6S11.4 5 14 5.4V8.6C14 11.4 11.6 13 8 13S2 11.4 2 8.6ZM4.8 7.4H11.2M4.8 9.8H11.2"
    ),
    "zzz": line("M9.6 0.8H13.6L9.6 5.2H13.6M14.6 4.8H17L14.6 7.6H17"),
    "rays.top": line("M8 -0.6V1M3 1.4L4 2.6M13 1.4L12 2.6M0.6 6H2.2M13.8 6H15.4"),
    "clap.lines": line("M3 4L1.8 2.6M5.2 2.6L4.8 0.8M1.8 6.2L0 5.6"),
    "wave.lines": line("M1.6 4.4C2 3 2.8 2.2 4 1.6M14.4 11.6C14 13 13.2 13.8 12 14.4"),
  ]

  private static let mustache =
    "M8 6.4C6.6 4.8 4.6 4.8 3.6 6.8C3 8.2 1.6 8.6 0 8C0.8 10.4 2.8 11.6 5 11.2C6.4 11 7.4 10 8 9C8.6 10 9.6 11 11 11.2C13.2 11.6 15.2 10.4 16 8C14.4 8.6 13 8.2 12.4 6.8C11.4 4.8 9.4 4.8 8 6.4Z"
  private static let brainHalf =
    "M8 2.2C6.6 0.6 4 1.2 3.6 3.2C1.8 3.6 1 5.6 2 7.2C0.8 8.8 1.4 11 3.2 11.6C3.2 13.8 6.2 15.2 8 13.6Z"
}
