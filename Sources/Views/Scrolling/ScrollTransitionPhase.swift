import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Where a view is that scrolls in and out of sight.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Going out at the top or the leading edge.
  case topLeading
  case identity
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// −1, 0, 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
