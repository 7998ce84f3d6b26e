import ArgumentParser

/// What happens to a demo while it plays, over what its file says.
struct ScriptOptions: ParsableArguments {
  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp(
      "Tap by label, #identifier or point, at times in seconds: 'Toggle@0.5,2'. Repeatable.",
      valueName: "what@when"))
  var tap: [String] = []

  @Option(help: ArgumentHelp("The view or preview to show.", valueName: "name"))
  var view: String?
}

/// What a demo that is compiled and run may use.
struct SandboxOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo, help: "Run demos without network or files, where bwrap is installed.")
  var sandbox = true

  @Option(help: ArgumentHelp("Wall-clock seconds a demo may take.", valueName: "seconds"))
  var timeLimit: Double = 120

  @Option(help: ArgumentHelp("Memory a demo may fill.", valueName: "MB"))
  var memoryLimit: Int = 2048

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Demos compiled and played side by side.", valueName: "number"))
  var jobs: Int = 2

  func validate() throws {
    if !(timeLimit > 0) {
      throw ValidationError("--time-limit \(timeLimit) is no time at all. Use --time-limit 120.")
    }
    if memoryLimit < 64 {
      throw ValidationError("--memory-limit \(memoryLimit) is too little. Use --memory-limit 2048.")
    }
    if jobs < 1 {
      throw ValidationError("--jobs \(jobs) does nothing. Use --jobs 1 or more.")
    }
  }
}
