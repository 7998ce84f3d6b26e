/// A place where a shader would change what is drawn.
struct ShaderUse: Hashable, Sendable {
  let shader: String
  let effect: String
  let line: Int
  /// What is drawn without it.
  var drawn = "Its view"

  var warning: String {
    "The \(effect) on line \(line) is left out: its shader '\(shader)' is written in Metal, which "
      + "is not in the demo's code. \(drawn) is drawn without it."
  }
}
