import ArgumentParser

/// How long each frame sees what moves.
struct ShutterOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Blur what moves as a camera does whose shutter is open so long: 180 is usual, 360 the most.",
      valueName: "degrees"))
  var motionBlur: Double?

  func validate() throws {
    if let motionBlur, !(0...360).contains(motionBlur) {
      throw ValidationError(
        "--motion-blur \(motionBlur) is not between 0 and 360 degrees. Use --motion-blur 180.")
    }
  }
}
