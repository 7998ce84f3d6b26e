import ArgumentParser
import Studio

/// How large a picture is.
struct ScaleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Pixels a point; with a look, what its canvas is multiplied with. (default: 2; 1)",
      valueName: "factor"))
  var scale: Double?

  func validate() throws {
    if let scale, !ClipLimits.scale.contains(scale) {
      throw ValidationError("--scale \(scale) is not between 0.01 and 8. Use --scale 2.")
    }
  }
}
