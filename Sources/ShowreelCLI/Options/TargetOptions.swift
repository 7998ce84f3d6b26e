import ArgumentParser
import Movie

/// Where clips go, and as what.
struct TargetOptions: ParsableArguments {
  @Option(
    name: [.short, .long, .customLong("out")],
    help: ArgumentHelp(
      "The file to write, a folder that ends in / for clips, 'frames/*.png' for a folder of PNG pictures, "
        + "or - for standard output. Can be given several times.",
      valueName: "path"))
  var output: [String] = []

  @Option(
    help: ArgumentHelp(
      "The format where no file ending says it: \(Self.formats). (default: mp4; on standard output: y4m)",
      valueName: "name"), completion: .list(OutputFormat.all.map(\.word)))
  var format: String?

  @Option(
    defaultAsFlag: Self.beside, parsing: .next,
    help: ArgumentHelp(
      "The frame that stands for the clip, the middle of its longest animation, as a PNG: beside the clip, "
        + "or where this says.", valueName: "file"))
  var poster: String?

  static let beside = "beside the clip"
  private static let formats = OutputFormat.all.map(\.word).joined(separator: ", ")

  func validate() throws {
    if let format, OutputFormat.named(format) == nil {
      let words = OutputFormat.all.map(\.word)
      throw ValidationError(
        "There is no format '\(format)'. "
          + UnknownWord.remedy(for: format, among: words, title: "Formats"))
    }
    if let poster, poster != Self.beside, !poster.lowercased().hasSuffix(".png") {
      throw ValidationError(
        "A poster is a PNG picture, and '\(poster)' does not end in .png. "
          + "Write --poster clip.png, or --poster after everything else.")
    }
    if output.contains(StandardOutput.path), StandardOutput.isTerminal {
      throw ValidationError(
        "A movie would go to the terminal. Hand it on: showreel export Demo.swift -o - | mpv -")
    }
  }

  var chosenFormat: OutputFormat? { format.flatMap { OutputFormat.named($0) } }

  var posterName: ClipPlaces.PosterName {
    switch poster {
    case nil: .none
    case Self.beside: .besideClip
    case let file?: .file(file)
    }
  }

  /// - Parameter isForSeveral: There are several inputs.
  /// - Throws: `ValidationError` for what contradicts itself.
  func places(isForSeveral: Bool) throws -> ClipPlaces {
    try ClipPlaces(
      output, isForSeveral: isForSeveral, format: chosenFormat, poster: posterName)
  }
}
