import Motion

/// How a symbol is replaced by another: each step of the name is one symbol's motion.
///
/// - Matches: documentation only; the amounts are ours (rule `symbol-effect-amounts`).
enum SymbolReplacement: Equatable, Sendable {
  /// The old symbol shrinks away, then the new one grows in.
  case downUp
  /// The old symbol grows away, then the new one grows in.
  case upUp
  /// The old symbol is gone at once, the new one grows in.
  case offUp

  static let animation = Animation.spring(response: 0.4, dampingFraction: 0.8)

  private static let smallerScale = 0.5
  private static let largerScale = 1.3
  /// The share of the time that the old symbol has; they overlap a little.
  private static let leavingShare = 0.45
  private static let arrivingStart = 0.3

  func arriving(_ progress: Double) -> ContentLook {
    let start = self == .offUp ? 0 : Self.arrivingStart
    let part = max(0, (progress - start) / (1 - start))
    return ContentLook(
      scale: Self.smallerScale + (1 - Self.smallerScale) * part, opacity: min(1, part * 1.5))
  }

  func leaving(_ progress: Double) -> ContentLook {
    let part = min(max(progress / Self.leavingShare, 0), 1)
    switch self {
    case .offUp: return ContentLook(opacity: progress > 0 ? 0 : 1)
    case .downUp:
      return ContentLook(scale: 1 + (Self.smallerScale - 1) * part, opacity: 1 - part)
    case .upUp:
      return ContentLook(scale: 1 + (Self.largerScale - 1) * part, opacity: 1 - part)
    }
  }
}
