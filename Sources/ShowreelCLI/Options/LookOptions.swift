import ArgumentParser

/// What is around the screen of what is drawn.
struct LookOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What is around the screen: plain, documentation, social, or a YAML file of your own. "
        + "(default: documentation on a device, plain on a screen of your own size)",
      valueName: "name|file"), completion: LookOption.completion)
  var look: String?

  func validate() throws {
    if let look, LookOption.kind(of: look) == nil {
      throw ValidationError(LookOption.unknown(look))
    }
  }
}
