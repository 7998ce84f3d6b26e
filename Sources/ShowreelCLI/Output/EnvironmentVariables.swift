/// What of the environment the program reads, for its reference pages.
enum EnvironmentVariables {
  static let all: [(name: String, meaning: String)] = [
    (
      "SHOWREEL_PRESETS",
      "The folder of the presets, in place of the one that comes with the program."
    ),
    ("SHOWREEL_SWIFTC", "The Swift compiler, in place of the first 'swiftc' on the PATH."),
    (
      "SHOWREEL_SERVER",
      "The program that 'showreel serve' starts, in place of the showreel-serve that is found."
    ),
    ("SHOWREEL_MODULES", "The folder with SwiftUI.swiftmodule that demos are compiled against."),
    ("SHOWREEL_FONT", "An installed family of fonts in place of Inter, for SF Pro."),
    ("SHOWREEL_FONT_SERIF", "The same in place of Noto Serif, for New York."),
    ("SHOWREEL_FONT_ROUNDED", "The same for SF Pro Rounded."),
    ("SHOWREEL_FONT_MONOSPACED", "The same in place of JetBrains Mono, for SF Mono."),
    (
      "XDG_CACHE_HOME",
      "Where compiled demos are kept, in the folder 'showreel'; '~/.cache' without it."
    ),
    ("TMPDIR", "Where demos are played; '/tmp' without it."),
    ("NO_COLOR", "Words on a terminal have no colours where this is set and not empty."),
    ("GITHUB_WORKSPACE", "The repository that paths of --github are named from."),
  ]

  /// Set by the program for those that it starts.
  static let inner = ["SHOWREEL_FOLDER", "SHOWREEL_PICTURES"]
}
