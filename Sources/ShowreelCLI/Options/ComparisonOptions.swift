import ArgumentParser

/// How alike two clips have to be.
struct ComparisonOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "By how much the SSIM of a frame may be less than 1: 0.01. By itself every decoded pixel has to be "
        + "the same.", valueName: "amount"))
  var tolerance = 0.0

  func validate() throws {
    if !(0..<1).contains(tolerance) {
      throw ValidationError(
        "--tolerance \(tolerance) is not at least 0 and less than 1. Use --tolerance 0.01.")
    }
  }
}
