/// The word that a script line starts with.
enum ScriptVerb: String, CaseIterable {
  case tap, drag, wait, duration, size, fps, scale, view, dark, light, skip
}
