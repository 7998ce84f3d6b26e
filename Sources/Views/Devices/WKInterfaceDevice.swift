import Foundation
import Geometry
import ViewEngine

/// The watch that a clip is played on.
@MainActor @preconcurrency
public final class WKInterfaceDevice {
  private static let device = WKInterfaceDevice()

  public static func current() -> WKInterfaceDevice { device }

  /// In points.
  public var screenBounds: CGRect { UIScreen.main.bounds }
  public var screenScale: CGFloat { UIScreen.main.scale }
  public var name: String { "Apple Watch" }
  public var model: String { "Apple Watch" }

  /// - Note: Accepted: no effect in a clip, which cannot be felt.
  public func play(_ type: WKHapticType) {}
}

public enum WKHapticType: Int, Sendable {
  case notification, directionUp, directionDown, success, failure, retry, start, stop, click
  case navigationLeftTurn, navigationRightTurn, navigationGenericManeuver, underwaterDepthPrompt
  case underwaterDepthCriticalPrompt
}
