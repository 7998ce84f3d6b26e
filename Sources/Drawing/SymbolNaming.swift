/// What a measurer of symbols may know besides their size: how they are called.
public protocol SymbolNaming: Sendable {
  /// Names that look most like a misspelt one, best first; at most three.
  func symbolNames(nearestTo name: String) -> [String]
}
