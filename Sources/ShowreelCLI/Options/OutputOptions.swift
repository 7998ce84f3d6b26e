import ArgumentParser

/// What is printed while something is done.
struct OutputOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Print nothing but problems.")
  var quiet = false

  @Flag(help: "Print one JSON value a line instead of text.")
  var json = false

  @Flag(help: "Print errors, warnings and notes as GitHub's runner shows them beside their lines.")
  var github = false

  var console: Console { Console(isQuiet: quiet, isJSON: json, isForGitHub: github) }
}
