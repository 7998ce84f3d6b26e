import Foundation
import ViewEngine

/// Ways that a device may be held.
///
/// - Note: Accepted: no effect in a clip, whose device lies as its look says.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

extension UIWindowScene {
  /// How a scene asks to be held.
  public enum GeometryPreferences: Sendable {
    case iOS(interfaceOrientations: UIInterfaceOrientationMask)
  }

  /// - Note: Accepted: no effect in a clip, whose device lies as its look says.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}

extension UIViewController {
  public static func attemptRotationToDeviceOrientation() {}
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}
