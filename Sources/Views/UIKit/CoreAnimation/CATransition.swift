import Foundation
import Geometry

/// How what a layer shows from now on comes in the place of what it has shown.
///
/// - Note: Approximated: the new fades or moves in; the old is gone at once.
public final class CATransition: CAAnimation, @unchecked Sendable {
  public var type = CATransitionType.fade
  public var subtype: CATransitionSubtype?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
  }

  override func apply(_ progress: Double, seconds: Double, to look: inout LayerLook) {
    guard type == .push || type == .moveIn else {
      return look.set(CGFloat(look.opacity * progress), for: "opacity")
    }
    let (size, rest) = (look.bounds.size, CGFloat(1 - progress))
    switch subtype ?? .fromLeft {
    case .fromRight: move(&look, by: size.width * rest, along: "x")
    // Towards the top: authors push the next number up with it.
    case .fromTop: move(&look, by: size.height * rest, along: "y")
    case .fromBottom: move(&look, by: -size.height * rest, along: "y")
    default: move(&look, by: -size.width * rest, along: "x")
    }
  }

  /// From where the layer is moved to already.
  private func move(_ look: inout LayerLook, by distance: CGFloat, along axis: String) {
    let key = "transform.translation.\(axis)"
    look.set((LayerValue.number(look.value(key)) ?? 0) + distance, for: key)
  }
}

public struct CATransitionType: Hashable, Sendable {
  private let name: String

  public static let fade = CATransitionType(name: "fade")
  public static let moveIn = CATransitionType(name: "moveIn")
  public static let push = CATransitionType(name: "push")
  public static let reveal = CATransitionType(name: "reveal")
}

/// Where the new comes from.
public struct CATransitionSubtype: Hashable, Sendable {
  private let name: String

  public static let fromLeft = CATransitionSubtype(name: "fromLeft")
  public static let fromRight = CATransitionSubtype(name: "fromRight")
  public static let fromTop = CATransitionSubtype(name: "fromTop")
  public static let fromBottom = CATransitionSubtype(name: "fromBottom")
}

public let kCATransition = "transition"
