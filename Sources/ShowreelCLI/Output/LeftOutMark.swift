/// The end of a clip's line that names the modifiers which its code has and the clip has not.
enum LeftOutMark {
  /// `  without .sheet, .badge`; nothing where there are none.
  static func text(_ leftOut: [String]) -> String {
    leftOut.isEmpty ? "" : "  without " + leftOut.map { "." + $0 }.joined(separator: ", ")
  }
}
