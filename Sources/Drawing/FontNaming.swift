/// What a measurer of texts may know besides their size: which fonts there are.
public protocol FontNaming: Sendable {
  /// The family that is drawn in place of one that is not there, and the family that is there whose name
  /// looks most like it; nil where the family is there itself.
  func standIn(forFamily name: String) -> (used: String, nearest: String?)?
}
